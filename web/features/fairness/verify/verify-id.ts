import { isBattleId, isItemId, isRoundId } from '../../../../engine/kernel/ids.ts';

/** What can be verified: a round of a pair, a battle or a giveaway, or where an item came from. Takes an id, or an address that ends in one. */
export const idIn = (text: string): string | null => {
  const last =
    text
      .trim()
      .replace(/[?#].*$/, '')
      .replace(/\/+$/, '')
      .split('/')
      .at(-1) ?? '';
  return isRoundId(last) || isBattleId(last) || isItemId(last) ? last : null;
};
