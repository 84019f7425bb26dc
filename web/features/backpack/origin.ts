import type { Game } from '../../generated/graphql.ts';

interface Won {
  readonly id: string;
  readonly game: Game | null;
}

/**
 * What `/provably-fair/verify/{id}` takes for an item: its own id where one play made it, the room's where it is one of
 * several that a battle or a giveaway made (`{room}.{number}`). Null for what was bought: nothing was drawn.
 */
export const proofIdOf = ({ id, game }: Won): string | null => {
  if (game === null) return null;
  return game === 'BATTLE' || game === 'GIVEAWAY' ? id.replace(/\.\d+$/, '') : id;
};
