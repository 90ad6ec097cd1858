"""Deep nesting, odd paths, trailing slashes: anything that makes the server fail or talk."""

from tests.hostile.people import STRANGER, person
from tests.web.live import Live
from tests.web.test_gate import DEEP, POSTS, addressed

NUMBER = 15
TITLE = "input that makes the server fail"
PATHS = (
    "/assets/%00",
    "/theme.js%00",
    "/assets/" + "x" * 3000,
    "/" + "%ff" * 100,
    "/api/tables/%2e%2e/%2e%2e",
    "/metrics",
    "/metrics/",
    "/%6detrics",
    "/schema/%00",
    "/t/" + "%F0%9F%A6%8A" * 200,
    "/api/tables?x=" + "y" * 5000,
)


async def attack(server: Live) -> str | None:
    async with person(server, STRANGER) as stranger:
        at = await stranger.visitor.open("here", "here")
        for method in ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"):
            for path in PATHS:
                answer = await stranger.client.request(method, path)
                if answer.status_code >= 500 or "cavale_tables" in answer.text:
                    return f"{method} {path[:40]} answered {answer.status_code}"
        for path in POSTS:
            for body in DEEP:
                answer = await stranger.client.post(
                    addressed(path, at.id),
                    content=body,
                    headers={"content-type": "application/json"},
                )
                if answer.status_code != 400:
                    return f"a deep body at {path} answered {answer.status_code}"
        if (await stranger.client.head("/")).status_code != 200:
            return "HEAD / is not answered"
        wish = {"game": "wall", "seats": [{"kind": "here"}, {"kind": "here"}]}
        if (await stranger.client.post("/api/tables/", json=wish)).status_code == 201:
            return "a slash too many opens a table"
    await server.close()
    if "Traceback" in server.said or len(server.said) > 2000:
        return f"the log holds {len(server.said)} characters"
    return None
