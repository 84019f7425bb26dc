import { describe, expect, it } from 'vitest';
import { toHex, utf8 } from '../../../../engine/fairness/bytes.ts';
import { verifyEd25519 } from '../../../../engine/log/ed25519-node.ts';
import { nodeHashing } from '../../../../engine/node-hashing.ts';
import { publishedFiles } from '../../../../test/fixture-log.ts';
import { publishedEntry } from '../../../../test/sealed-log.ts';
import { checkOpening, type OwnOpening, publishedCommitment } from './opening-check.ts';

const entryOf = (type: string, version: number) =>
  utf8(
    `{"at":"2026-01-02T03:04:05.678Z","data":{},"schemaVersion":1,"stream":"player-x","type":"${type}","v":2,"version":${version}}`,
  );
const entries = [entryOf('PlayerRegistered', 1), entryOf('PaymentSettled', 1), entryOf('CaseOpened', 2)];
const text = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes);
const { entry: published, opening: opened } = publishedEntry(entries[1] ?? utf8(''));
const opening: OwnOpening = {
  position: 1,
  published: text(published),
  salt: toHex(opened?.salt ?? utf8('')),
  entry: text(entries[1]),
};

const files = await publishedFiles(entries);
const check = (change: Partial<OwnOpening> = {}, read = async (path: string) => files.get(path) ?? null) =>
  checkOpening(
    { hashing: nodeHashing, verify: verifyEd25519, read, pause: async () => undefined },
    { ...opening, ...change },
  );

describe('an opening of a player’s own', () => {
  it('is what the log commits to, at its place', async () => {
    expect(await check()).toEqual({ computed: publishedCommitment(opening.published), verdict: 'match' });
  });

  it.each<[string, Partial<OwnOpening>]>([
    ['another entry', { entry: text(entries[2]) }],
    ['another salt', { salt: 'ab'.repeat(32) }],
    ['no salt', { salt: 'nonsense' }],
    ['another place', { position: 2 }],
    ['a commitment that the log doesn’t have', { published: opening.published.replace('2026', '2027') }],
    ['no commitment', { published: text(entries[0]) }],
  ])('doesn’t match with %s', async (_, change) => {
    expect((await check(change)).verdict).toBe('mismatch');
  });

  it('waits for the checkpoint that covers it, and for a log that answers', async () => {
    expect((await check({ position: 3 })).verdict).toBe('pending');
    await expect(check({}, async () => Promise.reject(new Error('no network')))).rejects.toThrow('no network');
  });
});
