import { battleLockHash } from '../../engine/fairness/battle-draw.ts';
import { WITNESS_MARGIN_MS } from '../../engine/fairness/beacon.ts';
import { isHexHash, mustBe } from '../../engine/kernel/ids.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { testChoice } from '../beacons.ts';
import { cosignedEvidence } from '../cosigned.ts';
import { entriesOf } from '../fixture-log.ts';
import { type Fault, type Forgeries, finding, forgerOf, withData } from '../forger.ts';
import { recordWitnessedRooms } from '../games-story/witnessed-rooms.ts';

const { rules } = finding;

/** The story of rooms of rules 3, and forgers who hold the site's key, and the witness's with it. */
const { recorded } = recordWitnessedRooms();
const { changed, edited, find, inserted } = forgerOf(recorded);

const EVIDENCE = ['BattleWitnessed', 'BattleRelocked', 'GiveawayWitnessed', 'GiveawayRelocked'] as const;
const created = find('BattleCreated');
const lock = find('BattleLocked');
const counts = find('BattleWitnessed');
const late = find('BattleRelocked');
const given = find('GiveawayLocked');

/** Evidence for that entry of so many entries, at that second. */
const seen = (size: number, timestamp: number) => cosignedEvidence(entriesOf(recorded.slice(0, size)), timestamp);

const sooner = (() => {
  const beaconRound = (lock.event.data.beaconRound ?? 0) - 1;
  const { seed, ...room } = created.event.data;
  const facts = { ...room, seed: seed.publicHash, entries: lock.event.data.entries, beaconRound };
  return { beaconRound, lockHash: mustBe(isHexHash, battleLockHash(nodeHashing, facts)) };
})();

const locks: readonly Fault[] = [
  rules('a battle’s round less than twelve seconds away', () => changed(lock, sooner)),
  rules('a giveaway whose lock names no round', () => changed(given, { beaconRound: null })),
  rules('a giveaway whose lock names a later round', () =>
    changed(given, { beaconRound: (given.event.data.beaconRound ?? 0) + 1 }),
  ),
  rules('a round of a further lock that the house chose', () =>
    changed(late, { beaconRound: late.event.data.beaconRound + 1 }),
  ),
  rules('a room of rules 3 that waits for a beacon without a witness', () => changed(created, { beacon: testChoice })),
  rules('a room that falls back behind one that names a witness', () => {
    const second = find('BattleCreated', (_, { position }) => position > created.recorded.position);
    return changed(second, { beacon: testChoice, rules: 2 });
  }),
];

const evidence: readonly Fault[] = [
  rules('a lock that counts though it was seen a second too late', () => {
    const { checkpoint } = counts.event.data;
    return changed(counts, { checkpoint: seen(checkpoint.size, checkpoint.timestamp + 1) });
  }),
  rules('a lock that counts by a tree without it', () => {
    const { lock: position, checkpoint } = counts.event.data;
    return changed(counts, { checkpoint: seen(position, checkpoint.timestamp) });
  }),
  rules('a further lock though the round couldn’t be known yet', () => {
    const { checkpoint } = late.event.data;
    return changed(late, { checkpoint: seen(checkpoint.size, checkpoint.timestamp - WITNESS_MARGIN_MS / 1_000) });
  }),
  rules('a further lock though the witness saw the last one', () => {
    const { lock: position, checkpoint } = late.event.data;
    return changed(late, { checkpoint: seen(position + 1, checkpoint.timestamp) });
  }),
  rules('another round than the lock’s', () => changed(counts, { round: counts.event.data.round + 1 })),
  rules('a lock that is seen twice', () =>
    inserted(counts.recorded.position + 1, counts.recorded.stream, counts.event, counts.recorded.at),
  ),
  rules('rounds that are drawn though no witness said a word', () =>
    edited((event) => (event === counts.event ? null : event)),
  ),
  ...EVIDENCE.map((type): Fault => {
    const { event } = find(type);
    const other = event.data.checkpoint.signature.startsWith('0') ? '1' : '0';
    return rules(`a ${type} that its witness didn’t sign`, () =>
      edited((one) =>
        one === event && 'checkpoint' in event.data
          ? withData(event, {
              checkpoint: { ...event.data.checkpoint, signature: other + event.data.checkpoint.signature.slice(1) },
            })
          : one,
      ),
    );
  }),
];

export const forgedWitnessedRooms = { locks, evidence } satisfies Forgeries;
