/** An amount as a refusal carries it, a number or a decimal string, in minor units; null for anything else. */
export const amountFrom = (value: unknown): number | null => {
  const amount = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value;
  return typeof amount === 'number' && Number.isSafeInteger(amount) && amount >= 0 ? amount : null;
};
