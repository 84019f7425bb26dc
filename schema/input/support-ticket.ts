export const MAX_SUBJECT = 120;
export const MAX_TEXT = 4_000;

/** A text to support, without the space around it; null unless it has 1 to so many characters. */
export const supportTextIn = (text: string, max: number): string | null => {
  const trimmed = text.trim();
  return trimmed.length < 1 || trimmed.length > max ? null : trimmed;
};
