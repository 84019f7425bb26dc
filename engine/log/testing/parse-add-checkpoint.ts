import { utf8 } from '../../fairness/bytes.ts';
import { fromBase64 } from '../base64.ts';
import { HASH_BYTES } from '../merkle.ts';
import { type AddCheckpoint, parseSize } from '../witness/add-checkpoint.ts';

const MAX_HASHES = 63;

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Null for a body of another form. The caller that opens the checkpoint checks it. */
export const parseAddCheckpoint = (bytes: Uint8Array): AddCheckpoint | null => {
  let text: string;
  try {
    text = decoder.decode(bytes);
  } catch {
    return null;
  }
  const blank = text.indexOf('\n\n');
  if (blank < 0) return null;
  const [first = '', ...lines] = text.slice(0, blank).split('\n');
  const oldSize = first.startsWith('old ') ? parseSize(`${first.slice(4)}\n`) : null;
  const proof = lines.flatMap((line) => {
    const hash = fromBase64(line);
    return hash?.length === HASH_BYTES ? [hash] : [];
  });
  if (oldSize === null || proof.length !== lines.length || proof.length > MAX_HASHES) return null;
  return { oldSize, proof, checkpoint: utf8(text.slice(blank + 2)) };
};
