import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { utf8 } from '../../../engine/fairness/bytes.ts';
import { verifyEd25519 } from '../../../engine/log/ed25519-node.ts';
import { signerFromSeed } from '../../../engine/log/log-key.ts';
import { formatNote, formatVerifierKey, MAX_NOTE_BYTES, parseNote } from '../../../engine/log/note.ts';
import {
  asReplayKey,
  openReplay,
  parseReplayed,
  type ReplayKey,
  type ReplayKind,
  replayKeyName,
} from '../../../engine/log/replayed.ts';
import { CHECKPOINT_PATH, KEY_PATH } from '../../../engine/log/tiles.ts';
import { type Cosigner, cosign, witnessKeyOf } from '../../../engine/log/witness/cosign.ts';
import { formatWitnessKey } from '../../../engine/log/witness/cosignature.ts';
import { nodeHashing } from '../../../engine/node-hashing.ts';
import { createPublishedLog } from '../../../test/published-log.ts';
import { auditorsIn } from '../../site/auditors/auditors.ts';
import { replaysIn } from '../../site/auditors/replays.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';

let site: Fixture;
let address = '';
const log = createPublishedLog();
/** Checkpoints of this log by their sizes. */
const notes = new Map<number, Uint8Array>();

const grow = async (size: number): Promise<void> => {
  await log.extendTo(size);
  const note = await log.tiles.read(CHECKPOINT_PATH);
  if (note !== null) notes.set(size, note);
};

