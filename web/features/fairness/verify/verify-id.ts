import { isBattleId, isItemId, isRoundId } from '../../../../engine/kernel/ids.ts';

/** The id of a round, battle, giveaway or item to verify. `text` is an id, or an address that ends in one. */
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
