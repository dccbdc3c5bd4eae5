"""The HTTP app: its routes, and one clear sentence for everything that is refused."""

from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError, WebSocketRequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.routing import Match
from starlette.types import Lifespan

from cablecar.common.errors import CablecarError
from cablecar.common.version import __version__
from cablecar.server.http.replays import router as replay_router
from cablecar.server.http.routes import router
from cablecar.server.page.pages import router as page_router
from cablecar.server.page.pages import unknown_page
from cablecar.server.protocol.codec import error_json, wrong_fields
from cablecar.server.protocol.responses import FaultAnswer
from cablecar.server.security.identity import Refused
from cablecar.server.security.metrics import Metrics
from cablecar.server.tables.registry import TableRegistry

FAULTS: dict[int | str, dict[str, Any]] = {
    status: {"model": FaultAnswer} for status in (400, 403, 404, 405, 409, 413, 414, 421, 422, 429, 503)
}


ROUTERS = (page_router, router, replay_router)


class App(FastAPI):
    """The app, whose description has the sockets' messages too."""

    def openapi(self) -> dict[str, Any]:
        """Return the OpenAPI document."""
        if self.openapi_schema is None:
            from cablecar.server.protocol.messages import (
                described_messages,  # no start waits for its many models
            )

            schemas = super().openapi()["components"]["schemas"]
            schemas.update(described_messages("#/components/schemas/{model}"))
        assert self.openapi_schema is not None
        return self.openapi_schema


def make_app(registry: TableRegistry, metrics: Metrics, lifespan: Lifespan[FastAPI] | None = None) -> App:
    """Return the server's app around a registry of tables."""
    app = App(
        title="Cable Car",
        version=__version__,
        docs_url=None,  # FastAPI's page would load scripts from elsewhere
        redoc_url=None,
        lifespan=lifespan,
        responses=FAULTS,
    )
    app.state.registry, app.state.metrics = registry, metrics
    app.add_exception_handler(CablecarError, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(WebSocketRequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _no_such_page)
    for part in ROUTERS:
        app.include_router(part)
    return app


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, CablecarError)
    status = error.status if isinstance(error, Refused) else 409
    page = unknown_page(request, status) if status == 404 else None
    return page or JSONResponse({"error": error_json(error)}, status)


async def _invalid(request: Request, error: Exception) -> Response:
    """Answer a request with wrong fields; for a person an address with a wrong field is an unknown page."""
    if isinstance(error, RequestValidationError) and (page := unknown_page(request, 404)):
        return page
    assert isinstance(error, RequestValidationError | WebSocketRequestValidationError)
    return JSONResponse({"error": error_json(wrong_fields(error.errors()))}, 422)


async def _no_such_page(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and (page := unknown_page(request, 404)):
        return page
    key = {404: "page-unknown", 405: "method-unknown"}.get(error.status_code, "message-not-json")
    headers = {"allow": _methods(request)} if error.status_code == 405 else error.headers
    return JSONResponse({"error": error_json(CablecarError(key))}, error.status_code, headers)


def _methods(request: Request) -> str:
    """Return all methods of a path; by itself Starlette names those of one route only."""
    every = (route for part in ROUTERS for route in part.routes)
    routes = [route for route in every if route.matches(request.scope)[0] is not Match.NONE]
    return ", ".join(sorted({method for route in routes for method in getattr(route, "methods", ())}))
