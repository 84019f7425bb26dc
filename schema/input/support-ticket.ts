export const MAX_SUBJECT = 120;
export const MAX_TEXT = 4_000;

/** A text to support, without the space around it; null unless it has so many characters. */
export const supportTextIn = (text: string, max: number, min = 1): string | null => {
  const trimmed = text.trim();
  return trimmed.length < min || trimmed.length > max ? null : trimmed;
};

/** With less support can do nothing. */
export const DISPUTE_LENGTH = { min: 10, max: 2_000 } as const;

/** The text of a dispute over a retrieval, without the space around it; null unless it has 10 to 2,000 characters. */
export const disputeIn = (text: string): string | null => supportTextIn(text, DISPUTE_LENGTH.max, DISPUTE_LENGTH.min);
