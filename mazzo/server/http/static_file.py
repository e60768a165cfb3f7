"""A file that is read once, and answered from memory."""

from __future__ import annotations

import gzip
import mimetypes
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from mazzo.server.http.responses import etag_of, has_current

FOR_EVER = "public, max-age=31536000, immutable"
REVALIDATE = "no-cache"
FONT = "font/woff2"  # compressed in itself
MEDIA_TYPES = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".woff2": FONT,
}
COMPRESSED = {*MEDIA_TYPES.values(), "application/json", "application/manifest+json"} - {FONT}
WORTH_COMPRESSING = 500  # bytes


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


def read_file(path: Path, name: str, *, for_ever: bool, change: Callable[[bytes], bytes] = bytes) -> File:
    """This file. `for_ever`: it is named after its content, so a browser need not ask again."""
    body = change(path.read_bytes())
    media_type = MEDIA_TYPES.get(path.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    compressed = gzip.compress(body, mtime=0) if media_type in COMPRESSED and len(body) > WORTH_COMPRESSING else None
    return File(body, compressed, media_type, etag_of(body), FOR_EVER if for_ever else REVALIDATE)
