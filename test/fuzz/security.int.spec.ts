import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTarget, type Target } from './gateway.ts';
import { fuzzRuns } from './runs.ts';
import { newStory, securityActs } from './security-acts.ts';
import { type Tape, tapeOf } from './tape.ts';
import { valueFrom } from './values.ts';

const { seed, of, timeoutMs } = fuzzRuns();

let target: Target;
beforeAll(async () => {
  target = await openTarget();
});
afterAll(() => target.close());

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** The same with something else in one of its places, also inside of JSON that is text. */
const changed = (tape: Tape, value: unknown): unknown => {
  const names = isRecord(value) ? Object.keys(value) : [];
  const name = names[tape.below(Math.max(1, names.length))];
  if (isRecord(value) && name !== undefined && !tape.once(4)) return { ...value, [name]: changed(tape, value[name]) };
  if (typeof value === 'string') {
    const inner = parsed(value);
    if (isRecord(inner) && !tape.once(4)) return JSON.stringify(changed(tape, inner));
    if (tape.below(2) === 0) return `${value.slice(0, tape.below(value.length + 1))}${tape.pick(['', 'A', '\0', '='])}`;
  }
  return valueFrom(tape);
};

const spoilt = (tape: Tape, given: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => {
  const names = Object.keys(given);
  const name = names[tape.below(Math.max(1, names.length))];
  return name === undefined ? given : { ...given, [name]: changed(tape, given[name]) };
};

const ACTS_OF_A_STORY = 30;
const choices = fc.array(fc.nat(1_000_000), { minLength: 40, maxLength: 400, size: 'max' });

describe(`what guards an account (seed ${seed})`, () => {
  it('is reached: told honestly, each act of the fuzz succeeds', { timeout: timeoutMs }, async () => {
    const story = await newStory(target.site);
    const codes: unknown[] = [];
    for (const act of securityActs) {
      const { code, at } = await act.send(story, await act.given(story));
      codes.push([act.name, code]);
      if (code === null) act.keep?.(story, at);
    }
    expect(codes).toEqual(securityActs.map(({ name }) => [name, null]));
  });

  it('takes its acts in any order, honest and not', { timeout: timeoutMs }, async () => {
    let calls = 0;
    await fc.assert(
      fc.asyncProperty(choices, async (drawn) => {
        const tape = tapeOf(drawn);
        const story = await newStory(target.site);
        for (let n = 0; n < ACTS_OF_A_STORY; n += 1) {
          // Mostly the next one, for what comes after it; now and then any.
          const act = securityActs[tape.once(3) ? tape.below(securityActs.length) : n % securityActs.length];
          if (act === undefined) throw new Error('no acts');
          const given = await act.given(story);
          const { code, at } = await act.send(story, tape.once(3) ? spoilt(tape, given) : given);
          calls += 1;
          expect([act.name, code]).not.toEqual([act.name, 'INTERNAL']);
          if (code === null) act.keep?.(story, at);
        }
      }),
      of(60),
    );
    expect(calls).toBeGreaterThan(0);
    await target.stillWhole();
  });
});
