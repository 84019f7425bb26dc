import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { audit } from '../../../engine/audit/audit.ts';
import type { FindingKind } from '../../../engine/audit/finding.ts';
import { archiveSource } from '../../../engine/audit/sources/archive/archive-source.ts';
import { verifyEd25519 } from '../../../engine/log/ed25519-node.ts';
import { nodeHashing } from '../../../engine/node-hashing.ts';
import { examine } from './examine.ts';
import { allOf, type EventOf, labChain, lastOf, recordedLog } from './lab-log.ts';
import { labHouse } from './seal.ts';
import { tarOf } from './tar.ts';
import { TRICK_GROUPS } from './trick-names.ts';
import { TRICKS, type TrickName } from './tricks.ts';

const recorded = recordedLog();
const house = labHouse();

/** The check that catches each trick, and the one kind of its findings. */
const CAUGHT: Readonly<Record<TrickName, { by: string; kind: FindingKind | null }>> = {
  payTable: { by: 'audit', kind: 'rules' },
  clientSeed: { by: 'audit', kind: 'rules' },
  seedEachBet: { by: 'audit', kind: 'seeds' },
  commitment: { by: 'audit', kind: 'seeds' },
  otherCode: { by: 'audit', kind: 'rules' },
  skippedRound: { by: 'audit', kind: 'seeds' },
  republish: { by: 'audit', kind: 'rules' },
  terms: { by: 'audit', kind: 'rules' },
  rotateOnEntropy: { by: 'device', kind: null },
  seatOrder: { by: 'audit', kind: 'rules' },
  lateLock: { by: 'audit', kind: 'rules' },
  withheldBeacon: { by: 'audit', kind: 'seeds' },
  droppedWin: { by: 'audit', kind: 'promise' },
  restoredFolder: { by: 'checkpoint', kind: 'fork' },
  twoHistories: { by: 'checkpoint', kind: 'fork' },
};
const listed = TRICK_GROUPS.flatMap(({ tricks }) => tricks);

describe('the fraud lab', () => {
  it('finds nothing wrong with the log as it was recorded, by either check', async () => {
    const { ordinary, report, caught } = await examine(house, recorded, { log: recorded, at: 0 });
    expect(report).toMatchObject({ verdict: 'plays-clean', findings: { total: 0 } });
    expect(report.replayed.playsAwaitingReveal).toBe(0);
    expect(caught).toBeNull();
    expect(ordinary).toEqual({ draws: 16, holds: true });
  });

  it.each(listed)('%s passes an ordinary verifier, and is caught here for what it is', async (name) => {
    const forged = TRICKS[name](recorded);
    const { ordinary, report, caught } = await examine(house, recorded, forged);
    expect(ordinary).toMatchObject({ holds: true });
    expect({ name, by: caught?.by, kind: caught?.kind }).toEqual({ name, ...CAUGHT[name] });
    // A careful forger: the trick itself causes the only kind of finding. Signature, tree, form and order are right.
    const kinds = new Set(report.findings.shown.map((finding) => finding.kind));
    expect([...kinds]).toEqual(caught?.by === 'audit' ? [caught.kind] : []);
  });

  it('lists every trick on its page', () => {
    expect(listed.toSorted()).toEqual(Object.keys(TRICKS).toSorted());
  });

  it('brings the house what it wants of each trick', () => {
    const worthOf = (name: TrickName, type: 'CaseOpened', fits: (data: EventOf<'CaseOpened'>['data']) => boolean) =>
      lastOf(TRICKS[name](recorded).log, type, ({ data }) => fits(data)).event.data.value;
    expect(
      worthOf('payTable', 'CaseOpened', ({ playerId, roundNo }) => playerId.startsWith('ann') && roundNo === 3),
    ).toBe('20');
    expect(worthOf('republish', 'CaseOpened', ({ playerId }) => playerId.startsWith('cat'))).not.toBe('5000');
    expect(worthOf('restoredFolder', 'CaseOpened', ({ roundNo }) => roundNo === 7)).toBe('5000');
    const upgrade = lastOf(TRICKS.terms(recorded).log, 'UpgradePlayed').event.data;
    expect([lastOf(recorded, 'UpgradePlayed').event.data.item === null, upgrade.item]).toEqual([false, null]);
    const settled = allOf(TRICKS.seatOrder(recorded).log, 'BattleSettled')[0];
    expect(settled?.event.data.winners).toEqual([3]);
  });

  it('hands out the forged log as an archive, of which the audit program says the same', async () => {
    const { files, report } = await examine(house, recorded, TRICKS.commitment(recorded));
    const path = join(await mkdtemp(join(tmpdir(), 'glasscase-lab-')), 'commitment.tar');
    await writeFile(path, tarOf(files));
    const { source, close } = await archiveSource(path);
    const parts = { hashing: nodeHashing, verify: verifyEd25519, pinnedKey: house.signer.key, chains: [labChain] };
    const still = { compareBalances: false, sleep: async () => undefined, progress: () => undefined };
    const { findings, exitCode } = await audit({ source, ...parts, ...still });
    await close();
    expect({ findings, exitCode }).toEqual({ findings: report.findings, exitCode: report.exitCode });
  });
});
