"""The page: files built by Vite, and the rules for the browser next to them."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from mazzo.server.http.responses import Problem
from mazzo.server.http.rules_files import OF_OTHERS, RulesFiles
from mazzo.server.http.static_file import File, read_file
from mazzo.server.wire.routes import Routes
from mazzo.wasm.folder import WEIGHTS

PAGE = Path(__file__).resolve().parents[1] / "page"
RULES = "rules/"
NOT_BUILT = "The server is running, but its page has not been built: run `make page`, or install Mazzo as a wheel.\n"
routes = Routes()


class Page:
    """The files of the page by their path."""

    def __init__(self, files: dict[str, File], rules: RulesFiles) -> None:
        self.files = files
        self.rules = rules

    @routes.declare("GET /", cost=0.3)
    @routes.declare("GET /t/{code}", cost=0.3)
    @routes.declare("GET /g/{code}", cost=0.3)
    @routes.declare("GET /d/{deal}", cost=0.3)
    @routes.declare("GET /events", cost=0.3)
    @routes.declare("GET /e/{event}", cost=0.3)
    @routes.declare("GET /r/{code}", cost=0.3)
    @routes.declare("GET /learn/{game}", cost=0.3)
    @routes.declare("GET /you", cost=0.3)
    @routes.declare("GET /ratings/{game}", cost=0.3)
    @routes.declare("GET /pad/{game}", cost=0.3)
    @routes.declare("GET /puzzles/{game}", cost=0.3)
    async def page(self, request: Request, **_: str) -> Response:
        if "index.html" in self.files:
            return self.files["index.html"].response(request)
        return PlainTextResponse(NOT_BUILT, 503, {"cache-control": "no-store"})

    @routes.declare("GET /rules/{package}/{name}.weights", cost=4)
    async def weights(self, request: Request, package: str, name: str) -> Response:
        return await self.file(request, f"{RULES}{package}/{name}{WEIGHTS}")  # megabytes: not so often as another file

    @routes.declare("GET /{path:path}", cost=0.3)
    async def file(self, request: Request, path: str) -> Response:
        """A file of the page. A mistyped address gets the page, which says so in the reader's language; a program gets JSON."""
        below = path.removeprefix(RULES)
        found = self.files.get(path) if below == path else self.rules.find(below)
        if found is not None and path != "index.html":
            return found.response(request)
        if below != path and below == OF_OTHERS:
            return Response(self.rules.of_others(), 200, {"cache-control": "no-cache"}, "application/json")
        if below != path and self.rules.may_come(below):
            return Response(status_code=204, headers={"cache-control": "no-store"})  # a page asks again later
        if path.startswith("api/") or "index.html" not in self.files or "text/html" not in request.headers.get("accept", ""):
            raise Problem(404, "no_such_address", "There is nothing at this address.")
        page = self.files["index.html"]
        return Response(page.body, 404, {"cache-control": "no-store"}, page.media_type)


def read_page(root_path: str, folder: Path = PAGE) -> dict[str, File]:
    """Every file of the page by its path. Vite names its files after their content, so a browser may keep them forever."""

    def rooted(body: bytes) -> bytes:
        # It is served for /t/CODE too, where relative addresses would lead astray.
        return body.replace(b'"./', f'"{root_path}/'.encode())

    files = {}
    for path in sorted(folder.rglob("*")) if folder.is_dir() else []:
        if path.is_file():
            name = path.relative_to(folder).as_posix()
            change = rooted if name == "index.html" else bytes
            files[name] = read_file(path, name, for_ever=name.startswith("assets/"), change=change)
    return files
