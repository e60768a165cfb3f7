"""The page: files made by Vite, read once and answered from memory."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

PAGE = Path(__file__).resolve().parents[1] / "page"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
NOT_BUILT = "The server runs, but its page has not been built: run `make page`, or install Mazzo as a wheel.\n"
KINDS = {".js": "text/javascript", ".css": "text/css", ".html": "text/html", ".svg": "image/svg+xml", ".ftl": "text/plain"}
SQUEEZED = {*KINDS.values(), "application/json", "application/manifest+json"}


@dataclass(frozen=True)
class File:
    body: bytes
    squeezed: bytes | None
    kind: str
    tag: str
    caching: str

    def answer(self, request: Request) -> Response:
        headers = {"cache-control": self.caching, "etag": self.tag, "vary": "accept-encoding"}
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if self.squeezed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.squeezed, headers=headers | {"content-encoding": "gzip"}, media_type=self.kind)
        return Response(self.body, headers=headers, media_type=self.kind)


def read_page(root_path: str, folder: Path = PAGE) -> dict[str, File]:
    """Every file of the page by its path. Vite's are named after their content, so a browser may keep them for ever."""
    files = {}
    for path in sorted(folder.rglob("*")) if folder.is_dir() else []:
        if path.is_file():
            name = path.relative_to(folder).as_posix()
            body = path.read_bytes()
            if name == "index.html":
                # It is answered for /t/CODE too, where an address that begins with a dot would lead astray.
                body = body.replace(b'"./', f'"{root_path}/'.encode())
            kind = KINDS.get(path.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
            squeezed = gzip.compress(body, mtime=0) if kind in SQUEEZED and len(body) > 500 else None
            caching = FOR_EVER if name.startswith("assets/") else ASK_AGAIN
            files[name] = File(body, squeezed, kind, f'"{hashlib.sha256(body).hexdigest()[:20]}"', caching)
    return files


def page_answer(files: dict[str, File], request: Request) -> Response:
    if "index.html" in files:
        return files["index.html"].answer(request)
    return PlainTextResponse(NOT_BUILT, 503, {"cache-control": "no-store"})
