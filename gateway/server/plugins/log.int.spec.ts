import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { utf8 } from '../../../engine/fairness/bytes.ts';
import { verifyEd25519 } from '../../../engine/log/ed25519-node.ts';
import { signerFromSeed } from '../../../engine/log/log-key.ts';
import { formatNote, parseNote } from '../../../engine/log/note.ts';
import { bundlePath, CHECKPOINT_PATH } from '../../../engine/log/tiles.ts';
import { verifyTlogProof } from '../../../engine/log/tlog-proof.ts';
import { cosignatureLine, witnessKeyOf } from '../../../engine/log/witness/cosign.ts';
import { cosignedMessage } from '../../../engine/log/witness/cosignature.ts';
import { appendRecord, resumeRecord } from '../../../engine/log/witness/record.ts';
import { nodeHashing } from '../../../engine/node-hashing.ts';
import { createPublishedLog, entryAt } from '../../../test/published-log.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';

const SEEN_AT = 1_700_000_000;
const signer = signerFromSeed('w.example', '33'.repeat(32));
const witness = witnessKeyOf(nodeHashing, 'w.example', signer.key.publicKey);
const log = createPublishedLog();

/** Records what is published now as cosigned. */
const cosign = async (): Promise<void> => {
  const bytes = (await log.tiles.read(CHECKPOINT_PATH)) ?? new Uint8Array(0);
  const note = parseNote(bytes);
  if (note === null) throw new Error('nothing is published');
  const line = cosignatureLine(witness, SEEN_AT, signer.sign(cosignedMessage(SEEN_AT, note.text)));
  const cosigned = utf8(formatNote({ ...note, signatures: [...note.signatures, line] }));
  await appendRecord(log.tiles, await resumeRecord(log.tiles), cosigned);
};

let site: Fixture;
beforeAll(async () => {
  await log.extendTo(300);
  await cosign();
  await log.extendTo(600);
  site = await openFixture();
  await site.tiles.write([...log.tiles.files].map(([path, bytes]) => ({ path, bytes })));
});
afterAll(() => site.close());

