import { explain } from '../../../../engine/explain.ts';
import type { Explanation } from '../../../../engine/games/explanation/explanation.ts';
import type { Tools } from '../../../../engine/games/explanation/tools.ts';
import { type ProofEntries, type ProofLine, readEntries } from './proof-entries.ts';

export interface VerifiedProof extends ProofEntries {
  /** Null where the entries don't hold the game that was asked for: then nothing of it can be believed. */
  readonly explanation: Explanation | null;
}

/** Computes a game again from the entries that the site sent, byte for byte. */
export const verifyProof = async (tools: Tools, id: string, lines: readonly ProofLine[]): Promise<VerifiedProof> => {
  const proof = await readEntries(lines, tools);
  return { ...proof, explanation: await explain(tools, proof, id) };
};
