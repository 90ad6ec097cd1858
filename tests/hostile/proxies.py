"""Limits behind a real proxy: nginx and Caddy, as Debian packages them, in front of a real server.

    apt-get install --no-install-recommends nginx-light caddy
    python -m tests.hostile.proxies

Two people behind the proxy come from two addresses (127.0.0.2 and 127.0.0.3). The first opens more
tables than an address may; the second must not notice. What a client says of its own address must
not count, streams must pass unbuffered, and a slash too many must lead nowhere.
"""

import asyncio
import shutil
import subprocess
import sys
import tempfile
from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx

from tests.waiting import PATIENCE
from tests.web.live import Event, Live, events, free_port
from tests.web.visitor import Visitor

ONE, OTHER = "127.0.0.2", "127.0.0.3"
A_MINUTE = 5
BODY = {"game": "wall", "seats": [{"kind": "here"}, {"kind": "here"}]}

NGINX = """
daemon off; worker_processes 1; pid {folder}/nginx.pid; error_log {folder}/error.log;
events {{ worker_connections 256; }}
http {{
  access_log off; client_body_temp_path {folder}/a; proxy_temp_path {folder}/b;
  fastcgi_temp_path {folder}/c; uwsgi_temp_path {folder}/d; scgi_temp_path {folder}/e;
  server {{
    listen 127.0.0.1:{port};
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header Host $http_host;
    location / {{ proxy_pass http://127.0.0.1:{server}; }}
    location ~ ^/api/tables/[a-z0-9]+/stream$ {{
      proxy_pass http://127.0.0.1:{server}; proxy_buffering off; proxy_read_timeout 60s;
    }}
    location = /readyz {{ return 404; }}
  }}
}}
"""

CADDY = """
{{
  admin off
  auto_https off
  storage file_system {folder}
}}
http://127.0.0.1:{port} {{
  bind 127.0.0.1
  respond /readyz 404
  reverse_proxy 127.0.0.1:{server} {{
    flush_interval -1
  }}
}}
"""


@dataclass
class Limited(Live):
    """The proxy is at 127.0.0.1; its clients are at other addresses of this machine."""

    def environment(self) -> dict[str, str]:
        more = {"CAVALE_TABLES_PER_MINUTE": str(A_MINUTE), "CAVALE_PROXIES": "127.0.0.1"}
        return {**super().environment(), **more}


@contextmanager
def proxy(name: str, folder: Path, server: int) -> Iterator[str]:
    port, config = free_port(), folder / name
    text = {"nginx": NGINX, "caddy": CADDY}[name]
    config.write_text(text.format(folder=folder, port=port, server=server))
    commands: dict[str, Callable[[], list[str]]] = {
        "nginx": lambda: ["nginx", "-c", str(config)],
        "caddy": lambda: ["caddy", "run", "--config", str(config), "--adapter", "caddyfile"],
    }
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(commands[name](), stdout=log, stderr=log)
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait()


def client(url: str, address: str, **headers: str) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address=address)
    return httpx.AsyncClient(base_url=url, transport=transport, headers=headers, timeout=PATIENCE)


async def opened(one: httpx.AsyncClient) -> int:
    return (await one.post("/api/tables", json=BODY)).status_code


async def moved(streaming: AsyncGenerator[Event]) -> Event:
    """The next event that is of the log: others say who is there."""
    while (event := await anext(streaming)).id is None:
        pass
    return event


async def behind(url: str) -> None:
    async with client(url, ONE) as one, client(url, OTHER) as other:
        async with asyncio.timeout(PATIENCE):
            while not await _answers(one):
                await asyncio.sleep(0.1)
        first = [await opened(one) for _ in range(A_MINUTE + 2)]
        print(f"  {ONE} opens {A_MINUTE + 2} tables: {first}")
        assert first == [201] * A_MINUTE + [429] * 2
        async with client(url, ONE, **{"x-forwarded-for": "198.51.100.7"}) as liar:
            lied = await opened(liar)
        print(f"  {ONE} says that it is 198.51.100.7: {lied}")
        assert lied == 429
        at = await Visitor(other).open("here", "here")
        print(f"  {OTHER} opens one: 201")
        streaming = events(other, f"{at.path}/stream", after=1)
        heard = asyncio.ensure_future(moved(streaming))
        await asyncio.sleep(0.5)
        begin = asyncio.get_running_loop().time()
        assert (await at.move(0, "3L", 1)).status_code == 200
        event = await heard
        took = asyncio.get_running_loop().time() - begin
        await streaming.aclose()
        print(f"  a move is in the stream after {1000 * took:.0f} ms (version {event.id})")
        assert event.id == 2
        paths = ("/readyz", "/readyz/", "//readyz", "/%72eadyz", "/metrics", "/metrics/")
        found = {path: (await other.get(f"{url}{path}")).status_code for path in paths}
        found["POST /api/tables/"] = (await other.post("/api/tables/", json=BODY)).status_code
        print(f"  {found}")
        assert not {200, 201} & set(found.values())


async def _answers(one: httpx.AsyncClient) -> bool:
    try:
        return (await one.get("/healthz")).status_code == 200
    except httpx.TransportError:
        return False


async def main() -> None:
    missing = [name for name in ("nginx", "caddy") if shutil.which(name) is None]
    if missing:
        sys.exit(f"not installed: {', '.join(missing)}; see the top of this file")
    for name in ("nginx", "caddy"):
        version = subprocess.run(
            [name, "-v" if name == "nginx" else "version"], capture_output=True
        )
        print(name, (version.stdout + version.stderr).decode().strip())
        with tempfile.TemporaryDirectory() as folder:
            server = Limited(str(Path(folder) / "tables.db"))
            await server.start()
            try:
                with proxy(name, Path(folder), server.port) as url:
                    await behind(url)
            finally:
                await server.close()
    print("held")


if __name__ == "__main__":
    asyncio.run(main())
