"""What a log tells, entry by entry: commitments, reveals, and every draw between them."""
import json
from array import array
from bisect import bisect_left
from datetime import datetime

from second_opinion_acts import Acts
from second_opinion_contests import Contests
from second_opinion_draws import (ZEROS, check_consolations, check_entries, check_table, draw_winners, first_round_after,
                                  hash_of, hash_of_entries, prove_battle, public_hash, room_id)
from second_opinion_lanes import Lanes
from second_opinion_memory import Spill, Waiting, open_store
from second_opinion_reversals import Reversals
from second_opinion_rounds import BOUNDS, PUBLICATIONS, ROUNDS, SECTIONS, check_chances, given_by, name_of
from second_opinion_trades import TRADES, check_rates, paid
from second_opinion_tree import check, open_entry, sha256
from second_opinion_unplayed import Unanswered
from second_opinion_witness import Witnesses, check_choice, closed_by, due_at, named_round


# --- the log ---
def milliseconds(text):
    return round(datetime.fromisoformat(text.replace("Z", "+00:00")).timestamp() * 1000)


DAY = 86_400_000
# Types that have a further version; all others have one.
VERSIONS = {**dict.fromkeys(("BattleCreated", "GiveawayCreated", "GiveawayLocked", "GameStopped", "TermsPublished", "PaymentSettled", "InviterBound", "InviterTold"), 2), **dict.fromkeys(ROUNDS, 2)}
STOP_GRACE = 60_000
DRAWN = {*SECTIONS.values(), "seeds", "battle", "giveaway"}

# Types whose entries number on their own in a stream, apart from all others.
SEALED = set("""
BalanceAdjusted BalancesErased BonusReleased CodeRewarded CouponGranted CouponRevoked DailyRewardClaimed
DepositCancelled DepositRequested DepositReversed FreeSaleCredited GoldenCodeRedeemed InviteeJoined InviterBound InviterTold
PaymentSettled PlayerActApproved PlayerActProposed PlayerActRefused PointsReceived PointsSent PointsTransferred RebateClaimed RebateEarned
RebateReversed ReceivablePaid VipRewardClaimed
""".split())
# Open ones, and the sealed one that stands right behind.
HALVES = {"FreeItemsSold": "FreeSaleCredited", "PlayerErased": "BalancesErased"}


def upcast(event):
    """The data as of the newest version; that of a room of the first says by itself which rules it keeps."""
    data = event["data"]
    if event["type"] == "GiveawayLocked" and event["schemaVersion"] == 1:
        return {**data, "beaconRound": None}
    if event["type"] not in ("BattleCreated", "GiveawayCreated"):
        return data
    if event["schemaVersion"] == 1:
        return {**data, "rules": 1, "closesAt": data.get("drawAt")}
    check(data["rules"] in (2, 3), "a room of rules that its version hasn't got")
    return data


def made_by(kind, data):
    """Ids of the items that an event makes, in order."""
    return [item["itemId"] for item in (data["items"] if kind == "ShopPurchased" else given_by(kind, data))]


def check_seed_bounds(name, terms):
    check(DAY <= terms["longestUseMs"] <= 30 * DAY and 100 <= terms["maxRounds"] <= 10_000, "%s: pairs beyond the bounds" % name)


def check_battle_bounds(name, terms):
    check(all(1_000 <= terms[pace] <= 60_000 for pace in ("firstRoundMs", "roundMs")), "%s: a pace beyond the bounds" % name)
    check(60_000 <= terms["expiryMs"] <= 86_400_000 and 6_000 <= terms["beaconMarginMs"] <= 600_000, "%s: times beyond the bounds" % name)
    check(2 <= terms["maxSeats"] <= 6 and 1 <= terms["maxBoxes"] <= 20, "%s: rooms beyond the bounds" % name)


def check_giveaway_bounds(name, terms):
    shortest = [terms["shortestOpenMs"], terms["shortestHouseMs"]]
    check(10_000 <= min(shortest) and max(shortest) <= terms["longestOpenMs"] and terms["longestWaitMs"] >= 60_000, "%s: times beyond the bounds" % name)
    check(30_000 <= terms["beaconMarginMs"] <= 600_000, "%s: a beacon beyond the bounds" % name)
    check(terms["maxPrizes"] <= 3 and terms["maxHousePrizes"] <= 20 and terms["maxEntries"] <= 10_000, "%s: rooms beyond the bounds" % name)


