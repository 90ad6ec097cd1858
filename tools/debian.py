"""Packages of Debian and its like, for what tests need and a machine may not have."""

import os
import shutil
import subprocess
import sys
import time


def may_install() -> bool:
    return os.geteuid() == 0 and shutil.which("apt-get") is not None


def install(*packages: str) -> None:
    # apt-get update does not wait for the lists' lock as install does for dpkg's.
    for _ in range(30):
        if said(["apt-get", "update", "-qq"]):
            break
        time.sleep(10)
    asked = ["apt-get", "install", "-qq", "--yes", "--no-install-recommends", *packages]
    said([*asked, "-o", "DPkg::Lock::Timeout=600"], DEBIAN_FRONTEND="noninteractive")


def said(command: list[str], **env: str) -> bool:
    """Runs with everything it says on stderr: stdout is for results."""
    print("$", *command, file=sys.stderr)
    try:
        return subprocess.run(command, stdout=sys.stderr, env=os.environ | env).returncode == 0
    except OSError as problem:
        print(problem, file=sys.stderr)
        return False
