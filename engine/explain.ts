import { factsOf, type GlasscaseEvent, pairsOf } from './events.ts';
import { explainBattle } from './games/battle/explain.ts';
import { explainCase } from './games/case/explain.ts';
import { explainDream } from './games/dream/explain.ts';
import type { LoggedEntry, Proof } from './games/explanation/entries.ts';
import type { ExplainRoom, ExplainRound, Explanation } from './games/explanation/explanation.ts';
import type { Tools } from './games/explanation/tools.ts';
import { explainGiveaway } from './games/giveaway/explain.ts';
import { explainUpgrade } from './games/upgrade/explain.ts';
import type { RoomGame, RoundGame } from './kernel/game-name.ts';

const rounds: Readonly<Record<RoundGame, ExplainRound>> = {
  case: explainCase,
  upgrade: explainUpgrade,
  dream: explainDream,
};

const rooms: Readonly<Record<RoomGame, ExplainRoom>> = { battle: explainBattle, giveaway: explainGiveaway };

/** An entry as it is read, before it is known what it means. */
export type ReadEntry = Omit<LoggedEntry, 'event' | 'pairs' | 'round'> & { readonly event: GlasscaseEvent };

/** The entries that a game stands on, oldest first, and positions of what could not be read. */
export interface ReadProof extends Pick<Proof, 'unreadable'> {
  readonly entries: readonly ReadEntry[];
}

const explainGame = async (tools: Tools, read: ReadProof, id: string): Promise<Explanation | null> => {
  const told = read.entries.map((entry) => {
    const { play } = factsOf(entry.event, entry.at);
    return { play, entry: { ...entry, pairs: pairsOf(entry.event), round: play?.round ?? null } };
  });
  const proof = { entries: told.map(({ entry }) => entry), unreadable: read.unreadable };
  for (const { play, entry } of told) {
    if (play !== null && play.round !== null && play.id === id) return rounds[play.game](tools, proof, entry);
  }
  for (const explain of Object.values(rooms)) {
    const explanation = await explain(tools, proof, id);
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