def check_bounds(sections):
    for name in DRAWN:
        {**BOUNDS, "seeds": check_seed_bounds, "battle": check_battle_bounds, "giveaway": check_giveaway_bounds}.get(name, check_chances)(name, sections[name])
    check_rates(sections)


class Log:
    """What a log has told so far. Every event of interest has a method of its name; all others begin in lower case."""

    def __init__(self):
        store = open_store()
        self.versions, self.hashes, self.used = (Spill(store, name) for name in ("versions", "hashes", "used"))
        self.battles, self.giveaways, self.waiting = Spill(store, "battles", 25), Spill(store, "giveaways", 100), Waiting(store)
        self.sealed, self.size, self.registered, self.contests, self.acts, self.reversals = 0, 0, array("q"), Contests(), Acts(), Reversals()
        self.lanes, self.unanswered, self.witnesses = Lanes(), Unanswered(), Witnesses()
        self.tables, self.skins, self.terms = {}, {}, {}
        self.periods, self.owed, self.continuing, self.rules, self.closed = {}, None, False, 1, 1
        self.limits, self.since, self.lately = {}, {}, {}
        self.stopped, self.values = {}, {}
        self.erased = set()
        self.proven = dict.fromkeys([*(counted for counted, *_ in ROUNDS.values()), "battles", "giveaways"], 0)

    def read(self, public, opening):
        """The next entry, as everybody reads it, and what opens it: None where the copy opens nothing."""
        self.size += 1
        event = json.loads(public)
        if event["type"] == "Sealed":
            check(sorted(event) == ["at", "commitment", "type", "v"] and event["v"] == 2, "another form of a sealed entry")
            if opening is None:
                # Half of a command may be sealed: which one stands here, nobody can say.
                self.sealed, self.owed = self.sealed + 1, None
                self.acts.pass_over()
                self.reversals.pass_over()
                return
            whole = json.loads(open_entry(event, opening))
            check(whole["at"] == event["at"] and whole["type"] in SEALED, "a sealed entry of another time, or of an open type")
            event = whole
        else:
            check(not opening and event["type"] not in SEALED, "%s is open, and sealed as well" % event["type"])
        known = range(1, VERSIONS.get(event["type"], 1) + 1)
        check(event["v"] == 2 and event["schemaVersion"] in known, "%s version %s isn't known here" % (event["type"], event["schemaVersion"]))
        kind = "%s %d" % (event["stream"], event["type"] in SEALED)
        self.versions[kind] = expected = self.versions.get(kind, 0) + 1
        check(event["version"] == expected, "%s: version %d" % (event["stream"], event["version"]))
        data, self.at = upcast(event), milliseconds(event["at"])
        for pair in [data.get(key) for key in ("current", "next", "pair", "nextSeed", "battle", "giveaway", "seed")]:
            if pair is not None and not (data.get("creator") or data.get("host")):
                check(self.hashes.setdefault(pair["pairId"], pair["publicHash"]) == pair["publicHash"], "a commitment changed")
        self.acts.read(event["type"], data, self.at)
        self.reversals.read(event["type"], data)
        self.check_half(event["type"], data)
        self.contests.read(event["type"], data, self.at, self.size - 1)
        if event["type"] in ROUNDS:
            self.play(event["type"], data)
        elif event["type"] in TRADES:
            section, prove = TRADES[event["type"]]
            self.check_terms(section, data, event["type"])
            prove(data, self.tables[data["terms"]])
        elif event["type"] in PUBLICATIONS:
            named, published = PUBLICATIONS[event["type"]](data, self.skins)
            self.publish(event["type"], named, published, data["version"])
        elif event["type"][:1].isupper():
            getattr(self, event["type"], lambda _: None)(data)
        for n, item in enumerate(made_by(event["type"], data), 1):
            check(item == "%s.%d.%d" % (data["playerId"], event["version"], n), "an item of another name: " + item)

    def check_half(self, kind, data):
        """Right behind what is open of a sale or an erasure stands the sealed half, and nowhere else."""
        came = (kind, data["commandId"], data["playerId"], data.get("total")) if kind in HALVES.values() else None
        check(came == self.owed, "another half of a command: %s" % (came or self.owed,))
        total = paid(data) if kind == "FreeItemsSold" else None
        self.owed = (HALVES[kind], data["commandId"], data["playerId"], total) if kind in HALVES else None

    def open(self, revealed):
        """The seed of a pair that was committed before."""
        seed, salt = revealed["serverSeed"], revealed["salt"]
        check(public_hash(seed, salt) == self.hashes.get(revealed["pairId"]), "another seed of pair %s" % revealed["pairId"])
        return bytes.fromhex(seed)

    def take(self, seed, owner):
        """A room's seed: committed before, and never used for another room."""
        check(self.hashes.get(seed["pairId"]) == seed["publicHash"], "%s: a seed that wasn't committed" % owner)
        check(seed["pairId"] not in self.used, "%s: a seed that was used before" % owner)
        self.used[seed["pairId"]] = True

    def GameStopped(self, data):
        """Plays are refused once the grace is over; stops of version 1, and those of a loss, have none."""
        grace = data.get("graceMs", 0)
        least = STOP_GRACE if self.max_fall() is not None and not self.continuing else 0
        check(grace in (least, STOP_GRACE), "%s is stopped with another grace" % data["game"])
        self.stopped[data["game"]] = self.at + grace

    def GameResumed(self, data):
        check(self.stopped.pop(data["game"], None) is not None, "%s goes on, and wasn't stopped" % data["game"])

    def max_fall(self):
        """So many percent a value falls in 24 hours at most; None where the terms in force bound nothing."""
        begun = [named for start, named in self.terms.get("items", []) if start <= self.at]
        return self.tables[begun[-1]].get("maxFallPercentPerDay") if begun else None

    def check_falls(self, skin, wears):
        """No value below so many percent of the highest of 24 hours; of a wear that wasn't offered, the last it had counts as well."""
        before, bound = self.values.get(skin, {}), self.max_fall()
        offered = self.skins.get(skin, {})
        for wear, published in wears.items():
            past = [value for value, until in before.get(wear, []) if self.at - until < DAY]
            if wear in offered:
                past.append(int(offered[wear]["value"]))
            elif before.get(wear):
                past.append(before[wear][-1][0])
            lowest = max(past, default=0) * (100 - (100 if bound is None else bound)) // 100
            check(int(published["value"]) >= lowest, "%s %s falls too fast" % (skin, wear))
        for wear, former in offered.items():
            kept = [one for one in before.get(wear, []) if self.at - one[1] < DAY]
            before[wear] = [*kept, (int(former["value"]), self.at)]
        self.values[skin] = before

    def SkinPublished(self, data):
        self.check_falls(data["skin"], {wear["wear"]: wear for wear in data["definition"]["wears"]})
        recent = [one for one in self.lately.get(data["skin"], []) if self.at - one[0] < 60_000]
        self.lately[data["skin"]] = [*recent, (self.at, self.skins.get(data["skin"], {}))]
        self.skins[data["skin"]] = {wear["wear"]: wear for wear in data["definition"]["wears"]}

    def CasePublished(self, data):
        check_table(data["table"], data["oddsHash"])
        self.publish("case-" + data["table"]["case"], data["oddsHash"], data["table"], data["table"]["version"])

    def CaseRetired(self, data):
        """Nothing is in force from now on, nor what was announced."""
        what = "case-" + data["case"]
        self.periods[what] = [period for period in self.periods[what] if period[0] <= self.at] + [(self.at, None)]

    def publish(self, what, named, table, version):
        """The first is in force at once, a further one 60 s after its entry."""
        self.tables[named] = table
        self.periods.setdefault(what, []).append((self.at + (60_000 if version > 1 else 0), named))

    def honoured(self, periods, grace):
        """What is in force, or was replaced less than a while before."""
        begun = [period for period in periods if period[0] <= self.at]
        ends = [start for start, _ in begun[1:]] + [float("inf")]
        return [named for (_, named), end in zip(begun, ends) if end > self.at - grace]

    def check_shown(self, what, named, name):
        check(named in self.honoured(self.periods.get(what, []), 60_000), "%s: a table that wasn't in force" % name)

    def ConsolationPublished(self, data):
        check_consolations(data["table"], data["tableHash"])
        self.publish("consolation", data["tableHash"], data["table"], data["table"]["version"])

    def TermsPublished(self, data):
        """What is drawn under changes 60 s after its entry or later, and never beyond the bounds of the format."""
        check_bounds(data["sections"])
        before, after = self.max_fall(), data["sections"]["items"].get("maxFallPercentPerDay")
        check(before is None or (after is not None and after <= before), "items: a bound on falling values is widened")
        for name, values in data["sections"].items():
            named = hash_of({"section": name, "terms": values})
            periods = self.terms.setdefault(name, [])
            if periods and periods[-1][1] == named:
                continue
            drawn = name in DRAWN and len(periods) > 0
            check(not drawn or data["effectiveAt"] >= self.at + 60_000, "%s is announced too late" % name)
            periods.append((data["effectiveAt"], named))
            self.tables[named] = values

    def check_terms(self, section, data, name):
        """In force; or, of what is drawn under, replaced less than 60 s before."""
        honoured = self.honoured(self.terms.get(section, []), 60_000 if section in DRAWN else 0)
        check(data["terms"] in honoured, "%s: terms that weren't in force" % name)

    def play(self, kind, data):
        check(not self.continuing, "%s is played though the seeds of before a loss are hidden" % name_of(data))
        self.check_terms(SECTIONS[kind], data, name_of(data))
        self.lanes.play(data, name_of(data), self.at)
        check(self.at < self.stopped.get(SECTIONS[kind], float("inf")), "%s is played while its game is stopped" % name_of(data))
        check(data["pairId"] in self.limits, "%s is of a pair that wasn't committed, or is revealed" % name_of(data))
        for field, what in (("oddsHash", "case-%s" % data.get("case")), ("consolationHash", "consolation"), ("poolHash", "ContractPoolPublished")):
            if field in data:
                self.check_shown(what, data[field], name_of(data))
        if "target" in data:
            skin, wear = data["target"]["skin"], data["target"]["wear"]
            offered = [self.skins[skin]] + [wears for until, wears in self.lately[skin] if self.at - until < 60_000]
            targets = [{**wears[wear], "skin": skin} for wears in offered if wear in wears]
            check(data["target"] in targets, "%s: another target" % name_of(data))
        limits, age = self.limits[data["pairId"]], self.at - self.since[data["pairId"]]
        check(age < limits["longestUseMs"] and data["roundNo"] <= limits["maxRounds"], "%s: of a pair that was over" % name_of(data))
        check(data["roundNo"] == self.waiting.add(data["pairId"], kind, data), "%s: a round is missing before it" % name_of(data))

    def commit(self, pair):
        """A player's pair: its limits are those of the terms in force now, and before there are any, the bounds."""
        begun = [named for start, named in self.terms.get("seeds", []) if start <= self.at]
        self.limits[pair["pairId"]] = self.tables[begun[-1]] if begun else {"longestUseMs": 30 * DAY, "maxRounds": 10_000}

    def PlayerRegistered(self, data):
        for pair in (data["current"], data["next"]):
            self.commit(pair)
        self.since[data["current"]["pairId"]] = self.at
        self.registered.append(self.size - 1)

    def LiabilitiesStated(self, data):
        """Everybody who had registered by then has a leaf."""
        check(data["position"] < self.size and data["leaves"] == bisect_left(self.registered, data["position"]), "players left out of what is owed")

    def SeedRotated(self, data):
        pair, count = data["revealed"]["pairId"], data["revealed"]["roundCount"]
        limits, age = self.limits[pair], self.at - self.since[pair]
        fits = {"player": True, "age": age >= limits["longestUseMs"], "rounds": count == limits["maxRounds"], "loss": self.continuing}
        check(fits[data["reason"]], "pair %s: retired for no reason" % pair)
        self.since[data["current"]["pairId"]] = self.at
        self.commit(data["next"])
        asked = data["reason"] == "player"
        check((data["entropy"] is not None) == asked, "a rotation of %s: entropy of nobody, or none" % data["playerId"])
        self.prove_rounds(data["revealed"])

    def DeviceKeyAdded(self, data):
        self.lanes.add_key(data, self.at)

    def DeviceKeyRemoved(self, data):
        self.lanes.remove_key(data)

    def LaneOpened(self, data):
        check(data["pair"]["pairId"] in self.limits, "lane %s: a pair that wasn't committed" % data["pair"]["pairId"])
        self.since[data["pair"]["pairId"]] = self.at
        self.commit(data["next"])
        self.lanes.open(data, self.at)

    def LinkSpent(self, data):
        self.lanes.seat(data, self.size - 1, self.at)

    def sit(self, data, player, room, behind):
        """A player comes into a room: their step stands so many entries behind, if they play on a lane."""
        self.lanes.sit((data["commandId"], player, room, data["entropy"]), self.size - 1 + behind)

    def LaneClosed(self, data):
        pair, count = data["revealed"]["pairId"], data["revealed"]["roundCount"]
        limits, age = self.limits[pair], self.at - self.since[pair]
        fits = {"age": age >= limits["longestUseMs"], "rounds": count == limits["maxRounds"], "loss": self.continuing, "erased": True}
        self.unanswered.close(data, self.lanes.close(data, fits, self.at), self.tables)
        self.prove_rounds(data["revealed"])

    def HostSeedsReplaced(self, data):
        check(self.continuing, "seeds of %s replaced for no reason" % data["playerId"])
        for revealed in data["revealed"].values():
            check(revealed["pairId"] not in self.used, "pair %s was a room's" % revealed["pairId"])
            self.open(revealed)

    def LogContinued(self, data):
        self.witnesses.check_origin(data["oldKey"].split("+")[0])
        self.continuing = True

    def OldSeedsRevealed(self, data):
        self.continuing = False

    def PlayerErased(self, data):
        self.erased.add(data["playerId"])
        for revealed in data["revealed"]:
            check(revealed["pairId"] not in self.used, "pair %s was a room's" % revealed["pairId"])
            self.prove_rounds(revealed)

    def prove_rounds(self, revealed):
        seed, rounds = self.open(revealed), self.waiting.take(revealed["pairId"])
        for living in (self.limits, self.since):
            living.pop(revealed["pairId"], None)
        check(len(rounds) == revealed["roundCount"], "pair %s: another number of rounds" % revealed["pairId"])
        for kind, play in rounds:
            counted, _, _, prove = ROUNDS[kind]
            prove(play, seed, self.tables)
            self.proven[counted] += 1

    def BattleCreated(self, data):
        name, seed = data["battleId"], data["seed"]
        check(room_id("battle", data["creator"] or "house", seed["publicHash"], data["entropy"]) == name, "battle %s: another id" % name)
        self.take(seed, "battle " + name)
        self.check_terms("battle", data, "battle " + name)
        terms = self.tables[data["terms"]]
        check(data["expiresAt"] == self.at + terms["expiryMs"] and data["mode"] in terms["modes"], "battle %s: beyond its terms" % name)
        check(len(data["boxes"]) <= terms["maxBoxes"] and data["sides"] * data["size"] <= terms["maxSeats"], "battle %s: beyond its terms" % name)
        for box in data["boxes"]:
            self.check_shown("case-" + box["case"], box["oddsHash"], "battle " + name)
        self.check_rules(data, "battle " + name)
        check(sum(int(box["price"]) for box in data["boxes"]) == int(data["cost"]), "battle %s: another cost" % name)
        self.battles[name] = {"created": data, "terms": terms, "seats": {}, "rounds": [], "randomness": None, "ended": False}

    def check_rules(self, data, name):
        """Rules never go back: what they closed stays closed."""
        rules, beacon = data["rules"], data["beacon"]
        check_choice(rules, beacon, name)
        least = self.closed if beacon["kind"] == "drand" else self.rules
        check(rules >= least, "%s: of earlier rules than a room before it" % name)
        self.rules, self.closed = max(self.rules, rules), max(self.closed, closed_by(rules, beacon))
        self.witnesses.take(beacon, name)

    def SeatTaken(self, data):
        battle = self.battles[data["battleId"]]
        seats = battle["seats"]
        check(data["seat"] not in seats, "battle %s: seat %d is taken twice" % (data["battleId"], data["seat"]))
        if data["occupant"]["kind"] == "bot":
            number = 1 + sum(one["occupant"]["kind"] == "bot" for one in seats.values())
            check(data["occupant"]["bot"] == "bot-%d" % number, "battle %s: a bot by another name" % data["battleId"])
            silent = battle["created"]["rules"] == 1 or data["entropy"] == ZEROS[:32]
            check(silent, "battle %s: somebody chose entropy for a bot" % data["battleId"])
        else:
            self.sit(data, data["occupant"]["playerId"], data["battleId"], 2)
        seats[data["seat"]] = {key: data[key] for key in ("seat", "occupant", "entropy")}

    def entry(self, created, seat):
        occupant, size = seat["occupant"], created["size"]
        check(1 <= seat["seat"] <= created["sides"] * size, "battle %s has no seat %d" % (created["battleId"], seat["seat"]))
        return {"side": 0 if size == 1 else -(-seat["seat"] // size), "occupant": occupant.get("bot") or occupant["playerId"],
                "entropy": seat["entropy"]}

    def BattleLocked(self, data):
        battle = self.battles[data["battleId"]]
        created, beacon = battle["created"], battle["created"]["beacon"]
        entries = sorted((self.entry(created, one) for one in battle["seats"].values()), key=lambda one: (one["side"], one["occupant"]))
        check("lock" not in battle and entries == data["entries"], "battle %s: other entries" % data["battleId"])
        expected = named_round(beacon, self.at, battle["terms"]["beaconMarginMs"])
        check(data["beaconRound"] == expected, "battle %s: another beacon round" % data["battleId"])
        boxes = [{key: box[key] for key in ("case", "caseVersion", "oddsHash")} for box in created["boxes"]]
        battle["lock"] = {"battleId": data["battleId"], "terms": created["terms"], "seed": created["seed"]["publicHash"], "mode": created["mode"],
                          "pace": created["pace"], "sides": created["sides"], "size": created["size"], "boxes": boxes, "entries": entries,
                          "beacon": beacon, "beaconRound": expected}
        check_entries(battle["lock"], created["creator"], created["entropy"])
        check(hash_of(battle["lock"]) == data["lockHash"], "battle %s: another lock hash" % data["battleId"])
        self.witnesses.lock(battle, self.size - 1, expected)
        battle["due"] = self.at + battle["terms"]["firstRoundMs"] if expected is None else None

    def BattleWitnessed(self, data):
        self.witnesses.count(self.battles[data["battleId"]], data, self.size - 1, "battle " + data["battleId"])

    def BattleRelocked(self, data):
        battle, name = self.battles[data["battleId"]], "battle " + data["battleId"]
        self.witnesses.lock_again(battle, data, self.size - 1, self.at, name)
        check(data["firstRoundAt"] == due_at(battle["lock"]["beacon"], data["beaconRound"]), "%s: its round is due at another time" % name)

    def BattleBeaconArrived(self, data):
        battle = self.battles[data["battleId"]]
        check(battle["seen"], "a beacon round whose lock no witness has seen")
        check(data["round"] == battle["awaited"] and battle["randomness"] is None, "another beacon round")
        battle["randomness"], battle["due"] = self.randomness(battle["lock"]["beacon"], data), self.at + battle["terms"]["firstRoundMs"]

    def randomness(self, beacon, arrived):
        check(self.at >= due_at(beacon, arrived["round"]), "beacon round %d came before it was due" % arrived["round"])
        found = sha256(bytes.fromhex(arrived["signature"])).hex()
        check(found == arrived["randomness"], "the randomness of beacon round %d isn't its signature's" % arrived["round"])
        return found

    def BattleRoundPlayed(self, data):
        battle, name = self.battles[data["battleId"]], "battle " + data["battleId"]
        check(data["round"] == len(battle["rounds"]) + 1, "%s: a round is missing or came twice" % name)
        check(battle["due"] is not None and self.at >= battle["due"], "%s: round %d before its time" % (name, data["round"]))
        check(battle["lock"]["boxes"][data["round"] - 1]["oddsHash"] == data["oddsHash"], "%s: other odds" % name)
        battle["rounds"].append(data["draws"])
        pace = "fastRoundMs" if battle["created"]["pace"] == "fast" else "roundMs"
        follows = (battle["due"] if self.at - battle["due"] < 1000 else self.at) + battle["terms"][pace]
        battle["due"] = follows if data["round"] < len(battle["lock"]["boxes"]) else None
        check(data["nextRoundAt"] == battle["due"], "%s: round %d at another time" % (name, data["round"] + 1))

    def BattleSettled(self, data):
        battle = self.battles[data["battleId"]]
        check(data["revealed"]["pairId"] == battle["created"]["seed"]["pairId"] and not battle["ended"], "another seed, or settled twice")
        seed, lock = self.open(data["revealed"]), battle["lock"]
        prove_battle(seed, lock, hash_of(lock), battle["randomness"], battle["rounds"], data, self.tables)
        battle["ended"], battle["result"] = True, data
        self.proven["battles"] += 1

    def BattleConcluded(self, data):
        battle, result = self.battles[data["battleId"]], self.battles[data["battleId"]]["result"]
        entries, name, rank = battle["lock"]["entries"], "battle " + data["battleId"], data["rank"]
        own = [award["items"] for award in result["awards"] if award["rank"] == rank]
        facts = {}
        for index, draws in enumerate(battle["rounds"]):
            for one in draws:
                number = index * len(entries) + one["rank"]
                facts[number] = {key: one[key] for key in ("skin", "wear", "float", "value")}
        given = [{key: item[key] for key in item if key != "itemId"} for item in data["items"]]
        check(given == [facts[number] for number in sum(own, [])], "%s: rank %d gets others" % (name, rank))
        share = sum((int(award["value"]) for award in result["awards"] if award["rank"] == rank), 0)
        check(int(data["coin"]) == (share if battle["lock"]["mode"] == "shared" else 0), "%s: rank %d gets another share" % (name, rank))
        check(data["won"] == (rank in result["winners"]), "%s: rank %d won or not" % (name, rank))
        check(entries[rank - 1]["occupant"] == data["playerId"], "%s: rank %d is somebody else's" % (name, rank))

    def BattleDissolved(self, data):
        battle = self.battles[data["battleId"]]
        check("lock" not in battle and not battle["ended"], "battle %s was given up after its lock" % data["battleId"])
        self.open(data["revealed"])
        battle["ended"] = True

    def GiveawayCreated(self, data):
        name, seed = data["giveawayId"], data["seed"]
        parts = ("giveaway", data["host"] or "house", seed["publicHash"], data["entropy"])
        check(room_id(*parts) == name, "giveaway %s: another id" % name)
        self.take(seed, "giveaway " + name)
        self.check_terms("giveaway", data, "giveaway " + name)
        terms, house = self.tables[data["terms"]], data["host"] is None
        opens = data["drawAt"] - data["startsAt"]
        shortest = terms["shortestHouseMs"] if house else terms["shortestOpenMs"]
        check(0 <= data["startsAt"] - self.at <= terms["longestWaitMs"], "giveaway %s: opens out of its terms" % name)
        check(shortest <= opens <= terms["longestOpenMs"], "giveaway %s: is drawn out of its terms" % name)
        check(len(data["prizes"]) <= terms["maxHousePrizes" if house else "maxPrizes"], "giveaway %s: more prizes" % name)
        self.check_rules(data, "giveaway " + name)
        early = data["rules"] >= 2 and data["beacon"]["kind"] == "none"
        closing = data["drawAt"] - (min(60_000, opens // 10) if early else 0)
        check(data["closesAt"] == closing, "giveaway %s: closes at another time" % name)
        values = [-int(prize["value"]) for prize in data["prizes"]]
        check(values == sorted(values), "giveaway %s: prizes in another order" % name)
        beacon = data["beacon"]
        expected = first_round_after(beacon, data["drawAt"] + terms["beaconMarginMs"]) if beacon["kind"] == "drand" else None
        check(data["beaconRound"] == expected, "giveaway %s: another beacon round" % name)
        check(all((prize["itemId"] is None) == (data["host"] is None) for prize in data["prizes"]), "giveaway %s: prizes of somebody else" % name)
        self.giveaways[name] = {"created": data, "terms": terms, "entries": {}, "ended": False}
        if not house:
            self.sit(data, data["host"], name, 2)

    def GiveawayEntered(self, data):
        room, name = self.giveaways[data["giveawayId"]], "giveaway " + data["giveawayId"]
        created, code, player = room["created"], len(room["entries"]) + 1, data["playerId"]
        check(created["startsAt"] <= self.at < created["closesAt"] and "lock" not in room, "%s: entered out of time" % name)
        check(player != created["host"] and player not in room["entries"], "%s: %s may not enter" % (name, player))
        check(data["code"] == code and code <= room["terms"]["maxEntries"], "%s: another code" % name)
        room["entries"][player] = data["entropy"]
        self.sit(data, player, data["giveawayId"], 1)

    def GiveawayLocked(self, data):
        room, name = self.giveaways[data["giveawayId"]], "giveaway " + data["giveawayId"]
        created, entries = room["created"], room["entries"]
        check(self.at >= created["closesAt"] and "lock" not in room, "%s: locked before its time, or twice" % name)
        fixed = {"entries": len(entries), "entriesHash": hash_of_entries(entries)}
        prizes = [{key: prize[key] for key in ("skin", "wear", "float", "value")} for prize in created["prizes"]]
        named = named_round(created["beacon"], self.at, room["terms"]["beaconMarginMs"]) if created["beacon"]["kind"] == "witnessed" else None
        check(data["beaconRound"] == named, "%s: another beacon round" % name)
        room["lock"] = {"giveawayId": data["giveawayId"], "terms": created["terms"], "seed": created["seed"]["publicHash"], "prizes": prizes, **fixed,
                        "drawAt": created["drawAt"], "beacon": created["beacon"], "beaconRound": named or created["beaconRound"]}
        told = {key: data[key] for key in ("entries", "entriesHash", "lockHash")}
        check(told == {**fixed, "lockHash": hash_of(room["lock"])}, "%s: another lock" % name)
        self.witnesses.lock(room, self.size - 1, room["lock"]["beaconRound"])

    def GiveawayWitnessed(self, data):
        self.witnesses.count(self.giveaways[data["giveawayId"]], data, self.size - 1, "giveaway " + data["giveawayId"])

    def GiveawayRelocked(self, data):
        self.witnesses.lock_again(self.giveaways[data["giveawayId"]], data, self.size - 1, self.at, "giveaway " + data["giveawayId"])

    def GiveawayDrawn(self, data):
        room, name = self.giveaways[data["giveawayId"]], "giveaway " + data["giveawayId"]
        lock, beacon = room["lock"], data["beacon"]
        check(room["seen"], "%s: drawn though no witness has seen its lock" % name)
        check(room["awaited"] == (beacon["round"] if beacon else None), "%s: another beacon round" % name)
        check(self.at >= lock["drawAt"], "%s: drawn before its time" % name)
        randomness = self.randomness(lock["beacon"], beacon) if beacon else None
        check(data["revealed"]["pairId"] == room["created"]["seed"]["pairId"] and not room["ended"], "%s: another seed, or drawn twice" % name)
        seed, codes = self.open(data["revealed"]), list(room["entries"])
        drawn = draw_winners(seed, data["giveawayId"], hash_of(lock), randomness, codes, len(lock["prizes"]))
        winners = [{**one, "code": codes.index(one["playerId"]) + 1} for one in drawn]
        check(winners == data["winners"], "%s: %s win" % (name, winners))
        room["ended"], room["winners"] = True, [{**one, "given": False} for one in winners]
        self.proven["giveaways"] += 1

    def PrizeWon(self, data):
        room, name = self.giveaways[data["giveawayId"]], "giveaway " + data["giveawayId"]
        won = next(one for one in room["winners"] if (one["code"], one["playerId"]) == (data["code"], data["playerId"]))
        prize = room["created"]["prizes"][won["prize"]]
        item = {**prize, "itemId": prize["itemId"] or data["item"]["itemId"]}
        check(not won["given"] and item == data["item"], "%s: another prize, or given twice" % name)
        won["given"] = True

    def GiveawayAwarded(self, data):
        winners = self.giveaways[data["giveawayId"]]["winners"]
        there = all(one["given"] or one["playerId"] in self.erased for one in winners)
        check(there, "a prize of %s is missing" % data["giveawayId"])

    def GiveawayCancelled(self, data):
        room = self.giveaways[data["giveawayId"]]
        check("lock" not in room and not room["ended"], "giveaway %s was given up after its lock" % data["giveawayId"])
        self.open(data["revealed"])
        room["ended"] = True
