import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { utf8 } from '../engine/fairness/bytes.ts';
import { openCheckpoint } from '../engine/log/checkpoint.ts';
import { verifyEd25519 } from '../engine/log/ed25519-node.ts';
import { consistencyProof } from '../engine/log/proofs.ts';
import { tileReader } from '../engine/log/read-tile.ts';
import { CHECKPOINT_PATH } from '../engine/log/tiles.ts';
import { formatAddCheckpoint } from '../engine/log/witness/add-checkpoint.ts';
import { parseWitnessKey } from '../engine/log/witness/cosignature.ts';
import { nodeHashing } from '../engine/node-hashing.ts';
import { createPublishedLog } from './published-log.ts';
import { type RunningWitness, startWitness } from './witness.ts';

let folder: string;
let witness: RunningWitness;
let published: ReturnType<typeof createPublishedLog>;
const start = () =>
  startWitness({ name: 'w.example', folder, logs: [published.signer.key], port: 0, clock: () => 1_700_000_000_900 });
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'glasscase-witness-'));
  published = createPublishedLog();
  witness = await start();
});
afterEach(async () => {
  await witness.close();
  await rm(folder, { recursive: true, force: true });
});

const post = async (body: Uint8Array) => {
  const answer = await fetch(`${witness.url}/add-checkpoint`, { method: 'POST', body: new Uint8Array(body) });
  return { status: answer.status, type: answer.headers.get('content-type'), body: await answer.text() };
};

/** Submits what is published now as following from an older size. */
const submit = async (oldSize: number, size: number) => {
  const checkpoint = (await published.tiles.read(CHECKPOINT_PATH)) ?? new Uint8Array(0);
  const between = oldSize > 0 && oldSize < size;
  const proof = between ? await consistencyProof(nodeHashing, oldSize, size, tileReader(published.tiles.read)) : [];
  return post(formatAddCheckpoint({ oldSize, proof, checkpoint }));
};

describe('the witness for tests', () => {
  it('cosigns what follows from what it saw', async () => {
    await published.extendTo(5);
    expect((await submit(0, 5)).status).toBe(200);
    await published.extendTo(300);
    const { status, body } = await submit(5, 300);
    expect(status).toBe(200);
    const key = parseWitnessKey(nodeHashing, witness.key);
    const note = new TextDecoder().decode((await published.tiles.read(CHECKPOINT_PATH)) ?? undefined) + body;
    const opened = await openCheckpoint(utf8(note), published.signer.key, verifyEd25519, key === null ? [] : [key]);
    expect(opened).toMatchObject({ cosignatures: [{ name: 'w.example', timestamp: 1_700_000_000 }] });
  });

  it('says the size that it knows, also after a restart', async () => {
    await published.extendTo(5);
    await submit(0, 5);
    await witness.close();
    witness = await start();
    expect(await submit(0, 5)).toEqual({ status: 409, type: 'text/x.tlog.size', body: '5\n' });
    expect((await submit(5, 5)).status).toBe(200);
  });

  it('refuses a fork, a proof that is none, and one where none belongs', async () => {
    await published.extendTo(5);
    await submit(0, 5);
    published = createPublishedLog(published.signer, (position) => utf8(`other ${position}`));
    await published.extendTo(5);
    expect((await submit(5, 5)).status).toBe(422);
    await published.extendTo(9);
    expect((await submit(5, 9)).status).toBe(422);
    const checkpoint = (await published.tiles.read(CHECKPOINT_PATH)) ?? new Uint8Array(0);
    expect((await post(formatAddCheckpoint({ oldSize: 5, proof: [], checkpoint }))).status).toBe(422);
  });

  it('refuses what is malformed, unknown or unsigned', async () => {
    expect((await post(utf8('hello'))).status).toBe(400);
    await published.extendTo(5);
    expect((await submit(6, 5)).status).toBe(400);
    const note = new TextDecoder().decode((await published.tiles.read(CHECKPOINT_PATH)) ?? undefined);
    expect((await post(utf8(`old 0\n\n${note.replaceAll('glasscase', 'other')}`))).status).toBe(404);
    expect((await post(utf8(`old 0\n\n${note.replace('\n5\n', '\n6\n')}`))).status).toBe(403);
    expect((await post(new Uint8Array(70_000))).status).toBe(413);
  });

  it('of two at once cosigns one', async () => {
    await published.extendTo(5);
    const statuses = (await Promise.all([submit(0, 5), submit(0, 5)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
  });

  it('shows monitors the newest that it cosigned', async () => {
    const hash = nodeHashing.sha256Text(published.signer.key.name);
    const address = `${witness.url}/${hash}/checkpoint`;
    expect((await fetch(address)).status).toBe(404);
    await published.extendTo(5);
    await submit(0, 5);
    const shown = new Uint8Array(await (await fetch(address)).arrayBuffer());
    expect(await openCheckpoint(shown, published.signer.key, verifyEd25519)).toMatchObject({ ok: true });
  });
});
