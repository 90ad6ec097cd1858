"""Before anything else of the house is imported: what a page has in place of some modules."""

import concurrent.futures
import sys
import time
from importlib import import_module
from types import ModuleType
from typing import Any

import cavale


def install() -> None:
    # Where there is one thread, its time is that of all.
    time.thread_time = time.process_time
    numpy = import_module("cavale.page.inside.numpy")
    sys.modules["numpy"] = numpy
    sys.modules["numpy.typing"] = numpy.typing
    sys.modules["cavale.core.jit"] = import_module("cavale.page.inside.jit")
    sys.modules["cavale.core.kept"] = import_module("cavale.page.inside.constants")
    _stand_in("cavale.core.kernel_cache", entitle=lambda room, title: None)
    sys.modules["cavale.tables.thinking.workers"] = import_module("cavale.page.inside.thinking")
    # Where there are no processes, nobody is asked for one.
    for name in ("ProcessPoolExecutor", "ThreadPoolExecutor"):
        setattr(concurrent.futures, name, type(name, (concurrent.futures.Executor,), {}))
    connection = _stand_in("multiprocessing.connection", Connection=object)
    _stand_in("multiprocessing", connection=connection)
    # Of programs that play, the page needs the words only.
    _stand_in("cavale.engine", __path__=[f"{path}/engine" for path in cavale.__path__])
    import_module("cavale.core.allowance").forgo_exact()
    limits = import_module("cavale.search.limits")
    limits.alarm = import_module("cavale.page.inside.limits").alarm  # type: ignore[attr-defined]


def _stand_in(name: str, **has: Any) -> ModuleType:
    module = ModuleType(name)
    module.__dict__.update(has)
    sys.modules[name] = module
    return module
