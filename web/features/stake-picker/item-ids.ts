const MAX_ITEMS = 100;

/** Ids of staked items as they were kept; null for anything else that may stand there. */
export const idsFrom = (value: unknown): string[] | null => {
  if (!Array.isArray(value) || value.length === 0 || value.length > MAX_ITEMS) return null;
  const ids = value.filter((id): id is string => typeof id === 'string');
  return ids.length === value.length ? ids : null;
};

/** Which items a refusal names: they can't be staked any more. */
export const refusedItems = (code: string, { itemIds }: Readonly<Record<string, unknown>>): readonly string[] =>
  ['ITEM_NOT_HELD', 'ITEM_SELL_ONLY', 'ITEM_LOCKED'].includes(code) && Array.isArray(itemIds)
    ? itemIds.filter((id): id is string => typeof id === 'string')
    : [];
