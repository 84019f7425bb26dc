import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { utf8 } from '../fairness/bytes.ts';
import { nodeHashing } from '../node-hashing.ts';
import type { LogSigner } from './checkpoint.ts';
import { verifyEd25519 } from './ed25519-node.ts';
import { followKeys, joinNotes, type KeyChange, keyChangeText, MAX_KEY_CHANGES, splitNotes } from './key-history.ts';
import { signerFromSeed } from './log-key.ts';
import { signNote } from './sign-note.ts';

const origin = 'glasscase.test/log';
const [first, second, third] = ['11', '22', '33'].map((byte) => signerFromSeed(origin, byte.repeat(32)));
if (first === undefined || second === undefined || third === undefined) throw new Error('three keys');

const change = (size: number, from: LogSigner, to: LogSigner, more: Partial<KeyChange> = {}): Uint8Array =>
  signNote([from, to], keyChangeText({ origin, size, from: from.key, to: to.key, ...more }));
const follow = (pinned: LogSigner, file: Uint8Array | null) =>
  followKeys(pinned.key, { file, hashing: nodeHashing, verify: verifyEd25519 });

describe('the history of the log’s key', () => {
  const history = joinNotes([change(300, first, second), change(700, second, third)]);

  it('is the pinned key alone where it never changed', async () => {
    for (const file of [null, new Uint8Array(0)]) {
      expect(await follow(first, file)).toMatchObject({ ok: true, key: first.key, changes: [] });
    }
  });

  it('leads from any key that the log had to the one that signs today', async () => {
    expect(await follow(first, history)).toMatchObject({
      ok: true,
      key: third.key,
      changes: [{ size: 300 }, { size: 700 }],
    });
    expect(await follow(second, history)).toMatchObject({ ok: true, key: third.key, changes: [{ size: 700 }] });
    expect(await follow(third, history)).toMatchObject({ ok: true, key: third.key, changes: [] });
  });

  it('leads nobody on who pinned a key that the log never had', async () => {
    const stranger = signerFromSeed(origin, '44'.repeat(32));
    expect(await follow(stranger, history)).toEqual({ ok: false, fault: 'the pinned key is none of the log’s' });
  });

  it.each([
    ['not a list of signed notes', utf8('nonsense')],
    ['not a list of signed notes', history.subarray(0, -1)],
    ['not a list of signed notes', joinNotes([utf8('no note\n')])],
    [
      'not a list of signed notes',
      joinNotes(Array.from({ length: MAX_KEY_CHANGES + 1 }, () => change(1, first, second))),
    ],
    ['not a change of a key', joinNotes([signNote([first, second], `${origin}\n300\nAAAA\n`)])],
    [
      'a change that both keys haven’t signed',
      joinNotes([signNote([second], keyChangeText({ origin, size: 3, from: first.key, to: second.key }))]),
    ],
    [
      'a change that both keys haven’t signed',
      joinNotes([signNote([first], keyChangeText({ origin, size: 3, from: first.key, to: second.key }))]),
    ],
    ['changes that don’t follow each other', joinNotes([change(300, first, second), change(700, first, third)])],
    ['changes that don’t follow each other', joinNotes([change(300, first, second), change(299, second, third)])],
    ['a replaced key that came back', joinNotes([change(300, first, second), change(700, second, first)])],
    ['a replaced key that came back', joinNotes([change(300, first, first)])],
  ])('is refused as %s', async (fault, file) => {
    expect(await follow(first, file)).toEqual({ ok: false, fault });
  });

  it('is refused when it is another log’s', async () => {
    const [theirs, next] = ['11', '22'].map((byte) => signerFromSeed('elsewhere.test/log', byte.repeat(32)));
    if (theirs === undefined || next === undefined) throw new Error('two keys');
    const file = joinNotes([
      signNote(
        [theirs, next],
        keyChangeText({ origin: 'elsewhere.test/log', size: 3, from: theirs.key, to: next.key }),
      ),
    ]);
    expect(await follow(first, file)).toEqual({ ok: false, fault: 'a change of another log’s key' });
  });

  it('is written as the documentation shows it', async () => {
    const [from, to] = ['11', '22'].map((byte) => signerFromSeed('example.org/log', byte.repeat(32)));
    if (from === undefined || to === undefined) throw new Error('two keys');
    const text = keyChangeText({ origin: 'example.org/log', size: 48_213, from: from.key, to: to.key });
    const shown = Buffer.from(joinNotes([signNote([from, to], text)])).toString();
    const page = await readFile(new URL('../../docs/audit-format.md', import.meta.url), 'utf8');
    expect(page).toContain(`\`\`\`text\n${shown}\`\`\`\n`);
  });

  it('is refused with any byte changed', async () => {
    for (let index = 0; index < history.length; index += 1) {
      const changed = Uint8Array.from(history, (byte, at) => (at === index ? byte ^ 1 : byte));
      expect(await follow(first, changed), `byte ${index}`).toMatchObject({ ok: false });
    }
  });
});

describe('a list of notes', () => {
  it('comes apart as it was put together', () => {
    const notes = ['one\n\n', 'two', '\n3'].map(utf8);
    expect((splitNotes(joinNotes(notes)) ?? []).map((note) => Buffer.from(note).toString())).toEqual([
      'one\n\n',
      'two',
      '\n3',
    ]);
    expect(splitNotes(new Uint8Array(0))).toEqual([]);
  });

  it.each(['0\n', '01\na', '+1\na', '2\na', '1\nab', '9999999\na', '1'])('is refused when it reads %j', (text) => {
    expect(splitNotes(utf8(text))).toBeNull();
  });
});
