import { utf8 } from '../../fairness/bytes.ts';
import { fromBase64, toBase64 } from '../base64.ts';
import { HASH_BYTES } from '../merkle.ts';

/** What a witness is asked (c2sp.org/tlog-witness): to cosign a checkpoint that follows from one it cosigned before. */
export interface AddCheckpoint {
  /** Size of the newest checkpoint that the witness cosigned; 0 for none. */
  readonly oldSize: number;
  /** RFC 6962, section 2.1.2; empty where the old size is 0 or the new one. */
  readonly proof: readonly Uint8Array[];
  /** The signed checkpoint, as it was published. */
  readonly checkpoint: Uint8Array;
}

const MAX_HASHES = 63;

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The body of `POST …/add-checkpoint`. */
export const formatAddCheckpoint = ({ oldSize, proof, checkpoint }: AddCheckpoint): Uint8Array =>
  utf8(`${[`old ${oldSize}`, ...proof.map(toBase64)].join('\n')}\n\n${decoder.decode(checkpoint)}`);

/** A size as a line of its own, as a 409 says it. */
export const formatSize = (size: number): string => `${size}\n`;

const parseDigits = (text: string): number | null =>
  /^(0|[1-9][0-9]{0,15})$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : null;

/** Null for anything else than what `formatSize` writes. */
export const parseSize = (text: string): number | null => (text.endsWith('\n') ? parseDigits(text.slice(0, -1)) : null);

/** Null for a body of another form. Whether the checkpoint is one is for whoever opens it. */
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
  const oldSize = first.startsWith('old ') ? parseDigits(first.slice(4)) : null;
  const proof = lines.flatMap((line) => {
    const hash = fromBase64(line);
    return hash?.length === HASH_BYTES ? [hash] : [];
  });
  if (oldSize === null || proof.length !== lines.length || proof.length > MAX_HASHES) return null;
  return { oldSize, proof, checkpoint: utf8(text.slice(blank + 2)) };
};
