"""A route of the server, declared once: its address, what it takes, answers and refuses.

    @routes.declare("POST /api/tables", takes=OpenTable, answers=Opened, status=201, refuses=(401,), cost=6)
    async def open_table(self, request: Request, wish: OpenTable) -> Opened: ...

Routing, the checks and limits of a request, the OpenAPI document and docs/api.md follow from this declaration. A handler is
called with the request, with the body if the route takes one, and by name with the parts of the path. Its other parameters, all
with a default, are read from the query.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from inspect import Parameter, getdoc, signature
from typing import Any, TypeVar

JSON = "application/json"
ANY_REFUSES = (403, 421, 429)  # somebody who is banned, an unknown host, too many
ANY_POST_REFUSES = (400, 403, 408, 413, 415, 429, 503)
Handler = TypeVar("Handler", bound=Callable[..., Awaitable[Any]])


@dataclass(frozen=True, kw_only=True)
class Route:
    method: str
    path: str
    handler: Callable[..., Awaitable[Any]]
    takes: Any = None
    """The type of the body; None for a route without a body."""
    answers: Any = None
    """The type of the answer; None for the page itself, which is not part of the API."""
    status: int = 200
    media_type: str = JSON
    refuses: tuple[int, ...] = ()
    refuses_with: Any = None
    """The type of the refusals that only this route has; None for a Problem."""
    cost: float
    """How many milliseconds of work an answer may take; bench/route_costs.py measures it."""

    @property
    def name(self) -> str:
        return str(self.handler.__name__)  # type: ignore[attr-defined]

    @property
    def summary(self) -> str:
        return (getdoc(self.handler) or getdoc(self.takes) or "").partition("\n")[0]

    @property
    def refusals(self) -> list[int]:
        """Every status it may refuse with."""
        with_query = (400,) if self.query else ()
        return sorted({*self.refuses, *ANY_REFUSES, *with_query, *(ANY_POST_REFUSES if self.takes is not None else ())})

    @property
    def path_parameters(self) -> list[str]:
        return re.findall(r"{(\w+)", self.path)

    @property
    def query(self) -> dict[str, str]:
        """The parameters read from the query, with their defaults."""
        return {
            name: one.default for name, one in signature(self.handler).parameters.items() if one.default is not Parameter.empty
        }


class Routes(list[Route]):
    """The routes of one class of handlers, in the order of its methods."""

    def declare(
        self,
        address: str,
        *,
        cost: float,
        takes: Any = None,
        answers: Any = None,
        status: int = 200,
        media_type: str = JSON,
        refuses: tuple[int, ...] = (),
        refuses_with: Any = None,
    ) -> Callable[[Handler], Handler]:
        """Declares the method below it as the handler of an address such as `GET /api/games`."""
        method, _, path = address.partition(" ")

        def declared(handler: Handler) -> Handler:
            self.append(
                Route(
                    method=method,
                    path=path,
                    handler=handler,
                    takes=takes,
                    answers=answers,
                    status=status,
                    media_type=media_type,
                    refuses=refuses,
                    refuses_with=refuses_with,
                    cost=cost,
                )
            )
            return handler

        return declared
