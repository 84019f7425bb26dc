"""Lanes, after docs/lanes.md: device keys, the chains that they sign, and the link that each play, seat and entry brings."""
from hashlib import sha256

from second_opinion_draws import hash_of
from second_opinion_tree import check, verify_ed25519

MAX_KEYS, MAX_LANES, DAY = 16, 16, 86_400_000


def hex_of(text):
    return sha256(text.encode()).hexdigest()


def signed(key, parts, signature, what):
    text = "|".join(["glasscase/2/" + parts[0], *map(str, parts[1:])])
    check(verify_ed25519(bytes.fromhex(key), text.encode(), bytes.fromhex(signature)), "%s isn't signed" % what)


class Player:
    def __init__(self):
        self.keys, self.changes, self.lanes = {}, 0, {}


class Lanes:
    """What players' streams have told of their devices and lanes."""

    def __init__(self):
        self.players, self.plays, self.loose = {}, 0, 0
        self.seats, self.links, self.waits = 0, 0, None

    def of(self, player):
        return self.players.setdefault(player, Player())

    def add_key(self, data, at):
        player, key = self.of(data["playerId"]), data["key"]
        player.changes += 1
        change = (data["playerId"], player.changes, key)
        signed(key, ("key", *change), data["proof"], "key " + key)
        check(key not in player.keys, "key %s is added twice" % key)
        check((data["by"] == "device") == (data["signer"] is not None) == (data["signature"] is not None), "key %s: signed by whom?" % key)
        check((data["by"] == "first") <= (player.changes == 1) and (data["by"] == "recovery") <= (player.changes > 1), "key %s: another way in" % key)
        rooted = data["by"] == "first"
        if data["by"] == "device":
            check(data["signer"] in player.keys, "key %s: signed in by a key that isn't there" % key)
            signed(data["signer"], ("key-by", *change, data["signer"]), data["signature"], "key " + key)
            rooted = player.keys[data["signer"]][1]
        if len(player.keys) >= MAX_KEYS:
            replaced = min((since, one) for one, (since, root) in player.keys.items() if not root)
            del player.keys[replaced[1]]
        player.keys[key] = (at, rooted)

    def remove_key(self, data):
        player, key, signer = self.of(data["playerId"]), data["key"], data["signer"]
        player.changes += 1
        check(key in player.keys and (signer == key or player.keys.get(signer, (0, False))[1]), "key %s: removed by a key that may not" % key)
        signed(signer, ("key-gone", data["playerId"], player.changes, key, signer), data["signature"], "the end of key " + key)
        del player.keys[key]

    def open(self, data, at):
        player, pair = self.of(data["playerId"]), data["pair"]
        check(data["key"] in player.keys, "lane %s: opened by a key that isn't there" % pair["pairId"])
        parts = ("lane", data["playerId"], pair["pairId"], pair["publicHash"], data["userSeed"], data["anchor"], data["key"])
        signed(data["key"], parts, data["signature"], "lane " + pair["pairId"])
        player.lanes[pair["pairId"]] = {"step": 0, "link": data["anchor"], "rounds": 0, "userSeed": data["userSeed"], "key": data["key"], "used": at}

    def spend(self, player, lane, step, link, at):
        """The next step of a lane, or the one that was just taken where another round of the same command brings it."""
        own = self.of(player).lanes.get(lane)
        check(own is not None, "lane %s isn't open" % lane)
        if (step, link) != (own["step"], own["link"]):
            check(step == own["step"] + 1, "lane %s: step %d after %d" % (lane, step, own["step"]))
            check(hex_of("glasscase/2/link|%s|%d|%s" % (lane, step, link)) == own["link"], "lane %s: a link of another chain" % lane)
        own.update(step=step, link=link, used=at)
        return own

    def play(self, data, name, at):
        self.plays += 1
        if data.get("step") is None:
            self.loose += 1
            check(len(data["entropy"]) == 32, "%s: a link without a lane" % name)
            return
        own = self.of(data["playerId"]).lanes.get(data["pairId"])
        again = own is not None and (data["step"], data["entropy"]) == (own["step"], own["link"])
        check(not again or data.get("play", 1) > 1, "%s: a link that comes twice" % name)
        own = self.spend(data["playerId"], data["pairId"], data["step"], data["entropy"], at)
        own["rounds"] += 1
        check(data["userSeed"] == own["userSeed"] and data["roundNo"] == own["rounds"], "%s: another round of its lane" % name)

    def sit(self, came, where):
        """What a player brings into a room, and the place in the log where the step stands that it takes, if it takes one."""
        self.seats, self.waits = self.seats + 1, (where, *came)

    def seat(self, data, where, at):
        self.links += 1
        came = (where, data["commandId"], data["playerId"], data["room"], data["link"][:32])
        check(came == self.waits, "lane %s: a step that stands by no seat of %s, or brings other entropy" % (data["pairId"], data["room"]))
        own = self.of(data["playerId"]).lanes.get(data["pairId"])
        check(own is None or data["step"] > own["step"], "lane %s: a step that comes twice" % data["pairId"])
        self.spend(data["playerId"], data["pairId"], data["step"], data["link"], at)

    def close(self, data, fits, at):
        """The user seed that the lane had."""
        player, lane = self.of(data["playerId"]), data["revealed"]["pairId"]
        own = player.lanes.pop(lane, None)
        check(own is not None and own["step"] == data["step"], "lane %s: closed at another step" % lane)
        idle = at >= own["used"] + DAY and len(player.lanes) == MAX_LANES
        check({**fits, "player": data["signer"] is not None, "idle": idle}[data["reason"]], "lane %s: closed for no reason" % lane)
        if data["reason"] != "player":
            check((data["unplayed"], data["signer"], data["signature"]) == (None, None, None), "lane %s: a statement of no device" % lane)
            return own["userSeed"]
        signer, unplayed = data["signer"], data["unplayed"]
        check(signer == own["key"] or player.keys.get(signer, (0, False))[1], "lane %s: closed by a key that may not" % lane)
        stated = hash_of(unplayed) if unplayed else hex_of("null")
        signed(signer, ("lane-end", data["playerId"], lane, data["step"], stated, signer), data["signature"], "the end of lane " + lane)
        if unplayed:
            step = data["step"] + 1
            check(hex_of("glasscase/2/link|%s|%d|%s" % (lane, step, unplayed["link"])) == own["link"], "lane %s: a stated link of another chain" % lane)
        return own["userSeed"]
