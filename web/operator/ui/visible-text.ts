/** A rule of a form: the text without blanks around it; null for none, a longer one, or one with control characters. */
export const visible =
  (longest: number) =>
  (text: string): string | null => {
    const trimmed = text.trim();
    return trimmed !== '' && [...trimmed].length <= longest && !/\p{Cc}/u.test(trimmed) ? trimmed : null;
  };
