import type { Command } from '../engine/commands.ts';
import { utf8 } from '../engine/fairness/bytes.ts';
import { canonicalJson } from '../engine/kernel/canonical-json.ts';
import type { Instant } from '../engine/kernel/decision.ts';
import type { CommandId } from '../engine/kernel/ids.ts';
import type { RejectionCode } from '../engine/kernel/rejections.ts';
import type { LogSigner } from '../engine/log/checkpoint.ts';
import { formatNote, formatVerifierKey } from '../engine/log/note.ts';

/** First line of what is signed. No checkpoint begins so and goes on with `{`, and no refusal with a size. */
const REFUSAL_FORMAT = 'glasscase/refusal/1';

/** A play that the rules refused: who asked for what, which round it would have been, and why it is none. */
export interface Refusal {
  readonly commandId: CommandId;
  readonly command: Command;
  readonly code: RejectionCode;
  /** The pair in use and its next round; null for rooms, and where the rules found no player. */
  readonly round: { readonly pairId: string; readonly roundNo: number } | null;
  /** When it was signed. */
  readonly at: Instant;
}

/** What the player keeps. */
export interface SignedRefusal {
  /** A signed note (c2sp.org/signed-note), to be kept byte for byte. */
  readonly text: string;
  /** The verifier key it was signed for, as `/log/key` shows it. Whoever verifies takes the key they pinned. */
  readonly key: string;
}

export type SignRefusal = (refusal: Refusal) => SignedRefusal;

/** The round that the rules named in a rejection's details. */
export const roundIn = (details: Readonly<Record<string, unknown>>): Refusal['round'] => {
  const { pairId, roundNo } = details;
  return typeof pairId === 'string' && typeof roundNo === 'number' ? { pairId, roundNo } : null;
};

/** The one form a refusal is signed in: the format line, and one line of RFC 8785 JSON. `docs/fairness.md` has it. */
const refusalText = ({ commandId, command, code, round, at }: Refusal): string => {
  const { pairId, roundNo } = round ?? { pairId: null, roundNo: null };
  return `${REFUSAL_FORMAT}\n${canonicalJson({ at: new Date(at).toISOString(), code, command, commandId, pairId, roundNo })}\n`;
};

/** Signs refusals under the log's own name, so that whoever can check a checkpoint can check them. */
export const refusalSigner = (signer: LogSigner): SignRefusal => {
  const { name, id } = signer.key;
  const key = formatVerifierKey(signer.key);
  return (refusal) => {
    const text = refusalText(refusal);
    return { text: formatNote({ text, signatures: [{ name, id, signature: signer.sign(utf8(text)) }] }), key };
  };
};
