import { utf8 } from '../fairness/bytes.ts';
import type { LogSigner } from './checkpoint.ts';
import { formatNote } from './note.ts';

/** A signed note with a line of each signer, in their order. @param text ends in a line feed. */
export const signNote = (signers: readonly LogSigner[], text: string): Uint8Array => {
  const message = utf8(text);
  const signatures = signers.map((signer) => ({
    name: signer.key.name,
    id: signer.key.id,
    signature: signer.sign(message),
  }));
  return utf8(formatNote({ text, signatures }));
};
