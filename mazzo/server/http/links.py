"""Links that others can open: the page's address for somebody who is not at this machine."""

from __future__ import annotations

import io
import ipaddress
import socket
from typing import Literal, NamedTuple

import segno
from starlette.requests import Request

from mazzo.server.http.guards import host_and_port, is_secure
from mazzo.server.settings import LOOPBACK, Settings

Reach = Literal["anywhere", "network", "this_machine"]
EVERY_ADDRESS = ("0.0.0.0", "::", "")


class PageAddress(NamedTuple):
    address: str
    reach: Reach
    """Who can open it."""


def page_address(request: Request, settings: Settings) -> PageAddress:
    """The page's address: the public one if there is one, otherwise the one by which this player found the server. On the
    server's own machine, that is an address that means another machine to everybody else: then it is the address in the local
    network, if the server listens there.
    """
    if settings.public_url:
        host = host_and_port("http", settings.public_url.partition("://")[2].partition("/")[0])
        return PageAddress(settings.public_url, reach_of(host[0] if host else ""))
    scheme = "https" if is_secure(request, settings) else "http"
    asked = request.headers.get("host", "localhost")
    found = host_and_port(scheme, asked)
    reach = reach_of(found[0] if found else "")
    if found is not None and reach == "this_machine" and settings.host not in LOOPBACK:
        elsewhere = lan_address() if settings.host in EVERY_ADDRESS else settings.host
        if elsewhere is not None:
            asked, reach = f"{f'[{elsewhere}]' if ':' in elsewhere else elsewhere}:{found[1]}", reach_of(elsewhere)
    return PageAddress(f"{scheme}://{asked}{settings.root_path}", reach)


def reach_of(host: str) -> Reach:
    """Who can open a page at this host, judging by its name."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        if host.lower() in ("", "localhost") or host.lower().endswith(".localhost"):
            return "this_machine"
        return "network" if "." not in host or host.lower().endswith((".local", ".lan", ".home.arpa")) else "anywhere"
    if address.is_loopback or address.is_unspecified:
        return "this_machine"
    return "network" if address.is_private or address.is_link_local else "anywhere"


def lan_address() -> str | None:
    """This machine's address in its local network, the one it would send from; None if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for documentation; nothing is sent
        except OSError:
            return None
        return str(probe.getsockname()[0])


def qr_code(link: str) -> bytes:
    picture = io.BytesIO()
    segno.make(link, error="m", micro=False).save(picture, kind="svg", scale=8, border=4, dark="#000", light="#fff")
    return picture.getvalue()
