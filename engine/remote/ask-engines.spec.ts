import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Outcome } from '../engine.ts';
import { type AskingLimits, askEngines, EngineFailed, EngineRefused, type Reply } from './ask-engines.ts';

const rejected = (code: 'OWN_CODE' | 'OUT_OF_STOCK'): Outcome => ({ status: 'rejected', code, details: {} });
const says = (outcome: Outcome): Reply => ({ kind: 'outcome', outcome });
const busy = says({ status: 'busy' });
const unreached: Reply = { kind: 'unreached' };
const silent: Reply = { kind: 'silent' };
const elsewhere: Reply = { kind: 'elsewhere' };
const refused: Reply = { kind: 'refused', reason: 'other-version' };

/** An engine that never says anything: its try ends with the time it was given. */
const mute = (_n: number, within: number): Promise<Reply> => pause(within, silent);

type Behaviour = Reply | ((n: number, within: number) => Reply | Promise<Reply>);

/** Engines by name, each with what it says to its n-th question, from 0. */
const chase = (behaviours: Record<string, Behaviour>, limits: Partial<AskingLimits> = {}) => {
  const asked: string[] = [];
  const outcome = askEngines({
    engines: () => Object.keys(behaviours),
    ask: async (engine, within) => {
      const n = asked.filter((earlier) => earlier === engine).length;
      asked.push(engine);
      const behaviour = behaviours[engine] ?? unreached;
      return typeof behaviour === 'function' ? behaviour(n, within) : behaviour;
    },
    onNobody: () => undefined,
    monotonic: () => performance.now(),
    limits: { answerWithin: 10_000, tryFor: 30, ...limits },
  });
  return { asked, outcome };
};
const brief = { answerWithin: 150 };

describe('a submission that looks for an engine', () => {
  it('keeps the answer of the first engine, and asks no other', async () => {
    const { asked, outcome } = chase({ first: says(rejected('OWN_CODE')), second: says(rejected('OUT_OF_STOCK')) });
    expect(await outcome).toEqual(rejected('OWN_CODE'));
    expect(asked).toEqual(['first']);
  });

  it.each([
    ['isn’t there', unreached],
    ['takes nothing any more', elsewhere],
    ['speaks another version', refused],
    ['doesn’t know in time', says({ status: 'unknown' })],
    ['lost the connection', silent],
    ['says nothing', mute],
  ])('goes to the second engine where the first one %s', async (_, first) => {
    const { asked, outcome } = chase({ first, second: says(rejected('OWN_CODE')) });
    expect(await outcome).toEqual(rejected('OWN_CODE'));
    expect(asked).toEqual(['first', 'second']);
  });

  it('takes a late answer of an engine that it gave up', async () => {
    const late = () => pause(100, says(rejected('OWN_CODE')));
    const { asked, outcome } = chase({ first: late, second: mute });
    expect(await outcome).toEqual(rejected('OWN_CODE'));
    expect(asked.slice(0, 2)).toEqual(['first', 'second']);
  });

  it('asks all of them again when none could be reached', async () => {
    const second = (n: number): Reply => (n < 2 ? unreached : says(rejected('OWN_CODE')));
    const { asked, outcome } = chase({ first: elsewhere, second });
    expect(await outcome).toEqual(rejected('OWN_CODE'));
    expect(asked).toEqual(['first', 'second', 'first', 'second', 'first', 'second']);
  });

  it('is busy when an engine is, and asks no other', async () => {
    const { asked, outcome } = chase({ first: elsewhere, second: busy, third: says(rejected('OWN_CODE')) });
    expect(await outcome).toEqual({ status: 'busy' });
    expect(asked).toEqual(['first', 'second']);
  });

  it('is busy when no engine was reached in time, and unknown when one may have been', async () => {
    expect(await chase({}, brief).outcome).toEqual({ status: 'busy' });
    expect(await chase({ first: unreached, second: elsewhere }, brief).outcome).toEqual({ status: 'busy' });
    expect(await chase({ first: unreached, second: mute }, brief).outcome).toEqual({ status: 'unknown' });
    expect(await chase({ first: silent, second: busy }, brief).outcome).toEqual({ status: 'unknown' });
  });

  it('waits for an engine to come, and calls for one', async () => {
    const engines: string[] = [];
    const outcome = await askEngines({
      engines: () => engines,
      ask: async () => says(rejected('OWN_CODE')),
      onNobody: () => engines.push('newcomer'),
      monotonic: () => performance.now(),
      limits: { answerWithin: 10_000, tryFor: 30 },
    });
    expect(outcome).toEqual(rejected('OWN_CODE'));
  });

  it('fails when every engine refuses it unread, or one meets a fault of its own', async () => {
    await expect(chase({ first: refused, second: refused }).outcome).rejects.toBeInstanceOf(EngineRefused);
    const failed: Reply = { kind: 'failed', error: 'RangeError' };
    await expect(chase({ first: unreached, second: failed }).outcome).rejects.toBeInstanceOf(EngineFailed);
  });

  it('never says busy where something may have been done', async () => {
    const harmless: readonly Reply[] = [unreached, elsewhere, refused, busy];
    const reply = fc.constantFrom(...harmless, silent, says({ status: 'unknown' }));
    const script = fc.array(reply, { minLength: 3, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(script, script, async (first, second) => {
        const given: Reply[] = [];
        const from = (replies: readonly Reply[]) => (n: number) => {
          const next = replies[n % replies.length] ?? unreached;
          given.push(next);
          return next;
        };
        const outcome = await chase({ first: from(first), second: from(second) }, { answerWithin: 40 }).outcome.catch(
          () => null,
        );
        if (outcome?.status === 'busy') expect(given.every((each) => harmless.includes(each))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
