export const MAX_SUBJECT = 120;
export const MAX_TEXT = 4_000;

/** What is said to support, without the space around it; null unless it has 1 to so many characters. */
export const saidIn = (text: string, max: number): string | null => {
  const said = text.trim();
  return said.length < 1 || said.length > max ? null : said;
};
