import { statusAsOf } from '../../../engine/catalog/versions.ts';
import { fromHex } from '../../../engine/fairness/bytes.ts';
import type { RecordedEvent } from '../../../engine/glasscase-decision.ts';
import { signContinuation } from '../../../engine/log/continuation.ts';
import { signerFromSeed } from '../../../engine/log/log-key.ts';
import { dawn, openDawn, playerNumber, roundOf } from '../../../test/cast.ts';
import { acceptedEvents, type House, hashOf } from '../../../test/deciders.ts';
import { passTime, recordStory } from '../../../test/fixture-log.ts';
import { forgerOf } from '../../../test/forger.ts';
import { goOn, reopen, type Ways } from '../../../test/loss.ts';
import { type Mutant, type PackKeys, type Scenario, signed } from '../scenario.ts';

/** So many signed entries were lost. */
const LOST = 20;
const HOUR = 3_600_000;
const someone = playerNumber(2);

/** A site whose last entries were lost, with rooms that are open and players who have pairs. */
const kept = (): House => recordStory({ seed: 'a loss 2', players: 6, acts: 60 });

/** The statement that the old key signs, with the false size or key of a cheating house where one is given. */
const statement = (
  { signer, lost }: PackKeys,
  keptSize: number,
  keptRoot: Uint8Array,
  { size = keptSize + LOST, newKey = signer.key }: { readonly size?: number; readonly newKey?: typeof signer.key } = {},
) => ({
  type: 'ContinueLog' as const,
  ...signContinuation(lost, {
    lost: { origin: lost.key.name, size, root: fromHex(hashOf('lost')) },
    kept: { size: keptSize, root: keptRoot },
    newKey,
    reason: 'Both disks failed',
  }),
});

const gone = (keys: PackKeys, ways: Ways = {}): House =>
  goOn(kept(), { loss: (size, root) => statement(keys, size, root), ...ways });

const play = (house: House): House => {
  const { at, player, case: caseOf } = house.world();
  const now = statusAsOf(caseOf(dawn), at);
  const oddsHash = now.status === 'absent' ? {} : { oddsHash: now.oddsHash };
  acceptedEvents(house.submit({ ...openDawn(someone, 1, roundOf(player(someone))), ...oddsHash }));
  return house;
};

/** The last play of the log, put before the old seeds were revealed; nothing follows it. */
const playedTooEarly = ({ recorded }: House): readonly RecordedEvent[] => {
  const last = recorded.findLast(({ event }) => event.type === 'CaseOpened');
  if (last === undefined) throw new Error('no case was opened');
  const { find, inserted } = forgerOf(recorded);
  return inserted(find('OldSeedsRevealed').recorded.position, last.stream, last.event).slice(0, last.position + 1);
};

const keptTooLong = (house: House): readonly RecordedEvent[] => {
  passTime(house, HOUR);
  const rotation = { type: 'RotateSeed', playerId: someone, userSeed: 'later', entropy: 'd'.repeat(32) } as const;
  acceptedEvents(house.submit(rotation));
  return house.recorded;
};

type Forged = readonly [string, string, (keys: PackKeys) => readonly RecordedEvent[]];

const seeds: readonly Forged[] = [
  [
    'a-pair-stays-hidden',
    'a pair of before a loss that stays hidden',
    (keys) => {
      return reopen(gone(keys, { spares: (about) => about === someone })).recorded;
    },
  ],
  [
    'a-pair-is-played',
    'a play from a pair of before a loss',
    (keys) => {
      return play(reopen(gone(keys, { spares: (about) => about === someone }))).recorded;
    },
  ],
  [
    'a-battle-goes-on',
    'a battle that waited before a loss, and isn’t given up',
    (keys) => {
      return reopen(gone(keys, { spares: (about) => about === 'battle' })).recorded;
    },
  ],
  [
    'a-giveaway-goes-on',
    'a giveaway that was open before a loss, and isn’t given up',
    (keys) => {
      return reopen(gone(keys, { spares: (about) => about === 'giveaway' })).recorded;
    },
  ],
  [
    'a-play-too-early',
    'a play before the old seeds are revealed',
    (keys) => {
      return playedTooEarly(play(reopen(gone(keys))));
    },
  ],
  ['old-seeds-kept-too-long', 'old seeds that are kept back for more than an hour', (keys) => keptTooLong(gone(keys))],
];

const stated = (keys: PackKeys, loss: NonNullable<Ways['loss']>) => reopen(gone(keys, { loss })).recorded;

const statements: readonly Forged[] = [
  [
    'not-what-was-signed',
    'a loss of which the old key signed another',
    (keys) => {
      return stated(keys, (size, root) => ({ ...statement(keys, size, root), size: size + LOST / 2 }));
    },
  ],
  [
    'other-entries-kept',
    'a loss after which other entries were kept than are there',
    (keys) => {
      return stated(keys, (size) => statement(keys, size, fromHex(hashOf('kept'))));
    },
  ],
  [
    'another-number-kept',
    'a loss that is stated elsewhere than behind what was kept',
    (keys) => {
      return stated(keys, (size, root) => statement(keys, size - 1, root));
    },
  ],
  [
    'leads-elsewhere',
    'a loss after which another log goes on',
    (keys) => {
      const newKey = signerFromSeed('elsewhere.test/log', hashOf('elsewhere')).key;
      return stated(keys, (size, root) => statement(keys, size, root, { newKey }));
    },
  ],
];

const mutants = (list: string, forged: readonly Forged[]): readonly Mutant[] =>
  forged.map(([name, fault, plant]) => ({
    name: `loss/${name}`,
    list: `loss ${list}`,
    fault,
    kind: 'continuation',
    seenByAll: true,
    files: (keys) => signed(plant(keys), keys),
  }));

export const loss: Scenario = {
  name: 'loss',
  holds:
    'A log that lost its last 20 entries and goes on under a new origin: the statement of the old key, rooms that are given up, seeds that are replaced, and plays from the new ones.',
  files: (keys) => {
    const house = play(reopen(gone(keys)));
    passTime(house, HOUR);
    return signed(house.recorded, keys);
  },
  mutants: [...mutants('seeds', seeds), ...mutants('statements', statements)],
};
