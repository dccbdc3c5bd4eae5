"""A whole game against a bot, over the server's protocol. Start `cablecar serve`, then run this file."""

import json
import random
import sys
from contextlib import suppress
from typing import Any
from urllib.request import Request, urlopen

from websockets import ConnectionClosed
from websockets.sync.client import connect

SERVER = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8042"


def ask(path: str, body: dict[str, Any] | None = None, **headers: str) -> Any:
    """Send a request and return its answer; with a body it is a POST."""
    data = None if body is None else json.dumps(body).encode()
    request = Request(SERVER + path, data, {"content-type": "application/json", **headers})
    with urlopen(request) as answer:
        return json.load(answer)


def choose(moves: list[dict[str, Any]]) -> dict[str, Any]:
    """Return a move: the longest route that can be claimed, else any."""
    claims = [move for move in moves if move["do"] == "claim_route"]
    return max(claims, key=lambda move: sum(move["cards"].values()), default=random.choice(moves))


def play(table: str, chair: int, secret: str) -> dict[str, Any]:
    """Play a seat to the end and return the result."""
    address = f"{SERVER.replace('http', 'ws', 1)}/api/tables/{table}/seats/{chair}/socket"
    with connect(address, additional_headers={"x-seat-secret": secret}) as socket, suppress(ConnectionClosed):
        game, unanswered = None, False
        for text in socket:
            message = json.loads(text)
            if "error" in message:
                raise SystemExit(message["error"]["message"])
            unanswered = unanswered and message["type"] != "ack"
            if message["type"] == "game":
                game = message
                print(*(event["event"] for entry in game["entries"] for event in entry["events"]))
                if game["view"]["result"]:
                    return dict(game["view"]["result"])
            if game and game["moves"] and not unanswered:
                number, move = game["number"] + 1, choose(game["moves"])
                socket.send(json.dumps({"type": "move", "id": f"m{number}", "number": number, "move": move}))
                game, unanswered = None, True
    raise SystemExit("The server went away.")


if __name__ == "__main__":
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "bot": "casual"}]
    made = ask("/api/tables", {"seats": seats, "pace": 0})
    ask(f"/api/tables/{made['table']['id']}/start", {}, **{"x-host-secret": made["host_secret"]})
    result = play(made["table"]["id"], **made["seats"][0])
    print("Totals in the order of turns:", [score["total"] for score in result["scores"]])
