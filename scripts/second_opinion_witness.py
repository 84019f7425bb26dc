"""Rooms of rules 3: a beacon round counts once the room's witness has seen the lock that names it, five seconds before it is due."""
import base64

from second_opinion_draws import first_round_after
from second_opinion_tree import check, read_key, verify_ed25519

COSIGNATURE = 4
LOCK_MARGIN, WITNESS_MARGIN, STILL = 12_000, 5_000, 3_600_000


def due_at(beacon, number):
    return beacon["genesisAt"] + (number - 1) * beacon["periodMs"]


def named_round(beacon, at, margin):
    """The round that a lock names; None without a beacon."""
    if beacon["kind"] == "none":
        return None
    return first_round_after(beacon, at + (max(margin, LOCK_MARGIN) if beacon["kind"] == "witnessed" else margin))


def check_choice(rules, beacon, name):
    fits = beacon["kind"] == "none" or (beacon["kind"] == "witnessed") == (rules == 3)
    check(fits, "%s: a beacon that its rules don't take" % name)


def closed_by(rules, beacon):
    """What no room with a beacon may go back from behind this one: without a beacon rules 3 are those of 2."""
    return min(rules, 2) if beacon["kind"] == "none" else rules


def is_cosigned(beacon, seen):
    _, _, public = read_key(beacon["witness"], COSIGNATURE)
    root = base64.b64encode(bytes.fromhex(seen["root"])).decode()
    message = "cosignature/v1\ntime %d\n%s\n%d\n%s\n" % (seen["timestamp"], beacon["origin"], seen["size"], root)
    return verify_ed25519(public, message.encode(), bytes.fromhex(seen["signature"]))


class Witnesses:
    """The evidence of all rooms: the origin that they name, and the roots that witnesses signed."""

    def __init__(self):
        self.origin, self.roots = None, {}

    def take(self, beacon, name):
        if beacon["kind"] == "witnessed":
            read_key(beacon["witness"], COSIGNATURE)
            check(self.origin in (None, beacon["origin"]), "%s: another log than a room before it" % name)
            self.origin = beacon["origin"]

    def check_origin(self, origin):
        check(self.origin in (None, origin), "rooms wait for a witness of another log: %s" % self.origin)
        self.origin = None

    def lock(self, room, position, number):
        """What a locked room waits for; `seen` is True where nobody has to see it."""
        beacon = room["created"]["beacon"]
        room["awaited"], room["locked"], room["seen"] = number, position, beacon["kind"] != "witnessed"

    def judge(self, room, data, position, name):
        """Whether the lock counts, or the witness comes too late."""
        beacon, seen = room["created"]["beacon"], data["checkpoint"]
        check("lock" in room and not room["seen"] and not room["ended"], "%s: nothing to witness" % name)
        check(data["lock"] == room["locked"], "%s: entry %d isn't its last lock" % (name, data["lock"]))
        check(seen["size"] <= position, "%s: a tree that wasn't there yet" % name)
        check(is_cosigned(beacon, seen), "%s: its witness didn't cosign that" % name)
        check(self.roots.setdefault(seen["size"], seen["root"]) == seen["root"], "%s: witnesses saw two logs" % name)
        early = seen["timestamp"] * 1000 + WITNESS_MARGIN <= due_at(beacon, room["awaited"])
        covers = seen["size"] > data["lock"]
        check(early == covers, "%s: its evidence says nothing of its lock" % name)
        return covers

    def count(self, room, data, position, name):
        check(self.judge(room, data, position, name) and data["round"] == room["awaited"], "%s: a round that doesn't count" % name)
        room["seen"] = True

    def lock_again(self, room, data, position, at, name):
        beacon = room["created"]["beacon"]
        check(not self.judge(room, data, position, name), "%s: its witness saw it in time" % name)
        check(data["beaconRound"] == named_round(beacon, at, room["terms"]["beaconMarginMs"]), "%s: another beacon round" % name)
        self.lock(room, position, data["beaconRound"])


def check_still(room, at):
    """A room may wait for its witness until an hour after its round was due."""
    if "lock" in room and not room["seen"]:
        late = at > due_at(room["created"]["beacon"], room["awaited"]) + STILL
        check(not late, "the room locked in entry %d waits for its witness" % room["locked"])
