import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dawnOdds, openDawn, publishDawn } from '../../../test/cast.ts';
import { playerOf } from '../../../test/deciders.ts';
import { entriesOf, revealEverything } from '../../../test/fixture-log.ts';
import { auditSigned } from '../../../test/forger.ts';
import { ann, ben, createStage, type Stage } from '../../../test/games-story/stage.ts';
import { nextOf } from '../../../test/lanes.ts';
import { aboutRoom, cases, claimed, closedWith, LAWFUL, openedLane, refusing, VOID } from '../../../test/unanswered.ts';
import { nodeHashing } from '../../node-hashing.ts';
import { collectFindings, EXIT_CODES } from '../finding.ts';
import { collectPublications } from '../ledgers/publications.ts';
import { isBeyondChance, NO_EVIDENCE, weigh } from './evidence.ts';
import { sumUnanswered } from './unanswered.ts';
import { unplayedRounds } from './unplayed.ts';

/** The report, findings and publications of a reader of a house's log. */
const readingOf = ({ house }: Stage) => {
  const { record: publish, published } = collectPublications();
  const unanswered = sumUnanswered(nodeHashing, published);
  for (const { event } of house.recorded) {
    publish(event);
    unanswered.record(event);
  }
  const findings = collectFindings();
  unanswered.check(findings);
  return { report: unanswered.report(), findings, published };
};

describe('what wasn’t answered', () => {
  it('is counted with what it would have brought, over the site and of each player', () => {
    const { report } = readingOf(claimed([...LAWFUL, aboutRoom], [ann, ben]));
    expect(report).toMatchObject({ claims: 12, rooms: 2, void: 0, players: 2, staked: 7_578n, expected: 6_989n });
    const sums = (of: 'claims' | 'rooms') => report.shown.reduce((sum, one) => sum + one[of], 0);
    expect([sums('claims'), sums('rooms')]).toEqual([12, 2]);
    expect(report.shown.reduce((sum, { brought }) => sum + brought, 0n)).toBe(report.brought);
  });

  it('would have brought what the play itself draws', () => {
    const stage = createStage();
    const { house, ask } = stage;
    const lane = openedLane(stage, ann);
    ask({ ...openDawn(ann, 2), ...nextOf(playerOf(house, ann), lane) });
    const decision = house.decide({ ...openDawn(ann, 5), ...nextOf(playerOf(house, ann), lane) });
    const drawn = decision.kind === 'accepted' ? decision.events : [];
    const worth = drawn.reduce(
      (sum, { event }) => sum + (event.type === 'CaseOpened' ? BigInt(event.data.value) : 0n),
      0n,
    );
    closedWith(stage, ann, lane, cases(dawnOdds, 5, 3));
    expect(worth).toBeGreaterThan(0n);
    expect(readingOf(stage).report).toMatchObject({ claims: 1, void: 0, brought: worth });
  });

  it.each(VOID)('is void with %s', (_, draws) => {
    const { report } = readingOf(claimed(draws));
    expect(report).toMatchObject({ claims: draws.length, void: draws.length, staked: 0n, evidence: '1.000000000' });
  });

  it('is void with odds that were published after it', () => {
    const stage = createStage();
    const later = createStage();
    const [published] = later.ask({ ...publishDawn, price: '200' });
    const oddsHash = published?.type === 'CasePublished' ? published.data.oddsHash : dawnOdds;
    closedWith(stage, ann, openedLane(stage, ann), cases(oddsHash));
    stage.ask({ ...publishDawn, price: '200' });
    closedWith(stage, ann, openedLane(stage, ann), cases(oddsHash));
    expect(readingOf(stage).report).toMatchObject({ claims: 2, void: 1, staked: 200n });
  });
});

describe('evidence', () => {
  it('stays low where a house refuses without looking at the outcome', () => {
    const { report, findings } = readingOf(refusing(40, (_, n) => n % 3 === 0));
    expect(report).toMatchObject({ claims: 40, void: 0, players: 1 });
    expect(findings.total()).toBe(0);
  });

  it('is beyond chance where a house refuses every win of 9 times the price, on 40 lanes', async () => {
    const stage = refusing(40, (value) => value >= 900n);
    const { report, findings } = readingOf(stage);
    expect(report.brought).toBeGreaterThan(7n * report.expected);
    expect(findings.kept().map(({ kind }) => kind)).toEqual(['chance', 'chance']);
    const audited = await auditSigned(entriesOf(revealEverything(stage.house).recorded));
    expect(audited).toMatchObject({ exitCode: EXIT_CODES.chance, findings: { total: 2 }, unanswered: report });
  });

  it('isn’t used up by what was before: a house that turns dishonest late is found as well', () => {
    const honest = refusing(60, (value) => value < 60n);
    expect(readingOf(honest).report).toMatchObject({
      evidence: expect.stringMatching(/^0\.0000/),
      highest: '1.000000000',
    });
    let evidence = NO_EVIDENCE;
    for (let n = 0; n < 1_000; n += 1) evidence = weigh(evidence, 0n, 1n);
    for (let n = 0; n < 25; n += 1) evidence = weigh(evidence, 10n, 1n);
    expect(isBeyondChance(evidence)).toBe(true);
    expect(isBeyondChance(evidence, 1_000_000)).toBe(false);
  });

  it('has an expectation of one: over all tickets of a table a play multiplies it by one on average', () => {
    const ranges = fc.array(fc.tuple(fc.integer({ min: 1, max: 50 }), fc.bigInt({ min: 0n, max: 10n ** 6n })), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(ranges, fc.bigInt({ min: 1n, max: 10n ** 15n }), (table, before) => {
        const tickets = table.reduce((sum, [width]) => sum + BigInt(width), 0n);
        const promised = table.reduce((sum, [width, value]) => sum + BigInt(width) * value, 0n);
        fc.pre(promised > 0n);
        const after = table.reduce(
          (sum, [width, value]) => sum + BigInt(width) * weigh(before, value * tickets, promised),
          0n,
        );
        expect(after).toBeGreaterThanOrEqual(before * tickets);
        // Rounding up adds less than one unit a ticket.
        expect(after).toBeLessThan((before + 1n) * tickets);
      }),
    );
  });

  it('takes every ticket of a table for what the table says', () => {
    const { published } = readingOf(createStage());
    const draw = LAWFUL.find(({ game }) => game === 'contract');
    const play = draw === undefined || draw.game === 'room' ? null : unplayedRounds(nodeHashing, published, draw);
    if (play === null) throw new Error('void');
    const round = { pairId: 'pair', userSeed: 'lane', entropy: '', roundNo: 1 };
    const values = Array.from({ length: Number(play.payout.tickets) }, (_, ticket) =>
      play.valueOf(round, ({ label }) => ({ ticket: label === 'contract' ? ticket : 0 })),
    );
    expect(values.reduce((sum, value) => sum + value, 0n)).toBe(play.payout.first);
    const after = values.map((value) => weigh(NO_EVIDENCE, value * play.payout.tickets, play.payout.first));
    expect(after.reduce((sum, one) => sum + one, 0n)).toBeLessThanOrEqual((NO_EVIDENCE + 1n) * play.payout.tickets);
  });
});