beforeAll(async () => {
  for (const size of [200, 300, 520]) await grow(size);
  site = await openFixture();
  await site.tiles.write([...log.tiles.files].map(([path, bytes]) => ({ path, bytes })));
  await site.tiles.write([{ path: KEY_PATH, bytes: utf8(`${formatVerifierKey(log.signer.key)}\n`) }]);
  address = await site.gateway.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => site.close());

const cosignerOf = (auditor: string, kind: ReplayKind, seed = '61'): Cosigner & { readonly replay: ReplayKey } => {
  const name = replayKeyName(auditor, kind);
  const { key, sign } = signerFromSeed(name, seed.repeat(32));
  const witness = witnessKeyOf(nodeHashing, name, key.publicKey);
  const replay = asReplayKey(witness);
  if (replay === null) throw new Error('no key');
  return { key: witness, sign, replay };
};

const cosigned = (bytes: Uint8Array | undefined, by: Cosigner, timestamp = 1_700_000_000): Uint8Array => {
  const note = bytes === undefined ? null : parseNote(bytes);
  if (note === null) throw new Error('no note');
  return utf8(formatNote({ ...note, signatures: [...note.signatures, cosign(by, timestamp, note.text)] }));
};

const granted = async (name: string): Promise<string> =>
  (await auditorsIn(site.database.pool, randomBytes).grant(name, 'replays', 'spec', 0)) ?? '';
const addKey = (name: string, { replay }: { readonly replay: ReplayKey }) =>
  replaysIn(site.database.pool).addKey(name, formatWitnessKey(replay), 'spec', 0);

const deliver = async (token: string, note: Uint8Array): Promise<number> => {
  const response = await fetch(`${address}/log/replayed`, {
    method: 'POST',
    body: new Uint8Array(note),
    headers: { 'content-type': 'text/plain', authorization: `Bearer ${token}` },
  });
  await response.body?.cancel();
  return response.status;
};

const shown = async () => {
  const response = await fetch(`${address}/log/replayed`);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  return parseReplayed(nodeHashing, new Uint8Array(await response.arrayBuffer())) ?? [];
};
const sizesOf = async (by: ReplayKey) => {
  const found = (await shown()).filter(({ key }) => key.name === by.name);
  const opened = await Promise.all(
    found.map(({ note }) => openReplay(note, { logKeys: [log.signer.key], by, verify: verifyEd25519 })),
  );
  return opened.map((one) => (one.ok ? one.replay.checkpoint.size : one.fault));
};

describe('what an auditor replayed', () => {
  it('is shown to everybody, each kind under its key, and a larger one takes its place', async () => {
    const token = await granted('north');
    const [open, full] = [cosignerOf('north.test', 'public'), cosignerOf('north.test', 'full', '62')];
    const again = cosignerOf('north.test', 'full');
    expect([await addKey('north', open), await addKey('north', open), await addKey('north', again)]).toEqual([
      ...[true, false, false],
    ]);
    expect(await addKey('north', full)).toBe(true);
    expect(await deliver(token, cosigned(notes.get(200), open))).toBe(200);
    expect(await deliver(token, cosigned(notes.get(300), full))).toBe(200);
    expect([await sizesOf(open.replay), await sizesOf(full.replay)]).toEqual([[200], [300]]);
    expect(await deliver(token, cosigned(notes.get(520), open))).toBe(200);
    expect(await sizesOf(open.replay)).toEqual([520]);
  });

  it('is refused where it is smaller than what is shown, or as large', async () => {
    const token = await granted('east');
    const by = cosignerOf('east.test', 'public', '67');
    await addKey('east', by);
    expect(await deliver(token, cosigned(notes.get(300), by))).toBe(200);
    expect(await deliver(token, cosigned(notes.get(200), by))).toBe(409);
    expect(await deliver(token, cosigned(notes.get(300), by, 1_800_000_000))).toBe(409);
    expect(await sizesOf(by.replay)).toEqual([300]);
  });

  it('is refused without a right, and once it was revoked; what was shown stays', async () => {
    const token = await granted('south');
    const by = cosignerOf('south.test', 'public', '68');
    await addKey('south', by);
    expect(await deliver(token, cosigned(notes.get(200), by))).toBe(200);
    expect(await deliver('A'.repeat(43), cosigned(notes.get(300), by))).toBe(401);
    await auditorsIn(site.database.pool, randomBytes).revoke('south', 'spec', 1);
    expect(await deliver(token, cosigned(notes.get(300), by))).toBe(401);
    expect(await sizesOf(by.replay)).toEqual([200]);
  });

  it('is refused with a key of nobody, of another auditor, or a false signature', async () => {
    const token = await granted('west');
    const [own, foreign] = [cosignerOf('west.test', 'public', '63'), cosignerOf('other.test', 'public', '64')];
    await addKey('west', own);
    await addKey('somebody', foreign);
    expect(await deliver(token, cosigned(notes.get(300), cosignerOf('west.test', 'full')))).toBe(403);
    expect(await deliver(token, cosigned(notes.get(300), foreign))).toBe(403);
    expect(await deliver(token, notes.get(300) ?? new Uint8Array(0))).toBe(403);
    expect(await deliver(token, cosigned(notes.get(300), { key: own.key, sign: foreign.sign }))).toBe(400);
    expect(await sizesOf(own.replay)).toEqual([]);
  });

  it('is refused of another log, and of other entries under the same key', async () => {
    const token = await granted('other logs');
    const by = cosignerOf('logs.test', 'public', '65');
    await addKey('other logs', by);
    const noteOf = async (other: ReturnType<typeof createPublishedLog>, size: number) => {
      await other.extendTo(size);
      return cosigned((await other.tiles.read(CHECKPOINT_PATH)) ?? undefined, by);
    };
    const stranger = createPublishedLog(signerFromSeed('glasscase.example/log', '12'.repeat(32)));
    const fork = createPublishedLog(log.signer, (position) => utf8(`another ${position}`));
    const longer = createPublishedLog();
    expect(await deliver(token, await noteOf(stranger, 300))).toBe(422);
    expect(await deliver(token, await noteOf(fork, 300))).toBe(422);
    expect(await deliver(token, await noteOf(longer, 600))).toBe(422);
    expect(await sizesOf(by.replay)).toEqual([]);
  });

  it('is bounded, a note, and text', async () => {
    const token = await granted('bounds');
    expect(await deliver(token, new Uint8Array(MAX_NOTE_BYTES + 1).fill(0x20))).toBe(413);
    expect(await deliver(token, utf8('no note\n'))).toBe(400);
    const json = await fetch(`${address}/log/replayed`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    });
    expect(json.status).toBe(400);
  });

  it('is shown no more once its key is dropped', async () => {
    const by = cosignerOf('gone.test', 'public', '66');
    const token = await granted('gone');
    await addKey('gone', by);
    expect(await deliver(token, cosigned(notes.get(200), by))).toBe(200);
    expect(await replaysIn(site.database.pool).dropKey(formatWitnessKey(by.replay))).toBe(true);
    expect(await sizesOf(by.replay)).toEqual([]);
    expect(await deliver(token, cosigned(notes.get(300), by))).toBe(403);
  });
});
