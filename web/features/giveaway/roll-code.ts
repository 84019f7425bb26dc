/** How long the digits of one winning code roll. */
export const ROLL_MS = 1600;
/** So much later stops each following code. */
export const ROLL_STAGGER_MS = 600;
/** Each further digit of a code stops this much later than the one before it. */
export const DIGIT_STAGGER_MS = 160;

/** Digits of a code, as many as the greatest code of the room has: 57 of 412 is 0, 5, 7. */
export const codeDigits = (
  code: number,
  greatest: number,
): readonly { readonly place: number; readonly digit: number }[] =>
  [...String(code).padStart(String(greatest).length, '0')].map((digit, place) => ({ place, digit: Number(digit) }));

/** When the n-th winner's code (from 0) stands, in milliseconds from the start of the reveal. */
export const rollStands = (index: number, digits: number): number =>
  ROLL_MS + index * ROLL_STAGGER_MS + (digits - 1) * DIGIT_STAGGER_MS;

/** When all of them stand; the dissolve alone where motion is to be reduced. */
export const wholeReveal = (winners: number, greatest: number, reducedMotion: boolean): number =>
  reducedMotion || winners === 0 ? 200 : rollStands(winners - 1, String(greatest).length);
