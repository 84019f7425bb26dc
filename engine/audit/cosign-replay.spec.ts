import { describe, expect, it } from 'vitest';
import { cosigned, testWitness, withWitnessed } from '../../test/cosigned.ts';
import { entriesOf, fixtureSigner, recordStory, sealInto } from '../../test/fixture-log.ts';
import { utf8 } from '../fairness/bytes.ts';
import { verifyEd25519 } from '../log/ed25519-node.ts';
import { signerFromSeed } from '../log/log-key.ts';
import { parsePolicy, type TrustPolicy } from '../log/policy.ts';
import { asReplayKey, openReplay, type ReplayKind, replayKeyName } from '../log/replayed.ts';
import { memoryTileStore } from '../log/testing/memory-tile-store.ts';
import { witnessKeyOf } from '../log/witness/cosign.ts';
import { formatWitnessKey } from '../log/witness/cosignature.ts';
import { nodeHashing } from '../node-hashing.ts';
import { type Audited, auditLog } from './audit.ts';
import { cosignReplay } from './cosign-replay.ts';
import { AuditStopped } from './finding.ts';
import type { AuditSource } from './sources/source.ts';

const { recorded } = recordStory({ seed: 'cosigned replays', players: 3, acts: 60 });
const entries = entriesOf(recorded);
/** Up to before a command, some way from the end. */
const shorter = entries.slice(
  0,
  recorded.findLastIndex(({ event }, at) => at < recorded.length - 20 && event.type === 'ItemsSold'),
);

const cosignerOf = (kind: ReplayKind, auditor = 'auditor.test') => {
  const name = replayKeyName(auditor, kind);
  const { key, sign } = signerFromSeed(name, (kind === 'full' ? '51' : '52').repeat(32));
  return { key: witnessKeyOf(nodeHashing, name, key.publicKey), sign };
};

const sourceOf = (read: AuditSource['read']): AuditSource => ({
  name: 'memory',
  opens: false,
  read,
  list: async () => null,
  statePage: async () => null,
});

const publicLog = async (held: readonly Uint8Array[]): Promise<AuditSource> => {
  const tiles = memoryTileStore();
  await sealInto(tiles, held);
  return sourceOf(async (path) => tiles.read(path));
};

const audited = (source: AuditSource, policy: TrustPolicy | null = null): Promise<Audited> =>
  auditLog({
    source,
    hashing: nodeHashing,
    verify: verifyEd25519,
    pinnedKey: fixtureSigner.key,
    compareBalances: false,
    policy,
    sleep: async () => undefined,
    progress: () => undefined,
  });

const replayedOf = ({ replayed, report }: Audited) => {
  if (replayed === null) throw new Error(JSON.stringify(report.findings));
  return replayed;
};

const sign = async (source: AuditSource, before: Uint8Array | null = null) =>
  cosignReplay(replayedOf(await audited(source)), {
    source,
    hashing: nodeHashing,
    cosigner: cosignerOf('public'),
    before,
    timestamp: 1_700_000_000,
  });

const kindOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'cosigned',
    (error: unknown) => (error instanceof AuditStopped ? error.kind : error),
  );

describe('a replayed checkpoint', () => {
  it('given a log without findings, when its auditor cosigns, then key and time are verified by its key alone', async () => {
    const note = await sign(await publicLog(entries));
    const [by, other, full] = [
      asReplayKey(cosignerOf('public').key),
      asReplayKey(cosignerOf('public', 'other.test').key),
      asReplayKey(cosignerOf('full').key),
    ];
    if (by === null || other === null || full === null) throw new Error('no keys');
    const trusted = { logKeys: [fixtureSigner.key], verify: verifyEd25519 };
    expect(await openReplay(note, { ...trusted, by })).toMatchObject({
      ok: true,
      replay: { checkpoint: { size: entries.length }, cosignedAt: 1_700_000_000 },
    });
    expect([by.auditor, by.kind]).toEqual(['auditor.test', 'public']);
    for (const wrong of [other, full])
      expect(await openReplay(note, { ...trusted, by: wrong })).toEqual({
        ok: false,
        fault: 'not cosigned by that key',
      });
    const [last] = [note.slice()];
    last[last.length - 6] = (last[last.length - 6] ?? 0) === 0x41 ? 0x42 : 0x41;
    expect((await openReplay(last, { ...trusted, by })).ok).toBe(false);
  });

  it('given a log with a finding, when it is audited, then there is nothing to cosign', async () => {
    const found = await audited(await publicLog(entries.toSpliced(40, 1)));
    expect(found.report.exitCode).not.toBe(0);
    expect(found.replayed).toBeNull();
  });

  it('given what was cosigned before, when the log continues it, then that is cosigned, else it is a fork', async () => {
    const before = await sign(await publicLog(shorter));
    const whole = await publicLog(entries);
    expect(await kindOf(sign(whole, before))).toBe('cosigned');
    expect(await kindOf(sign(whole, await sign(whole)))).toBe('cosigned');
    expect(await kindOf(sign(await publicLog(shorter), await sign(whole)))).toBe('fork');
    const other = recordStory({ seed: 'another history', players: 3, acts: 20 });
    const elsewhere = await sign(await publicLog(entriesOf(other.recorded)));
    expect(entriesOf(other.recorded).length).toBeLessThan(entries.length);
    expect(await kindOf(sign(whole, elsewhere))).toBe('fork');
    expect(await kindOf(sign(whole, utf8('nothing\n')))).toBe('unreachable');
  });
});

describe('a policy in an audit', () => {
  const policyOf = (quorum: string): TrustPolicy => {
    const parsed = parsePolicy(nodeHashing, utf8(`witness w ${formatWitnessKey(testWitness)}\nquorum ${quorum}\n`));
    if (!parsed.ok) throw new Error(parsed.fault);
    return parsed.policy;
  };
  const witnessedAt = async (size: number): Promise<AuditSource> => {
    const plain = await publicLog(entries);
    const extra = withWitnessed(new Map(), [cosigned(entries.slice(0, size), 1_700_000_000)]);
    return sourceOf(async (path, most) => extra.get(path) ?? plain.read(path, most));
  };

  it('is met by the largest checkpoint that its witnesses cosigned', async () => {
    const found = await audited(await witnessedAt(30), policyOf('w'));
    expect([found.report.policy, found.report.exitCode]).toEqual([{ metAt: 30 }, 0]);
  });

  it('that asks for nobody is met by the whole log', async () => {
    const found = await audited(await publicLog(entries), policyOf('none'));
    expect([found.report.policy, found.report.exitCode]).toEqual([{ metAt: entries.length }, 0]);
  });

  it('that nobody met is a finding with a code of its own, and nothing is cosigned', async () => {
    const found = await audited(await publicLog(entries), policyOf('w'));
    expect([found.report.policy, found.report.exitCode, found.replayed]).toEqual([{ metAt: null }, 18, null]);
  });
});
