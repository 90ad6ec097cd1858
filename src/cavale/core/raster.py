"""Sketches as PNG, with NumPy and the standard library only.

Previews of links are shown by programs that draw no SVG and run no script. What rasterises SVG
well is a browser, or a library larger than this package; three kinds of shapes need neither.
"""

import struct
import zlib
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cavale.core.sketch import Bar, Box, Disc, Shape, Sketch

WIDTH, HEIGHT = 1200, 630
"""What those who show previews ask for."""
MARGIN = 24

Pixels = NDArray[np.float32]


def png(sketch: Sketch, width: int = WIDTH, height: int = HEIGHT) -> bytes:
    """The sketch in the middle, as large as it fits."""
    scale = min((width - 2 * MARGIN) / sketch.width, (height - 2 * MARGIN) / sketch.height)
    left, top = (width - scale * sketch.width) / 2, (height - scale * sketch.height) / 2
    canvas: Pixels = np.empty((height, width, 3), np.float32)
    canvas[:] = _rgb(sketch.ground)
    for shape in sketch.shapes:
        _draw(canvas, shape, scale, left, top)
    return _encode(np.rint(canvas).astype(np.uint8))


def _rgb(colour: str) -> tuple[int, ...]:
    return tuple(bytes.fromhex(colour[1:]))


def _draw(canvas: Pixels, shape: Shape, scale: float, left: float, top: float) -> None:
    x0, y0, x1, y1 = _bounds(shape)
    height, width, _ = canvas.shape
    rows = slice(max(0, int(top + scale * y0) - 1), min(height, int(top + scale * y1) + 2))
    columns = slice(max(0, int(left + scale * x0) - 1), min(width, int(left + scale * x1) + 2))
    if rows.start >= rows.stop or columns.start >= columns.stop:
        return
    y = (np.arange(rows.start, rows.stop, dtype=np.float32)[:, None] + 0.5 - top) / scale
    x = (np.arange(columns.start, columns.stop, dtype=np.float32)[None] + 0.5 - left) / scale
    cover = np.clip(0.5 - scale * _distance(shape, x, y), 0, 1)[..., None]
    there = canvas[rows, columns]
    there += cover * (np.array(_rgb(shape.fill), np.float32) - there)


def _bounds(shape: Shape) -> tuple[float, float, float, float]:
    if isinstance(shape, Disc):
        return shape.x - shape.r, shape.y - shape.r, shape.x + shape.r, shape.y + shape.r
    if isinstance(shape, Box):
        return shape.x, shape.y, shape.x + shape.width, shape.y + shape.height
    half = shape.width / 2
    xs, ys = sorted((shape.x, shape.to_x)), sorted((shape.y, shape.to_y))
    return xs[0] - half, ys[0] - half, xs[1] + half, ys[1] + half


def _distance(shape: Shape, x: Any, y: Any) -> Any:
    """From the shape's edge outwards, less than nothing inside."""
    if isinstance(shape, Disc):
        return np.hypot(x - shape.x, y - shape.y) - shape.r
    if isinstance(shape, Box):
        across = np.abs(x - shape.x - shape.width / 2) - shape.width / 2 + shape.round
        along = np.abs(y - shape.y - shape.height / 2) - shape.height / 2 + shape.round
        outside = np.hypot(np.maximum(across, 0), np.maximum(along, 0))
        return outside + np.minimum(np.maximum(across, along), 0) - shape.round
    return _from_line(shape, x, y)


def _from_line(bar: Bar, x: Any, y: Any) -> Any:
    dx, dy = bar.to_x - bar.x, bar.to_y - bar.y
    length = dx * dx + dy * dy or 1.0
    part = np.clip(((x - bar.x) * dx + (y - bar.y) * dy) / length, 0, 1)
    return np.hypot(x - bar.x - part * dx, y - bar.y - part * dy) - bar.width / 2


def _encode(pixels: NDArray[np.uint8]) -> bytes:
    height, width, _ = pixels.shape
    # Each row is written as its difference from the one above: most of a board is flat.
    differences = np.diff(pixels.reshape(height, -1), axis=0, prepend=np.uint8(0))
    rows = np.hstack([np.full((height, 1), 2, np.uint8), differences])
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    parts = (b"IHDR", head), (b"IDAT", zlib.compress(rows.tobytes(), 6)), (b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(name, data) for name, data in parts)


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
