import { describe, expect, it } from 'vitest';
import { utf8 } from '../../../../engine/fairness/bytes.ts';
import { verifyEd25519 } from '../../../../engine/log/ed25519-node.ts';
import { signerFromSeed } from '../../../../engine/log/log-key.ts';
import { formatNote, formatVerifierKey, parseNote } from '../../../../engine/log/note.ts';
import { asReplayKey, formatReplayed, REPLAYED_PATH, replayKeyName } from '../../../../engine/log/replayed.ts';
import { CHECKPOINT_PATH, KEY_PATH } from '../../../../engine/log/tiles.ts';
import { cosign, witnessKeyOf } from '../../../../engine/log/witness/cosign.ts';
import { nodeHashing } from '../../../../engine/node-hashing.ts';
import { createPublishedLog } from '../../../../test/published-log.ts';
import { openSigned } from './open-published.ts';
import { openReplays } from './open-replays.ts';

const name = replayKeyName('auditor.test', 'public');
const { key: plain, sign } = signerFromSeed(name, '81'.repeat(32));
const key = witnessKeyOf(nodeHashing, name, plain.publicKey);
const by = asReplayKey(key);
if (by === null) throw new Error('no key');

type Log = ReturnType<typeof createPublishedLog>;

const noteAt = async (log: Log, size: number, signWith = sign): Promise<Uint8Array> => {
  await log.extendTo(size);
  const note = parseNote((await log.tiles.read(CHECKPOINT_PATH)) ?? new Uint8Array(0));
  if (note === null) throw new Error('no note');
  const line = cosign({ key, sign: signWith }, 1_700_000_000, note.text);
  return utf8(formatNote({ ...note, signatures: [...note.signatures, line] }));
};

/** The replays that a page shows from the published list, after it has read a head of `size` entries. */
const seen = async (log: Log, list: Uint8Array, size: number) => {
  await log.extendTo(size);
  await log.tiles.write([{ path: KEY_PATH, bytes: utf8(`${formatVerifierKey(log.signer.key)}\n`) }]);
  const read = async (path: string) => (path === REPLAYED_PATH ? list : log.tiles.read(path));
  const ports = { read, hashing: nodeHashing, verify: verifyEd25519 };
  const head = await openSigned(ports);
  if (head.status !== 'signed') throw new Error(head.status);
  return openReplays(ports, head);
};

const listOf = (note: Uint8Array): Uint8Array => formatReplayed([{ key: by, note }]);

describe('what auditors cosigned, in the page', () => {
  it.each([300, 520])('is verified with its key, and as the beginning of a log of %i entries', async (size) => {
    const log = createPublishedLog();
    const shown = await seen(log, listOf(await noteAt(log, 300)), size);
    expect(shown).toMatchObject([
      { auditor: 'auditor.test', kind: 'public', state: { status: 'verified', size: 300, at: 1_700_000_000 } },
    ]);
  });

  it('waits where the page has read less', async () => {
    const note = await noteAt(createPublishedLog(), 300);
    expect(await seen(createPublishedLog(), listOf(note), 200)).toMatchObject([{ state: { status: 'waiting' } }]);
  });

  it('is false where another signed, and where the log began otherwise', async () => {
    const log = createPublishedLog();
    const other = signerFromSeed(name, '82'.repeat(32)).sign;
    expect(await seen(log, listOf(await noteAt(log, 300, other)), 300)).toMatchObject([{ state: { status: 'false' } }]);
    const fork = createPublishedLog(log.signer, (position) => utf8(`another ${position}`));
    for (const size of [300, 520])
      expect(await seen(createPublishedLog(), listOf(await noteAt(fork, 300)), size)).toMatchObject([
        { state: { status: 'false' } },
      ]);
  });

  it('may be nothing, and a list that is none is told from it', async () => {
    expect(await seen(createPublishedLog(), utf8('[]\n'), 10)).toEqual([]);
    for (const text of ['', '{}', '[1]', '[{"key":"x","checkpoint":"y"}]', `[${'[],'.repeat(64)}[]]`])
      expect(await seen(createPublishedLog(), utf8(text), 10), text).toBeNull();
  });
});
