"""Where a log is read from: a folder, or a tar that holds one."""
import gzip, os, re, shutil, tarfile, tempfile, zlib

from second_opinion_tree import Disagreement, check

LOG_PATH = re.compile(r"(?:(.*)/)?(checkpoint|keys?|(?:tile/(?:[0-9]+|entries)|openings)/(?:x[0-9]{3}/)*[0-9]{3}(?:\.p/[0-9]+)?)")


class Folder:
    def __init__(self, folder):
        inner = os.path.join(folder, "log")
        self.root = inner if os.path.exists(os.path.join(inner, "checkpoint")) else folder

    def read(self, path):
        try:
            with open(os.path.join(self.root, *path.split("/")), "rb") as file:
                return file.read()
        except FileNotFoundError:
            return None


class Tar:
    """Nothing is unpacked: members are read where they stand, after a compressed tar was decompressed."""

    def __init__(self, path):
        try:
            self.open(path)
        except (tarfile.TarError, zlib.error, EOFError) as error:
            raise Disagreement("%s can't be read as a tar: %s" % (path, error))

    def open(self, path):
        with open(path, "rb") as file:
            packed = file.read(2) == b"\x1f\x8b"
        self.file = tempfile.TemporaryFile()
        with (gzip.open(path, "rb") if packed else open(path, "rb")) as file:
            shutil.copyfileobj(file, self.file)
        self.file.seek(0)
        self.tar = tarfile.open(fileobj=self.file, mode="r:")
        self.members, prefixes = {}, set()
        for member in self.tar:
            name = os.path.normpath(member.name)
            check(member.isfile() or member.isdir(), "%s is no file" % member.name)
            check(not name.startswith(("/", "..")), "%s leads out of the archive" % member.name)
            found = LOG_PATH.fullmatch(name)
            if not member.isfile() or not found:
                continue
            check(name not in self.members, "%s is there twice" % name)
            self.members[name] = member
            if found.group(2) == "checkpoint":
                prefixes.add(found.group(1) or "")
        # Beside a folder `log` there is the checkpoint that a site's sealer keeps for itself.
        outer = [one for one in prefixes if os.path.join(one, "log") not in prefixes]
        check(len(outer) == 1, "the archive holds no log, or several")
        self.prefix = outer[0]

    def read(self, path):
        member = self.members.get(os.path.join(self.prefix, path))
        return None if member is None else self.tar.extractfile(member).read()


def open_files(path):
    return Tar(path) if os.path.isfile(path) else Folder(path)