const get = (path: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  site.gateway.inject({ method, url: `/log/${path}`, headers });

const verify = (position: number, proof: Uint8Array) =>
  verifyTlogProof(
    { proof, entryBytes: entryAt(position), keys: [log.signer.key], witnesses: [witness] },
    { hashing: nodeHashing, verify: verifyEd25519 },
  );

describe('receipts', () => {
  it('lead to the first checkpoint that a witness cosigned, and say when', async () => {
    const answer = await get('proof/77');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(answer.headers['cache-control']).toBe('public, max-age=86400, immutable');
    expect(answer.headers['content-disposition']).toBe('inline; filename="77.tlog-proof"');
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(await verify(77, answer.rawPayload)).toMatchObject({
      ok: true,
      checkpoint: { size: 300 },
      cosignatures: [{ name: 'w.example', timestamp: SEEN_AT }],
    });
  });

  it('lead to the newest checkpoint as long as nobody has witnessed one', async () => {
    const answer = await get('proof/599');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(await verify(599, answer.rawPayload)).toMatchObject({
      ok: true,
      checkpoint: { size: 600 },
      cosignatures: [],
    });
  });

  it.each(['600', '-1', '007', '1e2', 'x', '9999999999999999', ''])('are not there for %j', async (position) => {
    const answer = await get(`proof/${position}`);
    expect([answer.statusCode, answer.json().error, answer.headers['cache-control']]).toEqual([
      404,
      'NOT_FOUND',
      'no-store',
    ]);
  });
});

describe('files of the log', () => {
  const IMMUTABLE = 'public, max-age=31536000, immutable';
  const PARTIAL = 'public, max-age=86400, immutable';
  it.each([
    ['tile/0/001', 'application/octet-stream', IMMUTABLE],
    ['tile/0/002.p/88', 'application/octet-stream', PARTIAL],
    ['tile/entries/002.p/88', 'application/octet-stream', PARTIAL],
    ['witnessed/000.p/1', 'application/octet-stream', PARTIAL],
    ['witnessed/size', 'text/plain; charset=utf-8', 'no-cache'],
    ['checkpoint.witnessed', 'text/plain; charset=utf-8', 'no-cache'],
    ['checkpoint', 'text/plain; charset=utf-8', 'no-cache'],
  ])('say of %s what may keep it', async (path, type, caching) => {
    const answer = await get(path);
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      type,
      caching,
    ]);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
  });

  it.each(['checkpoint', 'tile/0/001', 'proof/599'])('aren’t sent again to whoever has %s', async (path) => {
    const { headers } = await get(path);
    const tag = String(headers.etag);
    const again = await get(path, { 'if-none-match': `"other", ${tag}` });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag]);
    expect(again.headers['cache-control']).toBe(headers['cache-control']);
    expect((await get(path, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('answer HEAD as they answer GET, without the body', async () => {
    for (const path of ['checkpoint', 'tile/0/001', 'proof/77']) {
      const [head, whole] = [await get(path, {}, 'HEAD'), await get(path)];
      expect([head.statusCode, head.body]).toEqual([200, '']);
      expect(head.headers['content-length']).toBe(String(whole.rawPayload.length));
      expect(head.headers.etag).toBe(whole.headers.etag);
    }
  });

  it('compress entries for whoever can read that, and say that it depends', async () => {
    await site.tiles.write([{ path: 'tile/entries/000', bytes: new Uint8Array(9_000) }]);
    const plain = await get('tile/entries/000');
    const small = await get('tile/entries/000', { 'accept-encoding': 'gzip' });
    expect([plain.headers.vary, small.headers.vary]).toEqual(['accept-encoding', 'accept-encoding']);
    expect([plain.headers['content-encoding'], small.headers['content-encoding']]).toEqual([undefined, 'gzip']);
    expect(gunzipSync(small.rawPayload)).toEqual(plain.rawPayload);
    const hashes = await get('tile/0/001', { 'accept-encoding': 'gzip' });
    expect(hashes.headers['content-encoding']).toBeUndefined();
  });

  it.each(['keys', 'witnesses'])('have an empty list of %s as long as there is none', async (path) => {
    const answer = await get(path);
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([200, '', 'no-cache']);
  });

  it('show no entries that the published checkpoint doesn’t cover: its tiles and bundles are written first', async () => {
    const covered = await log.tiles.read(CHECKPOINT_PATH);
    const sealing = createPublishedLog();
    await sealing.extendTo(610);
    const other = await openFixture({
      sealed: () => ({
        origin: 'example.org/log',
        verifierKey: 'key',
        size: 0,
        rootHash: null,
        sealedAt: null,
        copied: false,
      }),
    });
    try {
      await other.tiles.write([...sealing.tiles.files].map(([path, bytes]) => ({ path, bytes })));
      await other.tiles.write([{ path: CHECKPOINT_PATH, bytes: covered ?? new Uint8Array(0) }]);
      const statusOf = async () =>
        (await other.gateway.inject({ method: 'GET', url: `/log/${bundlePath(2, 98)}` })).statusCode;
      expect(await statusOf()).toBe(404);
      await other.tiles.write([
        { path: CHECKPOINT_PATH, bytes: (await sealing.tiles.read(CHECKPOINT_PATH)) ?? new Uint8Array(0) },
      ]);
      expect(await statusOf()).toBe(200);
    } finally {
      await other.close();
    }
  });

  it('are not kept where they are missing', async () => {
    const answer = await get('tile/0/999');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
  });
});

describe('the receipt of the API', () => {
  const ask = async (position: string) => {
    const query = 'query Receipt($position: LogPosition!) { receipt(position: $position) }';
    const answer = await site.gateway.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query, variables: { position } },
    });
    return answer.json();
  };

  it('is the same as the file, and null while nothing is sealed there', async () => {
    const { data } = await ask('77');
    expect(data.receipt).toBe((await get('proof/77')).body);
    expect((await ask('600')).data).toEqual({ receipt: null });
  });
});
