import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { utf8 } from '../fairness/bytes.ts';
import { nodeHashing } from '../node-hashing.ts';
import { logContinued } from '../site/events.ts';
import {
  type Continuation,
  continuationText,
  openContinuation,
  signContinuation,
  statementOf,
} from './continuation.ts';
import { verifyEd25519 } from './ed25519-node.ts';
import { signerFromSeed } from './log-key.ts';
import { signNote } from './sign-note.ts';

const tools = { hashing: nodeHashing, verify: verifyEd25519 };
const old = signerFromSeed('old.example/log', '11'.repeat(32));
const fresh = signerFromSeed('new.example/log', '11'.repeat(32));
const rootOf = (text: string): Uint8Array => new Uint8Array(nodeHashing.sha256(utf8(text)));
const loss: Continuation = {
  lost: { origin: 'old.example/log', size: 300, root: rootOf('lost') },
  kept: { size: 290, root: rootOf('kept') },
  newKey: fresh.key,
  reason: 'Two disks of the archive failed — 两块硬盘坏了',
};

/** Reads the statement that an entry holds, as a reader does. */
const read = async (data: ReturnType<typeof signContinuation>, key = old.key) => {
  const statement = statementOf(nodeHashing, data);
  return statement === null ? null : openContinuation(statement.note, key, tools);
};

describe('the statement that a log goes on after a loss', () => {
  it('is read from its entry as the old key signed it', async () => {
    expect(await read(signContinuation(old, loss))).toEqual(loss);
  });

  it('fits the entry, whatever was lost', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 40 }), fc.integer({ min: 0, max: 2 ** 40 }), (more, size) => {
        const told = { ...loss, lost: { ...loss.lost, size: size + more }, kept: { ...loss.kept, size } };
        const data = { commandId: 'operator:a', ...signContinuation(old, told) };
        const event = { type: 'LogContinued', schemaVersion: 1, data };
        expect(logContinued.schema.safeParse(event).success).toBe(true);
      }),
    );
  });

  it('is believed of nobody else, and with no other word', async () => {
    const data = signContinuation(old, loss);
    expect(await read(data, fresh.key)).toBeNull();
    expect(await read(signContinuation(fresh, loss), old.key)).toBeNull();
    for (const other of [{ size: 299 }, { keptSize: 291 }, { reason: 'no reason' }, { root: data.keptRoot }]) {
      expect(await read({ ...data, ...other })).toBeNull();
    }
  });

  it('is no other note of the same key, and no statement that nothing was lost', async () => {
    const text = continuationText(loss);
    const nothing = continuationText({ ...loss, kept: { ...loss.kept, size: 300 } });
    for (const other of [
      'old.example/log\n300\nAAAA\n',
      `${text}more\n`,
      text.replace('continued', 'ended'),
      nothing,
    ]) {
      expect(await openContinuation(signNote([old], other), old.key, tools)).toBeNull();
    }
    expect(await openContinuation(utf8('not a note'), old.key, tools)).toBeNull();
  });

  it('fits the log of its old key alone', async () => {
    const elsewhere = continuationText({ ...loss, lost: { ...loss.lost, origin: 'third.example/log' } });
    expect(await openContinuation(signNote([old], elsewhere), old.key, tools)).toBeNull();
  });

  it('names whole keys', () => {
    const data = signContinuation(old, loss);
    expect(statementOf(nodeHashing, { ...data, oldKey: 'old.example/log+00000000+AAAA' })).toBeNull();
  });
});
