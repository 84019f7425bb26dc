import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { honest } from '../../../test/forger.ts';
import { lanesStory } from '../../../test/forgeries/lanes.ts';
import { recordGames } from '../../../test/games-story/story.ts';
import { mixedPayout, NOTHING, payoutOf } from '../../fairness/payout.ts';
import type { RecordedEvent } from '../../glasscase-decision.ts';
import { nodeHashing } from '../../node-hashing.ts';
import { collectFindings, EXIT_CODES } from '../finding.ts';
import type { LogEnd } from '../surveys/survey.ts';
import { chiSquareOf, normalTail } from './chi-square.ts';
import { sumReturns } from './returns.ts';
import { type Statistics, statistics } from './statistics.ts';

const END: LogEnd = {
  lastAt: 0,
  checkpoint: { origin: '', size: 0, root: new Uint8Array(32) },
  key: { name: '', id: new Uint8Array(4), publicKey: new Uint8Array(32) },
};
const statsOf = async (
  log: readonly RecordedEvent[],
  staff: readonly string[] = [],
  findings = collectFindings(),
): Promise<Statistics> => {
  const analysis = statistics(new Set(staff), nodeHashing, findings);
  for (const one of log) analysis.record(one);
  return analysis.finish(END);
};

/** The log with so many more openings of its first case, whose outcomes come from `ticketOf`. */
const opened = (count: number, ticketOf: (n: number) => number): readonly RecordedEvent[] => {
  const published = honest.find(({ event }) => event.type === 'CasePublished');
  const play = honest.find(({ event }) => event.type === 'CaseOpened');
  if (published?.event.type !== 'CasePublished' || play?.event.type !== 'CaseOpened') throw new Error('no case');
  const { table, oddsHash } = published.event.data;
  const { event } = play;
  const plays = Array.from({ length: count }, (_, n): RecordedEvent => {
    const ticket = ticketOf(n);
    const entry = table.entries.findIndex(({ first, last }) => first <= ticket && ticket <= last);
    const value = table.entries[entry]?.value ?? '0';
    return {
      ...play,
      event: { ...event, data: { ...event.data, oddsHash, price: table.price, ticket, entry, value } },
    };
  });
  return [published, ...plays];
};
/** Every ticket of the table once, as far as so many can be. */
const evenly = (count: number) => (n: number) => Math.floor(((n + 0.5) * 10_000_000) / count);

describe('statistics', () => {
  let found: Statistics;
  beforeAll(async () => {
    found = await statsOf(honest);
  });

  it('count what the log holds', () => {
    const of = (type: string) => honest.filter(({ event }) => event.type === type).length;
    expect(found.games.case.returns.plays).toBe(of('CaseOpened'));
    expect(found.games.case.fit.observations).toBe(of('CaseOpened') + of('FreeCaseOpened'));
    expect(found.games.upgrade.fit.observations).toBe(of('UpgradePlayed'));
    expect(found.games.dream.returns.plays).toBe(of('DreamChased'));
    const paid = honest.reduce(
      (sum, { event }) => sum + (event.type === 'CaseOpened' ? BigInt(event.data.value) : 0n),
      0n,
    );
    expect(found.games.case.returns.paid).toBe(paid);
    const [dawn] = found.cases;
    expect(dawn?.versions.reduce((sum, { observations }) => sum + observations, 0)).toBe(dawn?.observations);
  });

  it('find nothing unusual in an honest log', async () => {
    const findings = collectFindings();
    expect(found.unusual).toEqual([]);
    expect((await statsOf(recordGames().recorded, [], findings)).unusual).toEqual([]);
    expect(findings.total()).toBe(0);
  });

  it('see every ticket drawn as often as another as a fit, and the published return as returned', async () => {
    const { games } = await statsOf(opened(100_000, evenly(100_000)));
    expect(games.case.fit).toMatchObject({ observations: 100_000, degrees: 3, statistic: 0, p: 1 });
    expect(games.case.returns).toMatchObject({ rtp: { observed: '96.9000', expected: '96.9000' }, p: 1 });
  });

  it('name a case that pays by other chances than it publishes', async () => {
    const { unusual, cases } = await statsOf(opened(20_000, (n) => Math.floor(evenly(20_000)(n) ** 0.98)));
    expect(unusual.map(({ what }) => what)).toContain('case dawn: fit');
    expect(cases[0]?.p).toBeLessThan(1e-6);
  });

  it('fail an audit where what is unusual is beyond chance', async () => {
    const [unusual, beyond] = [collectFindings(), collectFindings()];
    const bent = (power: number) => opened(20_000, (n) => Math.floor(evenly(20_000)(n) ** power));
    expect((await statsOf(bent(0.9955), [], unusual)).unusual.length).toBeGreaterThan(0);
    expect(unusual.total()).toBe(0);
    await statsOf(bent(0.95), [], beyond);
    expect(beyond.exitCode()).toBe(EXIT_CODES.chance);
    expect(beyond.kept().map(({ message }) => message)).toContainEqual(expect.stringContaining('case dawn: fit: p = '));
  });

  it('count plays by whether they brought a link', async () => {
    const { playsLoose, playsOnLanes, unanswered } = await statsOf(lanesStory);
    const links = lanesStory.filter(
      ({ event }) => 'step' in event.data && event.type === 'CaseOpened' && event.data.step !== null,
    );
    expect(playsOnLanes).toBe(links.length);
    expect(playsLoose + playsOnLanes).toBe(lanesStory.filter(({ event }) => event.type === 'CaseOpened').length);
    expect(unanswered).toMatchObject({ claims: 1, void: 0 });
  });

  it('put players whom the auditor names apart', async () => {
    const named = honest.find(({ event }) => event.type === 'CaseOpened')?.event.data;
    const player = named !== undefined && 'playerId' in named ? named.playerId : '';
    const { groups, staffNamed, games } = await statsOf(honest, [player]);
    expect(staffNamed).toBe(1);
    expect(groups.staff.case.plays).toBeGreaterThan(0);
    expect(groups.staff.case.plays + groups.others.case.plays).toBe(games.case.returns.plays);
    expect(groups.staff.battleWins.places + groups.others.battleWins.places).toBe(
      found.groups.others.battleWins.places,
    );
    expect(groups.staff.giveawayWins.wins + groups.others.giveawayWins.wins).toBe(
      found.groups.others.giveawayWins.wins,
    );
    expect(groups.bots).toEqual(found.groups.bots);
  });

  it('expect as many wins of all seats together as there are winners', () => {
    const { bots, others } = found.groups;
    const shared = new Set(
      honest.flatMap(({ event }) =>
        event.type === 'BattleCreated' && event.data.mode === 'shared' ? [event.data.battleId] : [],
      ),
    );
    const winners = honest.reduce((sum, { event }) => {
      const isWon = event.type === 'BattleSettled' && !shared.has(event.data.battleId);
      return isWon ? sum + event.data.winners.length : sum;
    }, 0);
    expect(bots.battleWins.wins + others.battleWins.wins).toBe(winners);
    expect(bots.battleWins.expected + others.battleWins.expected).toBeCloseTo(winners, 2);
  });
});

