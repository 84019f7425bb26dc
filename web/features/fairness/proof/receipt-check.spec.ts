import { describe, expect, it } from 'vitest';
import { utf8 } from '../../../../engine/fairness/bytes.ts';
import { verifyEd25519 } from '../../../../engine/log/ed25519-node.ts';
import { signerFromSeed } from '../../../../engine/log/log-key.ts';
import { formatNote, formatVerifierKey, parseNote } from '../../../../engine/log/note.ts';
import { receiptOf } from '../../../../engine/log/receipt.ts';
import { CHECKPOINT_PATH, KEY_PATH, KEYS_PATH, WITNESSES_PATH } from '../../../../engine/log/tiles.ts';
import { parseTlogProof } from '../../../../engine/log/tlog-proof.ts';
import { cosignatureLine, witnessKeyOf } from '../../../../engine/log/witness/cosign.ts';
import { cosignedMessage, formatWitnessKey } from '../../../../engine/log/witness/cosignature.ts';
import { appendRecord, resumeRecord } from '../../../../engine/log/witness/record.ts';
import { nodeHashing } from '../../../../engine/node-hashing.ts';
import { createPublishedLog, entryAt } from '../../../../test/published-log.ts';
import { checkReceipt, type ReceiptPorts } from './receipt-check.ts';

const SEEN_AT = 1_700_000_000;
const signer = signerFromSeed('w.example', '33'.repeat(32));
const witness = witnessKeyOf(nodeHashing, 'w.example', signer.key.publicKey);

const placed = (position: number) => ({ position, json: new TextDecoder().decode(entryAt(position)) });

/** A site with a published log that a page reads. */
const openSite = async (size: number) => {
  const { tiles, extendTo, signer: log } = createPublishedLog();
  await extendTo(size);
  await tiles.write([{ path: KEY_PATH, bytes: utf8(`${formatVerifierKey(log.key)}\n`) }]);
  const state: { receipt: ReceiptPorts['receipt'] } = {
    receipt: async (position) => {
      const receipt = await receiptOf(nodeHashing, tiles.read, position);
      return receipt === null ? null : new TextDecoder().decode(receipt.bytes);
    },
  };
  const cosign = async (message = cosignedMessage): Promise<void> => {
    const note = parseNote((await tiles.read(CHECKPOINT_PATH)) ?? new Uint8Array(0));
    if (note === null) throw new Error('nothing is published');
    const line = cosignatureLine(witness, SEEN_AT, signer.sign(message(SEEN_AT, note.text)));
    const cosigned = utf8(formatNote({ ...note, signatures: [...note.signatures, line] }));
    await appendRecord(tiles, await resumeRecord(tiles), cosigned);
    await tiles.write([{ path: WITNESSES_PATH, bytes: utf8(`${formatWitnessKey(witness)}\n`) }]);
  };
  const check = (position: number, entry = placed(position)) =>
    checkReceipt(
      { hashing: nodeHashing, verify: verifyEd25519, read: tiles.read, receipt: (at) => state.receipt(at) },
      entry,
    );
  return { tiles, state, cosign, check };
};

describe('the receipt in the page', () => {
  it('is valid where the entry’s own bytes lead to the signed root, and can be kept with them', async () => {
    const { check } = await openSite(300);
    const result = await check(77);
    expect(result).toMatchObject({ status: 'valid', position: 77, checkpoint: { size: 300 }, hasWitnesses: false });
    const kept = parseTlogProof(utf8(result.status === 'valid' ? result.file : ''));
    expect(kept?.extra).toEqual(entryAt(77));
  });

  it('says who witnessed it, and when', async () => {
    const { check, cosign } = await openSite(300);
    await cosign();
    expect(await check(77)).toMatchObject({
      hasWitnesses: true,
      cosignatures: [{ name: 'w.example', timestamp: SEEN_AT }],
    });
  });

  it('is refused with a false cosignature of a known witness', async () => {
    const { check, cosign } = await openSite(300);
    await cosign((time, text) => cosignedMessage(time + 1, text));
    expect(await check(77)).toMatchObject({ status: 'invalid', fault: 'witness' });
  });

  it('waits for the seal', async () => {
    const { check } = await openSite(5);
    expect(await check(5)).toEqual({ status: 'unsealed', verdict: 'pending' });
  });

  it('is refused for another entry, for another position, and where it is none', async () => {
    const { check, state } = await openSite(300);
    expect(await check(77, { position: 77, json: 'other' })).toMatchObject({ status: 'invalid', fault: 'proof' });
    const { receipt } = state;
    state.receipt = () => receipt(78);
    expect(await check(77)).toMatchObject({ status: 'invalid', fault: 'proof' });
    expect(await check(77, { ...placed(78), position: 77 })).toMatchObject({ status: 'invalid', fault: 'proof' });
    state.receipt = async () => 'a receipt';
    expect(await check(77)).toMatchObject({ status: 'invalid', fault: 'form', file: 'a receipt' });
  });

  it('is refused with another key, none, or changes of it that nobody signed', async () => {
    const { check, tiles } = await openSite(300);
    const other = signerFromSeed('glasscase.example/log', '22'.repeat(32)).key;
    await tiles.write([{ path: KEYS_PATH, bytes: utf8('nonsense') }]);
    expect(await check(77)).toMatchObject({ status: 'invalid', fault: 'key' });
    tiles.remove(KEYS_PATH);
    await tiles.write([{ path: KEY_PATH, bytes: utf8(`${formatVerifierKey(other)}\n`) }]);
    expect(await check(77)).toMatchObject({ status: 'invalid', fault: 'signature' });
    tiles.remove(KEY_PATH);
    expect(await check(77)).toMatchObject({ status: 'invalid', fault: 'key' });
  });
});
