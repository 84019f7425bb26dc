import { isBattleId, isRoundId } from '../../../../engine/kernel/ids.ts';

/** What can be verified: a round of a pair, a battle or a giveaway. Takes an id, or an address that ends in one. */
export const idIn = (text: string): string | null => {
  const last =
    text
      .trim()
      .replace(/[?#].*$/, '')
      .replace(/\/+$/, '')
      .split('/')
      .at(-1) ?? '';
  return isRoundId(last) || isBattleId(last) ? last : null;
};

/** The ids to look for, in this order: what a room's item is called also tells the room. */
export const candidatesOf = (id: string): readonly string[] => {
  if (!isRoundId(id)) return isBattleId(id) ? [id] : [];
  return [id, id.slice(0, id.indexOf('.'))];
};