describe('a payout', () => {
  it('has the mean and the variance of its tickets, one by one', () => {
    const entries = [
      { first: 0, last: 2_499_999, value: '400' },
      { first: 2_500_000, last: 9_999_999, value: '0' },
    ];
    expect(payoutOf(entries)).toMatchObject({ mean: 100, variance: 30_000, most: 400 });
    expect(mixedPayout(2_500_000, '400', NOTHING)).toMatchObject({ mean: 100, variance: 30_000, most: 400 });
  });

  it('mixes as drawing twice does', () => {
    const lost = payoutOf([
      { first: 0, last: 4_999_999, value: '10' },
      { first: 5_000_000, last: 9_999_999, value: '30' },
    ]);
    const mixed = mixedPayout(2_000_000, '100', lost);
    const whole = payoutOf([
      { first: 0, last: 1_999_999, value: '100' },
      { first: 2_000_000, last: 5_999_999, value: '10' },
      { first: 6_000_000, last: 9_999_999, value: '30' },
    ]);
    expect(mixed.mean).toBeCloseTo(whole.mean, 9);
    expect(mixed.variance).toBeCloseTo(whole.variance, 6);
    expect(mixed.most).toBe(100);
  });

  it('has an interval around what is expected, and no probability where single wins decide', () => {
    const returns = sumReturns();
    expect(returns.report()).toMatchObject({ rtp: null, p: null });
    for (let n = 0; n < 100; n += 1) returns.add(100n, n < 30 ? 400n : 0n, { mean: 100, variance: 30_000, most: 400 });
    const { rtp, p } = returns.report();
    expect(rtp).toEqual({ observed: '120.0000', low: '66.0524', high: '133.9476', expected: '100.0000' });
    expect(p).toBeCloseTo(normalTail(2_000 / Math.sqrt(3_000_000)), 3);
    const rare = sumReturns();
    rare.add(100n, 0n, { mean: 90, variance: 1e9, most: 1e7 });
    expect(rare.report().p).toBeNull();
  });
});

describe('the chi-square statistic', () => {
  it('has one degree less than groups of which at least five are expected', () => {
    expect(chiSquareOf([10, 20, 30], [20, 20, 20])).toEqual({ statistic: 10, degrees: 2 });
    expect(chiSquareOf([3, 3, 3], [3, 3, 3])).toEqual({ statistic: 0, degrees: 0 });
    expect(chiSquareOf([8, 1, 1], [6, 3, 1])).toEqual({ statistic: 0, degrees: 0 });
  });

  it('is never negative and has fewer degrees than groups, however expectations are spread', () => {
    const counts = fc.array(fc.tuple(fc.nat(50), fc.double({ min: 0, max: 20, noNaN: true })), { maxLength: 30 });
    fc.assert(
      fc.property(counts, (pairs) => {
        const { statistic, degrees } = chiSquareOf(
          pairs.map(([count]) => count),
          pairs.map(([, due]) => due),
        );
        expect(statistic).toBeGreaterThanOrEqual(0);
        expect(degrees).toBeLessThan(Math.max(1, pairs.length));
      }),
    );
  });
});
