import { factsOf, type GlasscaseEvent, pairsOf } from './events.ts';
import type { LoggedEntry, Proof } from './games/explanation/entries.ts';
import type { Explanation } from './games/explanation/explanation.ts';
import type { Tools } from './games/explanation/tools.ts';
import { MODULES } from './product.ts';

/** An entry as it is read, before it is known what it means. */
export type ReadEntry = Omit<LoggedEntry, 'event' | 'pairs' | 'round'> & { readonly event: GlasscaseEvent };

/** The entries that a game stands on, oldest first, and positions of what could not be read. */
export interface ReadProof extends Pick<Proof, 'unreadable'> {
  readonly entries: readonly ReadEntry[];
}

const explainGame = async (tools: Tools, read: ReadProof, id: string): Promise<Explanation | null> => {
  const entries = read.entries.map((entry) => ({
    ...entry,
    pairs: pairsOf(entry.event),
    round: factsOf(entry.event, entry.at).play?.round ?? null,
  }));
  for (const module of MODULES) {
    const explanation = 'explain' in module ? await module.explain(tools, { ...read, entries }, id) : null;
    if (explanation !== null) return explanation;
  }
  return null;
};

/**
 * Explains the round of a player's pair, the battle or the giveaway with that id from the log's entries alone; null
 * where they don't hold it. Entries that are in canonical form can still hold numbers at which the rules' own functions
 * throw: no game of theirs looks so.
 */
export const explain = (tools: Tools, proof: ReadProof, id: string): Promise<Explanation | null> =>
  explainGame(tools, proof, id).catch((error: unknown) => {
    if (error instanceof RangeError || error instanceof TypeError) return null;
    throw error;
  });
