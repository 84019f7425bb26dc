"""What a signed log is made of: the signature of its checkpoint, its Merkle tree, its entries."""
import base64, hashlib


class Disagreement(Exception):
    pass


def check(condition, message):
    if not condition:
        raise Disagreement(message)


def sha256(data):
    return hashlib.sha256(data).digest()


# --- Ed25519 verification, after RFC 8032, section 5.1.7 ---
P = 2**255 - 19
L = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P


def recover_x(y, sign):
    x2 = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    x = pow(x2, (P + 3) // 8, P)
    if (x * x - x2) % P:
        x = x * pow(2, (P - 1) // 4, P) % P
    if y >= P or (x * x - x2) % P or (x == 0 and sign):
        return None
    return P - x if x & 1 != sign else x


def point(data):
    y = int.from_bytes(data, "little")
    x = recover_x(y & (2**255 - 1), y >> 255)
    y &= 2**255 - 1
    return None if x is None else (x, y, 1, x * y % P)


def add(a, b):
    s, t = (a[1] - a[0]) * (b[1] - b[0]) % P, (a[1] + a[0]) * (b[1] + b[0]) % P
    c, d = 2 * a[3] * b[3] * D % P, 2 * a[2] * b[2] % P
    e, f, g, h = t - s, d - c, d + c, t + s
    return (e * f % P, g * h % P, f * g % P, e * h % P)


def multiply(scalar, one):
    total = (0, 1, 1, 0)
    while scalar:
        if scalar & 1:
            total = add(total, one)
        one, scalar = add(one, one), scalar >> 1
    return total


def verify_ed25519(key, message, signature):
    a, r = point(key), point(signature[:32])
    s = int.from_bytes(signature[32:], "little")
    if len(signature) != 64 or a is None or r is None or s >= L:
        return False
    k = int.from_bytes(hashlib.sha512(signature[:32] + key + message).digest(), "little") % L
    base_y = 4 * pow(5, P - 2, P) % P
    base_x = recover_x(base_y, 0)
    left, right = multiply(s, (base_x, base_y, 1, base_x * base_y % P)), add(r, multiply(k, a))
    return (left[0] * right[2] - right[0] * left[2]) % P == 0 and (left[1] * right[2] - right[1] * left[2]) % P == 0


# --- the checkpoint: c2sp.org/signed-note and c2sp.org/tlog-checkpoint ---
def read_key(text, kind=1):
    name, key_id, encoded = text.split("+", 2)
    typed = base64.b64decode(encoded, validate=True)
    check(len(typed) == 33 and typed[0] == kind, "the verifier key isn't Ed25519")
    check(sha256(name.encode() + b"\n" + typed)[:4].hex() == key_id, "the key's id doesn't follow from it")
    return name, bytes.fromhex(key_id), typed[1:]


def open_note(note, key):
    """The text of a note that the key signed; lines of others, such as witnesses, say nothing."""
    name, key_id, public = key
    at = note.rindex("\n\n")
    text, signatures = note[: at + 1], []
    for line in note[at + 2 :].splitlines():
        dash, signer, encoded = line.split(" ")
        signed = base64.b64decode(encoded, validate=True)
        if dash == "\u2014" and signer == name and signed[:4] == key_id:
            signatures.append(signed[4:])
    check(signatures and all(verify_ed25519(public, text.encode(), one) for one in signatures), "no valid signature")
    return text


def read_checkpoint(note, key):
    origin, size, root = open_note(note, key).splitlines()
    check(origin == key[0], "the checkpoint is of another log")
    return int(size), base64.b64decode(root, validate=True)


def split_notes(data):
    """The changes of a log's key: notes behind their lengths in bytes, each on a line of its own."""
    notes = []
    while data:
        digits, _, rest = data.partition(b"\n")
        check(digits.isdigit() and 0 < int(digits) <= len(rest), "the changes of the key are cut off")
        notes.append(rest[: int(digits)].decode())
        data = rest[int(digits) :]
    return notes


def follow_keys(pinned, changes):
    """The key that signs today, from one that was pinned: each change is signed by the key before it and its own."""
    known = []
    for note in split_notes(changes):
        heading, origin, _, old, new = note[: note.rindex("\n\n")].split("\n")
        check(heading == "Glasscase log key change" and origin == read_key(pinned)[0], "another log's change of keys")
        for key in (old, new):
            open_note(note, read_key(key))
        check(not known or known[-1] == old, "the changes of the key don't follow each other")
        known = known or [old]
        check(new not in known, "a replaced key came back")
        known.append(new)
    check(not known or pinned in known, "the pinned key is none of the log's")
    return known[-1] if known else pinned


# --- the tree: RFC 6962 and c2sp.org/tlog-tiles ---
def node(left, right):
    return sha256(b"\x01" + left + right)


def root_of(hashes):
    """Root over any number of hashes: the largest power of two goes to the left."""
    while len(hashes) > 1:
        # Pairing neighbours, and letting a last odd one through, gives the tree that RFC 6962 defines by splitting.
        pairs = [node(hashes[i], hashes[i + 1]) for i in range(0, len(hashes) - 1, 2)]
        hashes = pairs + hashes[len(hashes) - len(hashes) % 2 :]
    return hashes[0] if hashes else sha256(b"")


def path_of(folder, index, width):
    path = "%03d" % (index % 1000)
    while index >= 1000:
        index //= 1000
        path = "x%03d/%s" % (index % 1000, path)
    return "%s/%s" % (folder, path) + ("" if width == 256 else ".p/%d" % width)


def find(files, folder, index, width):
    return next((found for found in (files.read(path_of(folder, index, wide)) for wide in (width, 256)) if found is not None), None)


def read_tile(files, kind, index, width):
    found = find(files, "tile/" + kind, index, width)
    check(found is not None, "%s is missing" % path_of("tile/" + kind, index, width))
    return found


def split_bundle(data):
    entries, at = [], 0
    while at < len(data):
        length = int.from_bytes(data[at : at + 2], "big")
        check(at + 2 + length <= len(data), "a bundle is cut off")
        entries.append(data[at + 2 : at + 2 + length])
        at += 2 + length
    return entries


class Edge:
    """The hashes of each level that don't fill a tile yet, and what every tile must hash to."""

    def __init__(self):
        self.levels, self.tiles = [], []

    def append(self, level, hashed):
        if level == len(self.levels):
            self.levels.append([])
            self.tiles.append([])
        part = self.levels[level]
        part.append(hashed)
        if len(part) == 256:
            self.tiles[level].append(sha256(b"".join(part)))
            self.levels[level] = []
            self.append(level + 1, root_of(part))

    def root(self):
        last = []
        for part in self.levels:
            last = [root_of(part + last)] if part or last else []
        return root_of(last)

    def check_tiles(self, files):
        for level, part in enumerate(self.levels):
            expected = [(256, one) for one in self.tiles[level]] + ([(len(part), sha256(b"".join(part)))] if part else [])
            for index, (width, hashed) in enumerate(expected):
                found = read_tile(files, str(level), index, width)[: width * 32]
                check(sha256(found) == hashed, "tile %d/%d differs" % (level, index))


def check_tree(files, size, root):
    """The hash of every bundle of a log whose entries give the signed root: one bundle at a time is in memory."""
    edge, bundles, count = Edge(), [], 0
    for index in range((size + 255) // 256):
        width = min(256, size - index * 256)
        bundle = read_tile(files, "entries", index, width)
        bundles.append(sha256(bundle))
        for entry in split_bundle(bundle)[:width]:
            edge.append(0, sha256(b"\x00" + entry))
            count += 1
    check(count == size, "the bundles hold %d entries instead of %d" % (count, size))
    check(edge.root() == root, "the entries don't give the signed root")
    edge.check_tiles(files)
    return bundles


def check_roots(files, size, bundles, roots):
    """The roots that the log had at other sizes, as somebody says."""
    edge, count, left = Edge(), 0, sum(at <= size for at in roots)
    for index, hashed in enumerate(bundles):
        if not left:
            break
        width = min(256, size - index * 256)
        bundle = read_tile(files, "entries", index, width)
        check(sha256(bundle) == hashed, "%s changed meanwhile" % path_of("tile/entries", index, width))
        for entry in split_bundle(bundle)[:width]:
            edge.append(0, sha256(b"\x00" + entry))
            count += 1
            if count in roots:
                check(edge.root().hex() == roots[count], "a witness saw another log of %d entries" % count)
                left -= 1


def read_entries(files, size, bundles):
    """Each entry with what opens it: empty for an open one, None where the copy opens nothing."""
    opens = find(files, "openings", 0, min(256, size)) is not None
    for index, hashed in enumerate(bundles):
        width = min(256, size - index * 256)
        bundle = read_tile(files, "entries", index, width)
        check(sha256(bundle) == hashed, "%s changed meanwhile" % path_of("tile/entries", index, width))
        openings = read_openings(files, index, width) if opens else [None] * width
        yield from zip(split_bundle(bundle)[:width], openings)


# --- what opens sealed entries ---
def split_openings(data):
    openings, at = [], 0
    while at < len(data):
        length = int.from_bytes(data[at : at + 4], "big")
        check(at + 4 + length <= len(data), "openings are cut off")
        openings.append(data[at + 4 : at + 4 + length])
        at += 4 + length
    return openings


def read_openings(files, index, width):
    """Salt and entry for each entry of a bundle, empty for an open one."""
    found = find(files, "openings", index, width)
    check(found is not None, "%s is missing" % path_of("openings", index, width))
    openings = split_openings(found)[:width]
    check(len(openings) == width, "there are openings of %d entries instead of %d" % (len(openings), width))
    return openings


def open_entry(sealed, opening):
    """The text of a sealed entry, which must be what its commitment says."""
    check(sha256(b"glasscase/2/sealed|" + opening).hex() == sealed["commitment"], "its opening isn't what was committed to")
    return opening[32:]
