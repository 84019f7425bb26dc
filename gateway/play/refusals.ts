import type { Command, Submission } from '../../engine/commands.ts';
import { utf8 } from '../../engine/fairness/bytes.ts';
import { canonicalJson } from '../../engine/kernel/canonical-json.ts';
import type { Instant } from '../../engine/kernel/decision.ts';
import type { CommandId } from '../../engine/kernel/ids.ts';
import type { Rejection } from '../../engine/kernel/result.ts';
import type { PromiseSigner } from '../../engine/log/inclusion-promise.ts';
import { formatNote, formatVerifierKey } from '../../engine/log/note.ts';
import type { DefiniteCode, SignedRefusal } from '../errors.ts';

/** First line of what is signed: no checkpoint, promise or certificate begins so. */
const REFUSAL_FORMAT = 'glasscase/2 refusal';

/**
 * A command that the rules, or the gateway before them, refused: its actor, the round that it would have been, and the
 * reason.
 */
export interface Refusal {
  readonly commandId: CommandId;
  readonly command: Command;
  readonly actor: Submission['actor'];
  readonly code: DefiniteCode;
  /** The details that the caller gets with the code. */
  readonly details: Rejection['details'];
  /** The pair in use and its next round; null for rooms, and where the rules weren't asked, or found no player. */
  readonly round: { readonly pairId: string; readonly roundNo: number } | null;
  /** When it was signed. */
  readonly at: Instant;
}

export type SignRefusal = (refusal: Refusal) => SignedRefusal;

/** The round that the rules named in a rejection's details. */
export const roundIn = (details: Readonly<Record<string, unknown>>): Refusal['round'] => {
  const { pairId, roundNo } = details;
  return typeof pairId === 'string' && typeof roundNo === 'number' ? { pairId, roundNo } : null;
};

/** The one form a refusal is signed in: the format line, and one line of RFC 8785 JSON. `docs/fairness.md` has it. */
const refusalText = ({ commandId, command, actor, code, details, round, at }: Refusal): string => {
  const { pairId, roundNo } = round ?? { pairId: null, roundNo: null };
  return `${REFUSAL_FORMAT}\n${canonicalJson({ ...{ at: new Date(at).toISOString(), actor, code, command, commandId, details }, pairId, roundNo })}\n`;
};

/** Signs refusals with the key that signs promises: a gateway needs no key of the log. */
export const refusalSigner = (signer: PromiseSigner): SignRefusal => {
  const { name, id } = signer.key;
  const key = formatVerifierKey(signer.key);
  return (refusal) => {
    const text = refusalText(refusal);
    return { text: formatNote({ text, signatures: [{ name, id, signature: signer.sign(utf8(text)) }] }), key };
  };
};
