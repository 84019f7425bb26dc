import type { Ask } from './ask.ts';
import { graphql } from './generated/index.ts';

const SEEDS = graphql(`
  query ShownSeeds {
    seeds { current { id userSeed } }
  }
`);

/** The parts of the player's seeds that a play names; not the round, as a player's plays may overtake one another. */
export interface ShownRound {
  readonly pairId: string;
  readonly userSeed: string;
}

/** The pair in use, as the player is shown it. */
export const roundShown = async (ask: Ask, token: string): Promise<ShownRound> => {
  const { id: pairId, userSeed } = (await ask(SEEDS, {}, token)).seeds.current;
  return { pairId, userSeed };
};

/** Reveals the pair in use: from then on plays on it can be proven. */
export const ROTATE_SEED = graphql(`
  mutation RotateSeed($commandId: CommandId!, $entropy: Entropy!) {
    rotateSeed(commandId: $commandId, entropy: $entropy) { position }
  }
`);
