/** A rule of a form: a whole number within bounds; null for another text. */
export const wholeIn =
  (least: number, most: number) =>
  (typed: string): number | null => {
    const value = /^\s*\d{1,9}\s*$/.test(typed) ? Number(typed) : Number.NaN;
    return value >= least && value <= most ? value : null;
  };
