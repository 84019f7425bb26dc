import { utf8 } from '../../../engine/fairness/bytes.ts';
import { commitmentOf, type Opening } from '../../../engine/log/commitment.ts';
import { TILE_WIDTH } from '../../../engine/log/merkle.ts';
import { encodeOpenings, splitOpenings } from '../../../engine/log/openings.ts';
import { sealedText } from '../../../engine/log/sealed-entry.ts';
import { openingsPath } from '../../../engine/log/tiles.ts';
import { nodeHashing } from '../../../engine/node-hashing.ts';
import { games, recorded } from '../../../test/forgeries/games.ts';
import { publishedEntry } from '../../../test/sealed-log.ts';
import { type Files, type Mutant, signed } from '../scenario.ts';

const payment = games.find('PaymentSettled').recorded;
const play = games.find('CaseOpened').recorded;
/** Of the first bundle, which both are in. */
const PATH = openingsPath(0, TILE_WIDTH);

const withOpening = (files: Files, position: number, change: (opening: Opening | null) => Opening | null): Files => {
  const openings = splitOpenings(files.get(PATH) ?? new Uint8Array(0)) ?? [];
  return new Map(files).set(PATH, encodeOpenings(openings.with(position, change(openings[position] ?? null))));
};

const mutant = (name: string, fault: string, seenByAll: boolean, files: Mutant['files']): Mutant => ({
  name: `openings/${name}`,
  list: 'openings',
  fault,
  kind: 'openings',
  seenByAll,
  files,
});

/** Openings of a house that differ from its commitments. */
export const forgedOpenings: readonly Mutant[] = [
  mutant('none-where-there-is-one', 'an opening that is missing', false, async (keys) =>
    withOpening(await signed(recorded, keys), payment.position, () => null),
  ),
  mutant('another-salt', 'an opening with another salt than was committed to', false, async (keys) =>
    withOpening(
      await signed(recorded, keys),
      payment.position,
      (one) => one && { ...one, salt: nodeHashing.sha256(one.salt) },
    ),
  ),
  mutant('one-of-an-open-entry', 'an opening of an entry that is open', false, async (keys) =>
    withOpening(await signed(recorded, keys), play.position, () => ({ salt: new Uint8Array(32), entry: utf8('{}') })),
  ),
  mutant('published-though-it-is-sealed', 'a payment that is published open', true, (keys) =>
    signed(recorded, keys, (entry, position) =>
      position === payment.position ? { entry, opening: null } : publishedEntry(entry),
    ),
  ),
  mutant('sealed-though-it-is-open', 'a play that is sealed', true, (keys) =>
    signed(recorded, keys, (entry, position) => {
      if (position !== play.position) return publishedEntry(entry);
      const opening = { salt: nodeHashing.sha256(entry), entry };
      return { entry: utf8(sealedText({ at: play.at, commitment: commitmentOf(nodeHashing, opening) })), opening };
    }),
  ),
];
