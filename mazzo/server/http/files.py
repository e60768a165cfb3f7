"""The page: files made by Vite, read once and answered from memory."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from mazzo.server.http.responses import Problem, etag_of, has_current
from mazzo.server.wire.routes import Routes

PAGE = Path(__file__).resolve().parents[1] / "page"
FOR_EVER = "public, max-age=31536000, immutable"
REVALIDATE = "no-cache"
NOT_BUILT = "The server is running, but its page has not been built: run `make page`, or install Mazzo as a wheel.\n"
FONT = "font/woff2"  # compressed in itself
MEDIA_TYPES = {".js": "text/javascript", ".css": "text/css", ".html": "text/html", ".svg": "image/svg+xml", ".woff2": FONT}
COMPRESSED = {*MEDIA_TYPES.values(), "application/json", "application/manifest+json"} - {FONT}
WORTH_COMPRESSING = 500  # bytes
routes = Routes()


@dataclass(frozen=True)
class File:
    body: bytes
    compressed: bytes | None
    media_type: str
    etag: str
    caching: str

    def response(self, request: Request) -> Response:
        headers = {"cache-control": self.caching, "etag": self.etag, "vary": "accept-encoding"}
        if has_current(request, self.etag):
            return Response(status_code=304, headers=headers)
        if self.compressed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.compressed, headers=headers | {"content-encoding": "gzip"}, media_type=self.media_type)
        return Response(self.body, headers=headers, media_type=self.media_type)


class Page:
    """The files of the page by their path."""

    def __init__(self, files: dict[str, File]) -> None:
        self.files = files

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
    async def page(self, request: Request, **_: str) -> Response:
        if "index.html" in self.files:
            return self.files["index.html"].response(request)
        return PlainTextResponse(NOT_BUILT, 503, {"cache-control": "no-store"})

    @routes.declare("GET /{path:path}", cost=0.3)
    async def file(self, request: Request, path: str) -> Response:
        """A file of the page. To whoever mistyped an address the page says so in their language; a program is told in JSON."""
        found = self.files.get(path)
        if found is not None and path != "index.html":
            return found.response(request)
        if path.startswith("api/") or "index.html" not in self.files or "text/html" not in request.headers.get("accept", ""):
            raise Problem(404, "no_such_address", "There is nothing at this address.")
        page = self.files["index.html"]
        return Response(page.body, 404, {"cache-control": "no-store"}, page.media_type)


def read_page(root_path: str, folder: Path = PAGE) -> dict[str, File]:
    """Every file of the page by its path. Vite names its files after their content, so a browser may keep them for ever."""
    files = {}
    for path in sorted(folder.rglob("*")) if folder.is_dir() else []:
        if path.is_file():
            name = path.relative_to(folder).as_posix()
            body = path.read_bytes()
            if name == "index.html":
                # It is served for /t/CODE too, where relative addresses would lead astray.
                body = body.replace(b'"./', f'"{root_path}/'.encode())
            media_type = MEDIA_TYPES.get(path.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
            compressed = gzip.compress(body, mtime=0) if media_type in COMPRESSED and len(body) > WORTH_COMPRESSING else None
            caching = FOR_EVER if name.startswith("assets/") else REVALIDATE
            files[name] = File(body, compressed, media_type, etag_of(body), caching)
    return files
