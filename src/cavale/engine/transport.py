"""How lines reach an engine and come back: a program's standard input and output."""

import os
import queue
import shlex
import signal
import subprocess
import threading
from collections import deque
from contextlib import suppress
from typing import IO, Protocol

from cavale.engine.messages import LONGEST_LINE

LINES_AHEAD = 1000
"""How much an engine may say that nobody has read yet."""
LAST_WORDS = 20
FAREWELL = 1.0
"""Seconds an engine has to end by itself."""


class Silent(Exception):
    """Nothing came in time."""


class Gone(Exception):
    """Nobody is there any more; its text is what the engine said last on standard error."""


class Transport(Protocol):
    def send(self, line: bytes) -> None:
        """Never waits."""

    def receive(self, seconds: float | None) -> bytes:
        """The next line; Silent if none comes in time, Gone if none can come any more."""

    def close(self) -> None: ...


class Process:
    """A program that was started for this; closing ends it, whatever it does.

    Threads read and write, so that one that does not read, or writes without end, blocks nobody.
    """

    def __init__(self, command: str) -> None:
        words = shlex.split(command)
        if not words:
            raise Gone("no program is named")
        try:
            self._process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                # A Ctrl-C in the terminal is the referee's to hear; and it ends all that it began.
                start_new_session=True,
            )
        except OSError as error:
            raise Gone(f"{words[0]}: {error.strerror}") from None
        self._sent: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._said: queue.Queue[bytes | None] = queue.Queue(LINES_AHEAD)
        self._closed = threading.Event()
        self._last_words: deque[str] = deque(maxlen=LAST_WORDS)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._threads = [
            threading.Thread(target=self._write, args=(self._process.stdin,), daemon=True),
            threading.Thread(target=self._read, args=(self._process.stdout,), daemon=True),
            threading.Thread(target=self._listen, args=(self._process.stderr,), daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    def send(self, line: bytes) -> None:
        self._sent.put(line)

    def receive(self, seconds: float | None) -> bytes:
        try:
            line = self._said.get(timeout=seconds)
        except queue.Empty:
            raise Silent from None
        if line is None:
            self._said.put(None)
            raise Gone(self._epitaph())
        return line

    def close(self) -> None:
        """Lets it end by itself for a moment, then ends it and all that it has started."""
        self._closed.set()
        self._sent.put(None)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(FAREWELL)
        with suppress(OSError):
            if os.name == "posix":
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        self._process.wait()
        for thread in self._threads:
            thread.join(FAREWELL)

    def _write(self, stdin: IO[bytes]) -> None:
        with suppress(OSError, ValueError), stdin:
            while (line := self._sent.get()) is not None:
                stdin.write(line + b"\n")
                stdin.flush()

    def _read(self, stdout: IO[bytes]) -> None:
        with suppress(OSError, ValueError), stdout:
            while line := stdout.readline(LONGEST_LINE):
                if not self._keep(line):
                    return
        self._keep(None)

    def _keep(self, line: bytes | None) -> bool:
        while not self._closed.is_set():
            with suppress(queue.Full):
                self._said.put(line, timeout=0.1)
                return True
        return False

    def _listen(self, stderr: IO[bytes]) -> None:
        with suppress(OSError, ValueError), stderr:
            while line := stderr.readline(LONGEST_LINE):
                self._last_words.append(line.decode("utf-8", "replace").rstrip())

    def _epitaph(self) -> str:
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(FAREWELL)
        self._threads[-1].join(FAREWELL)
        code = self._process.poll()
        ended = "closed its output" if code is None else f"ended with code {code}"
        last = next((words for words in reversed(self._last_words) if words.strip()), "")
        return f"{ended}: {last}" if last else ended
