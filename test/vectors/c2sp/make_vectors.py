#!/usr/bin/env python3
"""Vectors for what the C2SP documents describe without giving examples that can be checked.

Written from the documents alone: python3's standard library for hashes and trees (RFC 6962, the recursive
definitions), the openssl program for Ed25519. Run in this folder: python3 make_vectors.py
"""
import base64, hashlib, json, os, subprocess, tempfile

SOURCE = "computed by make_vectors.py after {} (python3 standard library, openssl for Ed25519)"
LOG_SEED, OTHER_SEED, WITNESS_SEED = "11" * 32, "22" * 32, "33" * 32
ORIGIN, WITNESS = "glasscase.example/log", "witness.example/w1"


def b64(data):
    return base64.b64encode(data).decode()


def openssl(*arguments, data=b""):
    return subprocess.run(["openssl", *arguments], input=data, check=True, capture_output=True).stdout


class Key:
    """An Ed25519 key that grows from a seed (RFC 8032, RFC 8410)."""

    def __init__(self, seed):
        der = bytes.fromhex("302e020100300506032b657004220420" + seed)
        self.pem = b"-----BEGIN PRIVATE KEY-----\n" + base64.b64encode(der) + b"\n-----END PRIVATE KEY-----\n"
        self.public = openssl("pkey", "-pubout", "-outform", "DER", data=self.pem)[-32:]

    def sign(self, message):
        with tempfile.TemporaryDirectory() as folder:
            key, text = os.path.join(folder, "key"), os.path.join(folder, "text")
            for path, data in ((key, self.pem), (text, message)):
                with open(path, "wb") as file:
                    file.write(data)
            return openssl("pkeyutl", "-sign", "-inkey", key, "-rawin", "-in", text)


def key_id(name, kind, public):
    return hashlib.sha256(name.encode() + b"\n" + bytes([kind]) + public).digest()[:4]


def vkey(name, kind, public):
    return f"{name}+{key_id(name, kind, public).hex()}+{b64(bytes([kind]) + public)}"


def leaf(entry):
    return hashlib.sha256(b"\0" + entry).digest()


def node(left, right):
    return hashlib.sha256(b"\1" + left + right).digest()


def split(count):
    k = 1
    while k * 2 < count:
        k *= 2
    return k


def root(entries):
    if not entries:
        return hashlib.sha256(b"").digest()
    if len(entries) == 1:
        return leaf(entries[0])
    k = split(len(entries))
    return node(root(entries[:k]), root(entries[k:]))


def inclusion(m, entries):
    if len(entries) == 1:
        return []
    k = split(len(entries))
    if m < k:
        return inclusion(m, entries[:k]) + [root(entries[k:])]
    return inclusion(m - k, entries[k:]) + [root(entries[:k])]


def consistency(m, entries, whole=True):
    if m == len(entries):
        return [] if whole else [root(entries)]
    k = split(len(entries))
    if m <= k:
        return consistency(m, entries[:k], whole) + [root(entries[k:])]
    return consistency(m - k, entries[k:], False) + [root(entries[:k])]


def checkpoint_text(entries):
    return f"{ORIGIN}\n{len(entries)}\n{b64(root(entries))}\n"


def line(name, kind, key, signed):
    return f"— {name} {b64(key_id(name, kind, key.public) + signed)}\n"


def log_line(text, key):
    return line(ORIGIN, 1, key, key.sign(text.encode()))


def witness_line(text, key, time):
    message = f"cosignature/v1\ntime {time}\n{text}".encode()
    return line(WITNESS, 4, key, time.to_bytes(8, "big") + key.sign(message))


def write(name, value):
    with open(name, "w", encoding="utf-8") as file:
        json.dump(value, file, indent=2, ensure_ascii=False)
        file.write("\n")


log, other, witness = Key(LOG_SEED), Key(OTHER_SEED), Key(WITNESS_SEED)
ENTRIES = [f"entry {n}".encode() for n in range(1000)]
SIZES = (1, 2, 3, 7, 8, 9, 255, 256, 257, 300, 1000)
TIME = 1679315147

receipts = []
for size in SIZES:
    entries = ENTRIES[:size]
    text = checkpoint_text(entries)
    signed = log_line(text, log)
    for index in sorted({0, size // 2, size - 1}):
        head = "".join(f"{b64(one)}\n" for one in inclusion(index, entries))
        note = f"{text}\n{signed}" + (witness_line(text, witness, TIME + size) if size % 2 == 0 else "")
        receipts.append({
            "entry": ENTRIES[index].decode(),
            "size": size,
            "index": index,
            "cosignedAt": TIME + size if size % 2 == 0 else None,
            "receipt": f"c2sp.org/tlog-proof@v1\nindex {index}\n{head}\n{note}",
        })
write("tlog-proof.json", {
    "source": SOURCE.format("c2sp.org/tlog-proof and RFC 6962, section 2.1.1"),
    "logKey": vkey(ORIGIN, 1, log.public),
    "otherKey": vkey(ORIGIN, 1, other.public),
    "witnessKey": vkey(WITNESS, 4, witness.public),
    "receipts": receipts,
    "withExtra": receipts[0]["receipt"].replace("\nindex", "\nextra R2xhc3NjYXNl\nindex", 1),
    "extra": "Glasscase",
})

proofs = [
    {
        "older": older, "newer": newer,
        "olderRoot": b64(root(ENTRIES[:older])), "newerRoot": b64(root(ENTRIES[:newer])),
        "proof": [b64(one) for one in consistency(older, ENTRIES[:newer])],
    }
    for newer in SIZES for older in SIZES if older <= newer
]
text = checkpoint_text(ENTRIES[:300])
write("tlog-witness.json", {
    "source": SOURCE.format("c2sp.org/tlog-witness and RFC 6962, section 2.1.2"),
    "entries": "entry 0, entry 1, …",
    "consistency": proofs,
    "request": "old 256\n" + "".join(f"{b64(one)}\n" for one in consistency(256, ENTRIES[:300]))
    + f"\n{text}\n{log_line(text, log)}",
    "response": witness_line(text, witness, TIME),
    "logKey": vkey(ORIGIN, 1, log.public),
    "witnessKey": vkey(WITNESS, 4, witness.public),
    "timestamp": TIME,
})

text = checkpoint_text(ENTRIES[:9])
write("tlog-cosignature.json", {
    "source": "`published` is the example of c2sp.org/tlog-cosignature, whose keys aren't given; the rest "
    + SOURCE.format("c2sp.org/tlog-cosignature"),
    "published": {
        "note": "example.com/behind-the-sofa\n20852163\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n\n"
        "— example.com/behind-the-sofa Az3grlgtzPICa5OS8npVmf1Myq/5IZniMp+ZJurmRDeOoRDe4URYN7u5/Zhcyv2q1gGzGku9nTo+zyWE+xeMcTOAYQ8=\n"
        "— witness.example.com/w1 jWbPPwAAAABkGFDLEZMHwSRaJNiIDoe9DYn/zXcrtPHeolMI5OWXEhZCB9dlrDJsX3b2oyin1nPZqhf5nNo0xUe+mbIUBkBIfZ+qnA==\n",
        "size": 20852163,
        "message": "cosignature/v1\ntime 1679315147\nexample.com/behind-the-sofa\n20852163\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n",
        "timestamp": 1679315147,
    },
    "logKey": vkey(ORIGIN, 1, log.public),
    "witnessKey": vkey(WITNESS, 4, witness.public),
    "timestamp": TIME,
    "note": f"{text}\n{log_line(text, log)}{witness_line(text, witness, TIME)}",
})
