import fc from 'fast-check';

/** Choices that are drawn before they are needed, so that what is made of them can be drawn again and made smaller. */
export interface Tape {
  /** 0 … n − 1; 0 where the tape is at its end, so put what ends something first. */
  readonly below: (n: number) => number;
  readonly pick: <Value>(values: readonly [Value, ...Value[]]) => Value;
  /** Once in n times. */
  readonly once: (n: number) => boolean;
}

export const tapeOf = (choices: readonly number[]): Tape => {
  let at = 0;
  const below = (n: number): number => {
    const choice = choices[at] ?? 0;
    at += 1;
    return choice % n;
  };
  return {
    below,
    pick: (values) => values[below(values.length)] ?? values[0],
    once: (n) => below(n) === n - 1,
  };
};

/** Values that follow from choices. */
export const drawn = <Value>(make: (tape: Tape) => Value, length = 300): fc.Arbitrary<Value> =>
  fc
    .array(fc.nat(1_000_000), { minLength: length / 10, maxLength: length, size: 'max' })
    .map((choices) => make(tapeOf(choices)));
