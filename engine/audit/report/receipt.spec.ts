import { describe, expect, it } from 'vitest';
import { entriesOf, fixtureSigner, publishedFiles } from '../../../test/fixture-log.ts';
import { find, honest } from '../../../test/forger.ts';
import { verifyEd25519 } from '../../log/ed25519-node.ts';
import { signerFromSeed } from '../../log/log-key.ts';
import { inclusionProof } from '../../log/proofs.ts';
import { tileReader } from '../../log/read-tile.ts';
import { formatTlogProof } from '../../log/tlog-proof.ts';
import { nodeHashing } from '../../node-hashing.ts';
import { auditReceipt } from './receipt.ts';

const entries = entriesOf(honest);
const files = await publishedFiles(entries);
const read = tileReader(async (path) => files.get(path) ?? null);
const receiptOf = async (index: number) =>
  formatTlogProof({
    index,
    hashes: await inclusionProof(nodeHashing, index, entries.length, read),
    checkpoint: files.get('checkpoint') ?? new Uint8Array(0),
    extra: null,
  });

const play = find('CaseOpened');
const { position } = play.recorded;
const proof = await receiptOf(position);
const entry = entries[position] ?? new Uint8Array(0);
const id = `${play.event.data.pairId}.${play.event.data.roundNo}`;
const ask = (change: Partial<Parameters<typeof auditReceipt>[0]> = {}) =>
  auditReceipt({
    hashing: nodeHashing,
    verify: verifyEd25519,
    name: 'play.tlog-proof',
    proof,
    entry,
    key: fixtureSigner.key,
    witnesses: [],
    id: null,
    ...change,
  });

describe('a receipt', () => {
  it('proves its entry with nothing but the key, and tells what it is about', async () => {
    expect(await ask({ id })).toMatchObject({
      verdict: 'clean',
      exitCode: 0,
      checkpoint: { size: entries.length, keyPinned: true },
      result: { position, type: 'CaseOpened', stream: play.recorded.stream, cosignatures: [] },
    });
  });

  it('is of rooms as well', async () => {
    const battle = find('BattleLocked');
    const at = battle.recorded.position;
    const given = { proof: await receiptOf(at), entry: entries[at] ?? entry, id: battle.event.data.battleId };
    expect(await ask(given)).toMatchObject({ verdict: 'clean' });
  });

  it('fails for another entry, another key, another game', async () => {
    expect((await ask({ entry: entries[position + 1] ?? entry })).exitCode).toBe(5);
    expect((await ask({ key: signerFromSeed('glasscase.test/log', '43'.repeat(32)).key })).exitCode).toBe(4);
    expect((await ask({ id: `${play.event.data.pairId}.9999` })).exitCode).toBe(8);
    expect((await ask({ proof: new Uint8Array(0) })).exitCode).toBe(6);
  });

  it('fails with any single byte of it changed, for the reason that this is', async () => {
    const text = Buffer.from(proof);
    const checkpoint = text.indexOf('\n\n') + 2;
    for (let at = 0; at < text.length; at += 1) {
      const changed = Buffer.from(text);
      changed[at] = (changed[at] ?? 0) ^ 1;
      const { exitCode } = await ask({ proof: changed });
      expect(at >= checkpoint ? [4] : [4, 5, 6], `byte ${at}`).toContain(exitCode);
    }
  });

  it('fails with any single byte of its entry changed', async () => {
    for (let at = 0; at < entry.length; at += 1) {
      const changed = entry.slice();
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect((await ask({ entry: changed })).exitCode, `byte ${at}`).toBe(5);
    }
  });
});
