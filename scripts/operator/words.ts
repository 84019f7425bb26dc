/** A command line that can't be understood; the message says what would be. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** What follows the word; null where the word isn't there or nothing follows. */
export const option = (words: readonly string[], name: string): string | null => {
  const at = words.indexOf(name);
  return at < 0 ? null : (words[at + 1] ?? null);
};

/** A whole number in a range, or the fallback where the word isn't there. @throws UsageError */
export const wholeOption = (
  words: readonly string[],
  name: string,
  range: { readonly min: number; readonly max: number; readonly fallback: number | null },
): number => {
  const text = option(words, name);
  if (text === null && !words.includes(name) && range.fallback !== null) return range.fallback;
  const value = /^\d{1,9}$/.test(text ?? '') ? Number(text) : Number.NaN;
  if (value >= range.min && value <= range.max) return value;
  throw new UsageError(`${name} is a whole number from ${range.min} to ${range.max}`);
};
