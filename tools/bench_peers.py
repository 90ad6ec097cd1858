"""Our speed beside that of pgx, OpenSpiel and PettingZoo, in one run: `make bench-peers`.

They have an environment of their own in `.cache/peers`, made when it is first needed; what cannot
be installed there is said to be missing. Theirs is connect four, ours is The Wall: games of
about the same size, each played at random. All of it on one core.
"""

import json
import os
import random
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import cavale
from cavale.games import HOUSE
from cavale.research import batch
from cavale.research.pettingzoo import env as zoo_env

ROOT: Final = Path(__file__).resolve().parent.parent
HOME: Final = ROOT / ".cache" / "peers"
PACKAGES: Final = ("pgx==2.6.0", "open-spiel==2.0.2", "pettingzoo[classic]==1.27.0")
SECONDS: Final = 5.0
ABREAST: Final = 1024
EXAMPLE: Final = HOUSE[0].slug


def python() -> Path:
    """The Python of the peers, with what could be installed."""
    found = HOME / "bin" / "python"
    if not found.exists():
        uv = next((ROOT / ".cache").glob("uv-*/bin/uv"))
        subprocess.run([uv, "venv", "--quiet", "--clear", HOME], check=True)
        for package in PACKAGES:
            done = subprocess.run([uv, "pip", "install", "--quiet", "--python", found, package])
            if done.returncode:
                print(f"{package} cannot be installed here")
    return found


def peers(seconds: float) -> dict[str, float | str]:
    one_core = {
        **os.environ,
        "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1",
        "JAX_PLATFORMS": "cpu",
    }
    command = [str(python()), str(ROOT / "bench" / "peers.py"), str(seconds)]
    said = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, env=one_core)
    found: dict[str, float | str] = json.loads(said.stdout.splitlines()[-1])
    return found


def ours(seconds: float) -> Iterator[tuple[str, float]]:
    from bench.peers import rate

    for shown in (False, True):
        games = batch(EXAMPLE, ABREAST, masks=shown, planes=shown)

        def step(games: cavale.research.Batch = games) -> int:
            games.step(games.sample())
            return ABREAST

        what = "with masks and planes" if shown else "moves only"
        yield f"cavale wall, {ABREAST} at once, {what}", rate(step, seconds)
    start, rng = cavale.game(EXAMPLE, "single").start(), random.Random(0)

    def play() -> int:
        position, moves = start, 0
        while position.mover is not None:
            position = position.play(rng.choice(position.moves))
            moves += 1
        return moves

    yield "cavale wall, Python loop", rate(play, seconds)
    world = zoo_env(EXAMPLE, variant="single")

    def walk() -> int:
        world.reset(seed=0)
        moves = 0
        for _ in world.agent_iter():
            seen, _, ended, cut, _ = world.last()
            legal = seen["action_mask"].nonzero()[0]
            world.step(None if ended or cut else rng.choice(legal))
            moves += not (ended or cut)
        return moves

    yield "cavale wall, PettingZoo", rate(walk, seconds)


def main() -> None:
    for name, found in {**dict(ours(SECONDS)), **peers(SECONDS)}.items():
        told = found if isinstance(found, str) else f"{found:,.0f} moves a second"
        print(f"{name:48} {told}")


if __name__ == "__main__":
    main()
