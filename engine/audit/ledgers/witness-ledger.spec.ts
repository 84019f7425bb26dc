import { describe, expect, it } from 'vitest';
import { testChain } from '../../../test/beacons.ts';
import { cosignedEvidence, testWitness } from '../../../test/cosigned.ts';
import { entriesOf, fixtureSigner, memorySource, publishedFiles } from '../../../test/fixture-log.ts';
import { auditBoth, auditFiles, auditSigned, forgerOf, otherHash, withData } from '../../../test/forger.ts';
import { recordWitnessedRooms } from '../../../test/games-story/witnessed-rooms.ts';
import { resumingFrom } from '../../../test/resuming.ts';
import { witnessedChoice } from '../../../test/room-witness.ts';
import type { RecordedEvent } from '../../glasscase-decision.ts';
import type { BeaconChoice, WitnessedCheckpoint } from '../../kernel/event-codec.ts';
import { verifyEd25519 } from '../../log/ed25519-node.ts';
import { nodeHashing } from '../../node-hashing.ts';
import { auditLog } from '../audit.ts';

const { recorded } = recordWitnessedRooms();
const honest = entriesOf(recorded);
const files = await publishedFiles(honest);
const { all, changed, edited, find, inserted, leftAt } = forgerOf(recorded);

const EVIDENCE = ['BattleWitnessed', 'BattleRelocked', 'GiveawayWitnessed', 'GiveawayRelocked'] as const;

/** The findings of an audit, by both ways of reading the log. */
const foundIn = async (log: readonly RecordedEvent[]): Promise<readonly string[]> => {
  const { full, everybody } = await auditBoth(entriesOf(log));
  expect(everybody.findings).toEqual(full.findings);
  return full.findings.shown.map(({ kind, message }) => `${kind}: ${message}`);
};

const told = (type: (typeof EVIDENCE)[number]) => {
  const found = find(type);
  const { checkpoint } = found.event.data;
  return { found, checkpoint, held: honest.slice(0, checkpoint.size) };
};
/** Every room with another choice, and every lock unchanged. */
const choosing = (change: Partial<Extract<BeaconChoice, { kind: 'witnessed' }>>) =>
  edited((event) =>
    event.type === 'BattleCreated' || event.type === 'GiveawayCreated'
      ? withData(event, { beacon: { ...witnessedChoice, ...change } })
      : event,
  );

