#!/usr/bin/env python3
"""Prints giveaway-draws.json: whole giveaways, computed apart from the site's own code with Python's standard library.

  python3 test/vectors/giveaway_draws.py | diff - test/vectors/giveaway-draws.json
"""
import base64, hashlib, hmac, json

QUICKNET = {
    "kind": "drand",
    "chain": "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971",
    "genesisAt": 1692803367000,
    "periodMs": 3000,
}
ROUND_1000 = "fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd"
ZEROS = "0" * 64
# Entries, prizes, whether alice hosts, randomness of the beacon.
ROOMS = [(1, 1, False, None), (2, 3, True, None), (3, 3, True, ROUND_1000), (7, 3, False, None), (20, 20, False, ROUND_1000), (250, 20, False, None)]


def sha256(text):
    return hashlib.sha256(text.encode()).digest()


def hmac256(key, data):
    return hmac.new(key, data, hashlib.sha256).digest()


def ticket(seed, giveaway, entropy, index, n):
    limit, counter = 2**64 - 2**64 % n, 0
    while True:
        message = f"glasscase/2|giveaway|giveaway|{giveaway}|{entropy}|1|{index}|{ZEROS}|{counter}"
        block = hmac256(seed, message.encode())
        for word in range(0, 32, 8):
            x = int.from_bytes(block[word : word + 8], "big")
            if x < limit:
                return x % n
        counter += 1


def room(k, n, prizes, hosted, randomness):
    seed, salt = sha256(f"giveaway seed {k}"), sha256(f"giveaway salt {k}")
    public_hash = hmac256(salt, seed).hex()
    host = "alice-----------------" if hosted else None
    entropy = sha256(f"host entropy {k}").hex()[:32]
    named = sha256(f"glasscase/2/giveaway|{host or 'house'}|{public_hash}|{entropy}")
    giveaway = base64.urlsafe_b64encode(named[:16]).decode().rstrip("=")
    entries = []
    for code in range(1, n + 1):
        player = base64.urlsafe_b64encode(sha256(f"player {k} {code}")[:16]).decode().rstrip("=")
        entries.append({"playerId": player, "entropy": sha256(f"entry {k} {code}").hex()[:32]})
    row = sorted(entries, key=lambda entry: entry["playerId"].encode())
    lock = {
        "giveawayId": giveaway,
        "terms": sha256("terms").hex(),
        "seed": public_hash,
        "prizes": [
            {"skin": "kestrel-tidal", "wear": "FT", "float": 265000, "value": str(5000 - i)}
            for i in range(prizes)
        ],
        "entries": n,
        "entriesHash": sha256(json.dumps([[entry["playerId"], entry["entropy"]] for entry in row], separators=(",", ":"))).hex(),
        "drawAt": 1767225600000 + k * 60000,
        "beacon": QUICKNET if randomness else {"kind": "none"},
        "beaconRound": 1000 if randomness else None,
    }
    lock_hash = sha256(json.dumps(lock, sort_keys=True, separators=(",", ":"))).hex()
    winners = []
    for prize in range(min(prizes, n)):
        place = ticket(seed, giveaway, f"{lock_hash}.{randomness or 'none'}", prize, len(row))
        winners.append({"prize": prize, "ticket": place, "playerId": row[place]["playerId"]})
        row[place] = row[-1]
        row.pop()
    return {
        "serverSeed": seed.hex(),
        "salt": salt.hex(),
        "publicHash": public_hash,
        "host": host,
        "entropy": entropy,
        "giveawayId": giveaway,
        "entries": entries,
        "lock": lock,
        "lockHash": lock_hash,
        "randomness": randomness,
        "winners": winners,
    }


print(json.dumps([room(k, *facts) for k, facts in enumerate(ROOMS)], separators=(",", ":")))
