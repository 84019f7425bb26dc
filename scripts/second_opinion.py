#!/usr/bin/env python3
"""A second opinion on a published Glasscase log, written apart from the site's own code.

  second_opinion.py <copy> [--key VKEY]      signature, tree, tables and every revealed draw of a copied log: a
                                             folder, as --keep makes it, or a tar, also a compressed one;
                                             money as far as its sealed entries are opened
  second_opinion.py --vectors FILE           the draws of test/vectors/draws.json
  second_opinion.py --plays FILE             the whole plays of test/vectors/case-draws.json
  second_opinion.py --targets FILE           the plays for a target of test/vectors/<game>-draws.json
  second_opinion.py --battles FILE TABLES    the battles of test/vectors/battle-draws.json, on case-draws.json
  second_opinion.py --giveaways FILE         the giveaways of test/vectors/giveaway-draws.json

Needs nothing but Python 3.8. Exit code 0: everything agrees; 1: something doesn't, and it says what. Signatures of
beacon rounds aren't verified here: `npm run audit` does that.
"""
import json, os, sys
from itertools import chain

sys.dont_write_bytecode = True
from second_opinion_draws import (check_consolations, check_entries, check_table, draw, draw_winners, hash_of,
                                  hash_of_entries, prove_battle, public_hash, room_id)
from second_opinion_files import open_files
from second_opinion_log import Log
from second_opinion_rounds import TARGET_DRAWS, draw_case, name_of
from second_opinion_tree import Disagreement, check, check_roots, check_tree, follow_keys, read_checkpoint, read_entries, read_key, sha256
from second_opinion_witness import check_still


def read_text(files, path):
    found = files.read(path)
    check(found is not None, "%s is missing" % path)
    return found.decode()


def check_log(path, pinned):
    files = open_files(path)
    beside = read_text(files, "key")
    check(beside.endswith("\n"), "the key isn't a line")
    key = follow_keys(pinned or beside[:-1], files.read("keys") or b"")
    check(key == beside[:-1], "the key beside the log isn't the pinned one, nor the one that follows it")
    size, root = read_checkpoint(read_text(files, "checkpoint"), read_key(key))
    log = Log()
    bundles = check_tree(files, size, root)
    for position, (entry, opening) in enumerate(read_entries(files, size, bundles)):
        try:
            log.read(entry, opening)
        except (Disagreement, KeyError, TypeError, IndexError, StopIteration) as error:
            raise Disagreement("entry %d: %s" % (position, error or type(error).__name__))
    if size:
        log.contests.check_overdue(log.at)
    log.witnesses.check_origin(read_key(key)[0])
    check_roots(files, size, bundles, log.witnesses.roots)
    for room in chain(log.battles.values(), log.giveaways.values()):
        check_still(room, log.at)
    rooms = chain(log.battles.values(), log.giveaways.values())
    waiting = sum(log.waiting.counts.values()) + sum("lock" in room and not room["ended"] for room in rooms)
    told = ", ".join("%d %s" % (count, name) for name, count in log.proven.items())
    unread = "; %d sealed entries, unread" % log.sealed if log.sealed else ""
    print("agrees: %d entries, root and signature; proven: %s; %d await their reveal%s" % (size, told, waiting, unread))
    print("plays: %d loose, %d on lanes" % (log.lanes.loose, log.lanes.plays - log.lanes.loose))
    print("seats: %d loose, %d on lanes" % (log.lanes.seats - log.lanes.links, log.lanes.links))
    print("unanswered: " + log.unanswered.told())


# --- the vectors ---
def check_seed(vector):
    check(public_hash(vector["serverSeed"], vector["salt"]) == vector["publicHash"], "another public hash: %s" % vector["publicHash"])
    return bytes.fromhex(vector["serverSeed"])


def check_vectors(vectors):
    for number, one in enumerate(vectors):
        names = ("game", "label", "id", "entropy", "round", "index", "tableHash")
        drawn = draw(check_seed(one), *(one[name] for name in names), int(one["n"]))
        check(drawn == one["expect"], "vector %d: %s" % (number, drawn))
    print("agrees: %d draws" % len(vectors))


def check_plays(vectors):
    for odds_hash, table in vectors["tables"].items():
        check_table(table, odds_hash)
    for play in vectors["plays"]:
        draw_case(play, check_seed(play), vectors["tables"][play["oddsHash"]])
    print("agrees: %d plays on %d tables" % (len(vectors["plays"]), len(vectors["tables"])))


def check_targets(vectors):
    consolations = vectors.get("consolations", {})
    drawn = [name for name in TARGET_DRAWS if name in vectors]
    check(drawn, "no plays for a target")
    for table_hash, table in consolations.items():
        check_consolations(table, table_hash)
    for name in drawn:
        for one in vectors[name]:
            told, _ = TARGET_DRAWS[name](one, check_seed(one), one["table"], consolations)
            check(told == {key: one[key] for key in told}, "%s draws %s" % (name_of(one), told))
    print("agrees: %s" % ", ".join("%d %s" % (len(vectors[name]), name) for name in drawn))


def check_battles(vectors, tables):
    for one in vectors:
        lock, randomness = one["lock"], one["randomness"]
        check(room_id("battle", one["creator"] or "house", one["publicHash"], one["entropy"]) == lock["battleId"], "another battle id")
        check(lock["seed"] == one["publicHash"], "battle %s: another seed" % lock["battleId"])
        check_entries(lock, one["creator"], one["entropy"])
        if randomness is not None:
            check(sha256(bytes.fromhex(one["signature"])).hex() == randomness, "another randomness")
        rounds = [told["draws"] for told in one["rounds"]]
        prove_battle(check_seed(one), lock, one["lockHash"], randomness, rounds, one, tables["tables"])
    print("agrees: %d battles" % len(vectors))


def check_giveaways(vectors):
    for one in vectors:
        lock, entries = one["lock"], {entry["playerId"]: entry["entropy"] for entry in one["entries"]}
        check(room_id("giveaway", one["host"] or "house", one["publicHash"], one["entropy"]) == lock["giveawayId"], "another giveaway id")
        check((len(entries), hash_of_entries(entries), hash_of(lock)) == (lock["entries"], lock["entriesHash"], one["lockHash"]), "another lock")
        winners = draw_winners(check_seed(one), lock["giveawayId"], one["lockHash"], one["randomness"], entries, len(lock["prizes"]))
        check(winners == one["winners"], "giveaway %s: %s win" % (lock["giveawayId"], winners))
    print("agrees: %d giveaways" % len(vectors))


def load(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


VECTORS = {"--vectors": check_vectors, "--plays": check_plays, "--targets": check_targets, "--battles": check_battles,
           "--giveaways": check_giveaways}


def main(arguments):
    try:
        if arguments and arguments[0] in VECTORS and len(arguments) == (3 if arguments[0] == "--battles" else 2):
            VECTORS[arguments[0]](*(load(path) for path in arguments[1:]))
        elif len(arguments) == 1 or (len(arguments) == 3 and arguments[1] == "--key"):
            check_log(arguments[0], arguments[2] if len(arguments) == 3 else None)
        else:
            print(__doc__, file=sys.stderr)
            return 2
    except (Disagreement, OSError, ValueError, KeyError, TypeError, IndexError, StopIteration) as error:
        print("disagrees: %s" % (error or type(error).__name__), file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
