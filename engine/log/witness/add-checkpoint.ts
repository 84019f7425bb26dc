import { utf8 } from '../../fairness/bytes.ts';
import { toBase64 } from '../base64.ts';

/** A request to a witness (c2sp.org/tlog-witness): cosign a checkpoint that follows from one it cosigned before. */
export interface AddCheckpoint {
  /** Size of the newest checkpoint that the witness cosigned; 0 for none. */
  readonly oldSize: number;
  /** RFC 6962, section 2.1.2; empty where the old size is 0 or the new one. */
  readonly proof: readonly Uint8Array[];
  /** The signed checkpoint, as it was published. */
  readonly checkpoint: Uint8Array;
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The body of `POST …/add-checkpoint`. */
export const formatAddCheckpoint = ({ oldSize, proof, checkpoint }: AddCheckpoint): Uint8Array =>
  utf8(`${[`old ${oldSize}`, ...proof.map(toBase64)].join('\n')}\n\n${decoder.decode(checkpoint)}`);

/** A size as a line of its own, as a 409 says it. */
export const formatSize = (size: number): string => `${size}\n`;

/** Null for anything else than what `formatSize` writes. */
export const parseSize = (text: string): number | null =>
  /^(0|[1-9][0-9]{0,15})\n$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : null;
