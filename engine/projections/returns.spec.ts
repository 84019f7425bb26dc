import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scriptedSite } from '../../test/harness/scripted-site.ts';
import { collectFindings } from '../audit/finding.ts';
import { statistics } from '../audit/statistics/statistics.ts';
import type { LogEnd } from '../audit/surveys/survey.ts';
import type { OddsTable } from '../fairness/odds.ts';
import { payoutOf } from '../fairness/payout.ts';
import { addReturns, expectedPayout, NO_RETURNS, type ReturnSums, returnSums } from '../fairness/return-band.ts';
import type { ReadEvent } from '../glasscase-decision.ts';
import { GAMES } from '../kernel/game-name.ts';
import { nodeHashing } from '../node-hashing.ts';
import { caseReturnsOf } from './queries/returns.ts';
import { foldReturns } from './returns.ts';

const table = (entries: readonly { readonly value: string; readonly last: number }[]): OddsTable => ({
  case: 'c',
  version: 1,
  tickets: 10,
  price: '100',
  entries: entries.map(({ value, last }, index) => ({
    skin: `s${index}`,
    wear: '',
    first: (entries[index - 1]?.last ?? -1) + 1,
    last,
    floatMin: 0,
    floatMax: 0,
    value,
  })),
  rtp: { numerator: '9', denominator: '10' },
});

const half = table([
  { value: '0', last: 4 },
  { value: '200', last: 9 },
]);

const drawn = (plays: number, won: bigint, { entries }: OddsTable): ReturnSums =>
  returnSums(plays, { staked: 100n * BigInt(plays), won }, payoutOf(entries));

/** The statistics ask nothing of where the log ends. */
const END: LogEnd = {
  lastAt: 0,
  checkpoint: { origin: '', size: 0, root: new Uint8Array(32) },
  key: { name: '', id: new Uint8Array(4), publicKey: new Uint8Array(32) },
};

/** Adds the rows up that batches of a log give; each batch knows what earlier ones published. */
const foldedIn = (batches: readonly (readonly ReadEvent[])[]): ReadonlyMap<string, ReturnSums> => {
  const sums = new Map<string, ReturnSums>();
  const before: ReadEvent[] = [];
  for (const batch of batches) {
    for (const { game, oddsHash, free, sums: own } of foldReturns(before, batch).rows) {
      const key = `${game} ${oddsHash} ${free}`;
      sums.set(key, addReturns(sums.get(key) ?? NO_RETURNS, own));
    }
    before.push(...batch);
  }
  return sums;
};

describe('what plays give back', () => {
  const { log, step } = scriptedSite('returns');
  for (let n = 0; n < 600; n += 1) step();

  it('is what an auditor finds, game by game, free plays aside', async () => {
    const analysis = statistics(new Set(), nodeHashing, collectFindings());
    for (const recorded of log.events) analysis.record(recorded);
    const { games } = await analysis.finish(END);
    const folded = foldedIn([log.events]);
    for (const game of ['case', 'upgrade', 'dream', 'contract'] as const) {
      const own = [...folded].filter(([key]) => key.startsWith(`${game} `) && key.endsWith(' false'));
      const sum = own.reduce((all, [, one]) => addReturns(all, one), NO_RETURNS);
      const { plays, staked, paid, rtp } = games[game].returns;
      expect(plays).toBeGreaterThan(0);
      expect(sum).toMatchObject({ plays, staked, won: paid });
      expect(((expectedPayout(sum) / Number(staked)) * 100).toFixed(4)).toBe(rtp?.expected);
    }
    const seats = log.events.flatMap(({ event }) => (event.type === 'BattleRoundPlayed' ? event.data.draws : []));
    const battle = [...folded].filter(([key]) => key.startsWith('battle ')).map(([, one]) => one);
    const all = battle.reduce(addReturns, NO_RETURNS);
    expect(all.plays).toBe(seats.length);
    expect(all.won).toBe(seats.reduce((sum, { value }) => sum + BigInt(value), 0n));
    expect(GAMES.filter((game) => [...folded.keys()].some((key) => key.startsWith(`${game} `)))).not.toContain(
      'giveaway',
    );
  });

  it('is the same however the log is cut into batches', () => {
    const whole = foldedIn([log.events]);
    fc.assert(
      fc.property(fc.array(fc.nat(log.events.length), { maxLength: 6 }), (cuts) => {
        const places = [...new Set([0, ...cuts, log.events.length])].toSorted((a, b) => a - b);
        expect(foldedIn(places.slice(1).map((end, at) => log.events.slice(places[at], end)))).toEqual(whole);
      }),
      { numRuns: 5 },
    );
  });

  it('is the same pair by pair, where rounds have pairs of their own', () => {
    const { rows, pairs } = foldReturns([], log.events);
    const sumOf = (of: readonly { readonly sums: ReturnSums }[]) =>
      of.map(({ sums }) => sums).reduce(addReturns, NO_RETURNS);
    expect(new Set(pairs.map(({ playerId }) => playerId)).size).toBeGreaterThan(1);
    expect(sumOf(pairs)).toEqual(sumOf(rows.filter(({ game }) => game !== 'battle')));
  });

  it('refuses a play by a table that nobody published', () => {
    const opened = log.events.filter(({ event }) => event.type === 'CaseOpened').slice(0, 1);
    expect(opened).toHaveLength(1);
    expect(() => foldReturns([], opened)).toThrow('never published');
  });
});

describe('what cases give back', () => {
  it('is as promised where what came out is what the odds say', () => {
    const [found] = caseReturnsOf([{ slug: 'c', sums: drawn(100, 10_000n, half), table: half }]);
    expect(found).toMatchObject({ slug: 'c', sums: { plays: 100, won: 10_000n } });
    expect(found && expectedPayout(found.sums)).toBe(10_000);
    expect(found?.evidence).toBeLessThan(0);
  });

  it('weighs against the odds where it is far from them', () => {
    // One open: mean 100, standard deviation 100. Of 100 opens the sum has 1,000, and 17,000 is seven of these off.
    const [found] = caseReturnsOf([{ slug: 'c', sums: drawn(100, 17_000n, half), table: half }]);
    expect(found?.evidence).toBeGreaterThan(6);
  });

  it('is one figure over the versions of a case, each by its own odds', () => {
    const sure = table([{ value: '90', last: 9 }]);
    const found = caseReturnsOf([
      { slug: 'c', sums: drawn(100, 9_000n, half), table: half },
      { slug: 'c', sums: drawn(10, 900n, sure), table: sure },
      { slug: 'd', sums: drawn(10, 900n, sure), table: sure },
    ]);
    expect(found).toMatchObject([
      { slug: 'c', sums: { plays: 110, won: 9_900n } },
      { slug: 'd', sums: { plays: 10, won: 900n }, evidence: 0 },
    ]);
    expect(found.map(({ sums }) => expectedPayout(sums))).toEqual([10_900, 900]);
  });
});
