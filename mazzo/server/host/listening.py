"""Where a server listens, and how such addresses are written."""

from __future__ import annotations

import socket

from mazzo.server.http.protocols import WRITE_SECONDS
from mazzo.server.settings import CannotServe, Settings, read_metrics_address

MOST_UNSENT = 256 * 1024  # bytes the system buffers for a client that does not read; by default it would be megabytes


def listening_socket(settings: Settings) -> socket.socket:
    """The socket the server listens on; CannotServe if it is taken."""
    return listen(settings.host, settings.port, "--port")


def listen(host: str, port: int, option: str) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening_socket = socket.socket(family, socket.SOCK_STREAM)
    try:
        listening_socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening_socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MOST_UNSENT)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            # The system cuts a client that does not read, also when we have closed the connection and only its buffer waits.
            listening_socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, WRITE_SECONDS * 1000)
        listening_socket.bind((host, port))
        listening_socket.listen(2048)
    except (OSError, OverflowError) as problem:
        listening_socket.close()
        if isinstance(problem, OSError) and problem.errno in (98, 48, 10048):  # Linux, macOS, Windows
            sentence = f"port {port} is taken on {host}; stop the other program, or choose another {option}"
            raise CannotServe(sentence) from None
        raise CannotServe(f"cannot listen on {host}:{port} ({problem})") from None
    return listening_socket


def address_shown(settings: Settings, listening_socket: socket.socket) -> str:
    if settings.public_url:
        return f"{settings.public_url}/"
    host = "localhost" if settings.host in ("0.0.0.0", "::") else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{listening_socket.getsockname()[1]}{settings.root_path}/"


def metrics_shown(settings: Settings, listening_socket: socket.socket) -> str:
    host, _ = read_metrics_address(settings.metrics)
    return f"http://{f'[{host}]' if ':' in host else host}:{listening_socket.getsockname()[1]}/metrics"
