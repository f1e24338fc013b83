"""Object code on disk, and listings of it, found by everything that went into them.

Entries are executed, so folder and entries must be this user's and writable by nobody
else; the folder is opened, looked at, and entries are opened in what was looked at. Where others
may write, a folder of this process's own serves; where a folder cannot be opened (Windows),
nothing is kept. An entry's name and bytes have a checksum, and entries come by renaming, so that a
torn or renamed one is never loaded. Entries go that nobody has used for long, and the ones used
longest ago where all are too large.
"""

from __future__ import annotations

import atexit
import contextlib
import errno
import hashlib
import os
import re
import shutil
import stat
import tempfile
import time
import warnings
import zlib
from collections.abc import Callable, Generator
from pathlib import Path

_DIGEST = 32  # bytes of SHA-256 before the object
_OURS = re.compile(r"[0-9a-f]{64}\.o|\.[0-9a-f]{16}\.tmp")
_DAY = 24 * 3600.0
LONGEST = 30 * _DAY  # seconds after which an entry that nobody has loaded goes
LARGEST = 512 << 20  # bytes of all entries
KEEPS = os.open in os.supports_dir_fd  # whether this system opens entries in an opened folder
_PRUNES = 64  # one name in so many has its save prune the folder, whatever process saves it

_instead: dict[Path, Path] = {}  # folders that others may write, and what serves instead


def default_directory() -> Path:
    """The folder of kept objects: $XDG_CACHE_HOME/stepfuse, or ~/.cache/stepfuse."""
    root = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    return Path(root) / "stepfuse"


class ObjectCache:
    """A directory of objects; `hits` and `misses` count look-ups."""

    def __init__(self, directory: Path | None = None) -> None:
        self.directory = directory or default_directory()
        self.hits = 0
        self.misses = 0

    def key(self, *parts: str) -> str:
        """The name of an object that these parts determine."""
        joined = "\0".join(f"{len(p)}:{p}" for p in parts)
        return hashlib.sha256(joined.encode()).hexdigest()

    def load(self, key: str) -> bytes | None:
        """The object, or None when it is missing, unreadable, damaged or another user's."""
        content = b""
        with contextlib.suppress(OSError), self._opened() as folder:
            content = _read(folder, f"{key}.o")
        digest, code = content[:_DIGEST], content[_DIGEST:]
        if not code or _digest(key, code) != digest:
            self.misses += 1
            return None
        self.hits += 1
        return code

    def text(self, make: Callable[[], str], *parts: str) -> str:
        """The text that these parts determine, a listing of code: kept, or made now."""
        key = self.key("text", *parts)
        found = self.load(key)
        if found is not None:
            return zlib.decompress(found).decode()
        self.save(key, zlib.compress((made := make()).encode(), 1))
        return made

    def save(self, key: str, code: bytes) -> None:
        """Keeps an object: written beside, then renamed. A full or read-only disk is no error."""
        with contextlib.suppress(OSError):
            if KEEPS:
                self.directory.mkdir(mode=0o700, parents=True, exist_ok=True)
            with self._opened() as folder:
                _write(folder, f"{key}.o", _digest(key, code) + code)
                if int(key[:8], 16) % _PRUNES == 0:
                    _prune(folder)

    @contextlib.contextmanager
    def _opened(self) -> Generator[int]:
        """The folder, or one that serves instead of it. Raises OSError."""
        if not KEEPS:
            raise OSError(errno.ENOSYS, "this system opens no folder")
        path = _instead.get(self.directory, self.directory)
        folder = os.open(path, os.O_RDONLY | os.O_DIRECTORY)
        try:
            why = _not_ours(os.fstat(folder)) or _not_ours(os.lstat(path), link=True)
            if why:
                os.close(folder)
                folder = -1
                path = _instead[self.directory] = _private(self.directory, why)
                folder = os.open(path, os.O_RDONLY | os.O_DIRECTORY)
            yield folder
        finally:
            if folder >= 0:
                os.close(folder)


def object_sizes(folder: Path) -> list[int]:
    """Bytes of each object in a folder, without files that another process removes meanwhile."""
    sizes: list[int] = []
    for path in folder.glob("*.o"):
        with contextlib.suppress(FileNotFoundError):
            sizes.append(path.stat().st_size)
    return sizes


def _digest(key: str, code: bytes) -> bytes:
    return hashlib.sha256(key.encode() + code).digest()


def _not_ours(status: os.stat_result, link: bool = False) -> str:
    """Why an entry cannot be trusted; "" where it can. A link has no mode of its own."""
    if status.st_uid != os.geteuid():
        return f"belongs to user {status.st_uid}, not {os.geteuid()}"
    mode = 0 if link else stat.S_IMODE(status.st_mode) & 0o022
    return f"may be written by others (mode {stat.S_IMODE(status.st_mode):o})" if mode else ""


def _private(directory: Path, why: str) -> Path:
    """A folder of this process's own, removed when it ends; says so once."""
    made = Path(tempfile.mkdtemp(prefix="stepfuse-cache-"))
    atexit.register(_remove, made, os.getpid())
    warnings.warn(
        f"the cache {directory} {why}: what is in it is not used, and what is compiled is kept "
        f"until this process ends. Make it yours alone (chown, chmod 700), or let XDG_CACHE_HOME "
        f"name another folder",
        RuntimeWarning,
        stacklevel=2,
    )
    return made


def _remove(made: Path, process: int) -> None:
    if os.getpid() == process:  # a child has it too
        shutil.rmtree(made, ignore_errors=True)


def _read(folder: int, name: str) -> bytes:
    """An entry; nothing where it is a link, no file, or others may write it. Raises OSError."""
    flags = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK
    number = os.open(name, flags, dir_fd=folder)
    with os.fdopen(number, "rb") as file:
        status = os.fstat(number)
        if not stat.S_ISREG(status.st_mode) or _not_ours(status):
            return b""
        if time.time() - status.st_mtime > _DAY:
            with contextlib.suppress(OSError):
                os.utime(number)  # it was used: what was not for long is removed
        return file.read()


def _write(folder: int, name: str, content: bytes) -> None:
    temporary = f".{os.urandom(8).hex()}.tmp"
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL
    number = os.open(temporary, flags, 0o600, dir_fd=folder)
    try:
        with os.fdopen(number, "wb") as file:
            file.write(content)
        os.replace(temporary, name, src_dir_fd=folder, dst_dir_fd=folder)
    except OSError:
        os.unlink(temporary, dir_fd=folder)
        raise


def _prune(folder: int) -> None:
    """Removes entries that are too old, then the oldest until the rest is small enough."""
    found: list[tuple[float, int, str]] = []
    for name in filter(_OURS.fullmatch, os.listdir(folder)):
        with contextlib.suppress(OSError):
            status = os.stat(name, dir_fd=folder, follow_symlinks=False)
            found.append((time.time() - status.st_mtime, status.st_size, name))
    total = 0
    for age, size, name in sorted(found):  # the ones used last first
        total += size
        abandoned = name.endswith(".tmp") and age > _DAY
        if abandoned or (name.endswith(".o") and (age > LONGEST or total > LARGEST)):
            with contextlib.suppress(OSError):
                os.unlink(name, dir_fd=folder)
