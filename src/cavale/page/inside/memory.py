"""Where bytes lie: kernels take addresses of the same memory in which Python runs."""

import ctypes

_BYTE = ctypes.c_char


def address_of(buffer: bytearray) -> int:
    return ctypes.addressof(_BYTE.from_buffer(buffer)) if buffer else 0