describe('the evidence of rooms whose lock a witness has to see', () => {
  it('is there in the story: a lock that counts, and locks that are late', () => {
    expect(EVIDENCE.map((type) => all(type).length)).toEqual([2, 2, 2, 2]);
    expect([all('BattleSettled').length, all('GiveawayDrawn').length]).toEqual([2, 2]);
  });

  it('is clean where the rooms’ witness signed trees of this log', async () => {
    const report = await auditFiles(files);
    expect(report.findings.shown).toEqual([]);
    expect(report.replayed).toMatchObject({ beacons: 4, beaconsVerified: 4, beaconsAwaited: 0, roomsProven: 4 });
  });

  describe.each(EVIDENCE)('%s', (type) => {
    const { found: entry, checkpoint, held } = told(type);
    const { position } = entry.recorded;
    const withCheckpoint = (other: WitnessedCheckpoint) => changed(entry, { checkpoint: other });
    const unsigned = `rules: the room's witness didn't cosign that tree of ${checkpoint.size} entries`;

    it('names the room’s last lock, and no other entry', async () => {
      const lock = entry.event.data.lock - 1;
      expect(await foundIn(changed(entry, { lock }))).toContain(
        `rules: entry ${lock} isn't the last lock of ${entry.recorded.stream}`,
      );
    });

    it('is signed by the room’s witness: its size, root, time and log', async () => {
      const last = checkpoint.signature.slice(-1) === '0' ? '1' : '0';
      const signature = `${last}${checkpoint.signature.slice(1)}`;
      expect(await foundIn(withCheckpoint({ ...checkpoint, signature }))).toContain(unsigned);
      expect(await foundIn(withCheckpoint({ ...checkpoint, root: otherHash }))).toContain(unsigned);
      expect(await foundIn(withCheckpoint({ ...checkpoint, timestamp: checkpoint.timestamp - 1 }))).toContain(unsigned);
      expect(
        await foundIn(withCheckpoint(cosignedEvidence(held, checkpoint.timestamp, 'elsewhere.test/log'))),
      ).toContain(unsigned);
    });

    it('is of a tree that was there before it', async () => {
      const later = cosignedEvidence(honest.slice(0, position + 1), checkpoint.timestamp);
      expect(await foundIn(withCheckpoint(later))).toContain(
        `rules: a tree of ${position + 1} entries wasn't there yet`,
      );
    });

    it('is of this log: the witness’s other tree of that size is a fork', async () => {
      const [first, ...others] = held;
      const other = cosignedEvidence([...others, first ?? new Uint8Array(0)], checkpoint.timestamp);
      const fork = `fork: the room's witness saw another log of ${checkpoint.size} entries than this one`;
      // Every later tree contains the entry that tells of it.
      const found = await foundIn(withCheckpoint(other));
      expect([found[0], found.every((one) => one.startsWith('fork: '))]).toEqual([fork, true]);
    });
  });

  it('counts under the log that is audited alone', async () => {
    const origin = 'elsewhere.test/log';
    expect(await foundIn(choosing({ origin }))).toContain(
      `rules: the room waits for a witness of another log: ${origin}`,
    );
    const [first] = all('BattleCreated');
    if (first === undefined) throw new Error('the story has no battle');
    expect(await foundIn(changed(first, { beacon: { ...witnessedChoice, origin } }))).toContain(
      'rules: the room names another log than a room before it',
    );
  });

  it('is of a witness that has a key', async () => {
    const witness = `${testWitness.name}+00000000+${'A'.repeat(44)}`;
    expect(await foundIn(choosing({ witness }))).toContain('rules: the room names a witness whose key is none');
  });

  it('must come within an hour after the round was due', async () => {
    for (const type of ['BattleWitnessed', 'GiveawayWitnessed', 'BattleRelocked', 'GiveawayRelocked'] as const) {
      const { position, stream } = find(type).recorded;
      const { findings } = await auditSigned(entriesOf(leftAt(position, 2 * 3_600_000)));
      expect(findings.shown).toContainEqual({
        kind: 'timing',
        position: null,
        message: `${stream} waits for its witness since more than an hour after its round was due`,
      });
    }
  });

  it('can’t be kept back by giving the room up: every audit tells of it', async () => {
    const { recorded: missing, event } = find('BattleWitnessed');
    const { battleId, commandId } = event.data;
    const { revealed } = find('BattleSettled', ({ data }) => data.battleId === battleId).event.data;
    const data = { commandId, battleId, reason: 'operator', revealed } as const;
    const dissolved = { type: 'BattleDissolved', schemaVersion: 1, data } as const;
    expect(await foundIn(inserted(missing.position, missing.stream, dissolved))).toContain(
      `timing: ${missing.stream}: given up behind its lock`,
    );
  });

  it('is remembered by an audit that goes on from an earlier one', async () => {
    const audited = async (log: ReadonlyMap<string, Uint8Array>, resuming: ReturnType<typeof resumingFrom>) =>
      (
        await auditLog({
          source: memorySource(log),
          hashing: nodeHashing,
          verify: verifyEd25519,
          pinnedKey: fixtureSigner.key,
          chains: [testChain],
          compareBalances: false,
          resuming,
          sleep: async () => {},
          progress: () => {},
        })
      ).report.findings.shown;
    const { found } = told('BattleWitnessed');
    const forged = await publishedFiles(entriesOf(changed(found, { lock: 1 })));
    for (const cut of [found.recorded.position - 1, found.recorded.position]) {
      const earlier = resumingFrom(null);
      await audited(await publishedFiles(honest.slice(0, cut)), earlier);
      const from = earlier.kept.at(-1) ?? null;
      expect(from?.memory.witnessed.locks.size).toBe(1);
      expect(from?.memory.witnessed.origin?.name).toBe(fixtureSigner.key.name);
      expect(await audited(files, resumingFrom(from))).toEqual([]);
    }
    const earlier = resumingFrom(null);
    await audited(await publishedFiles(honest.slice(0, found.recorded.position)), earlier);
    expect((await audited(forged, resumingFrom(earlier.kept.at(-1) ?? null))).map(({ kind }) => kind)).toContain(
      'rules',
    );
  });
});
