import { factsOf, isEventIn, isRound, type RoundEvent } from '../../events.ts';
import type { RoundPlay } from '../../facts/facts.ts';
import type { Hashing } from '../../fairness/hashing.ts';
import { ofRoundGames, ROUND_GAMES, type RoomGame, type RoundGame } from '../../kernel/game-name.ts';
import { roundRules } from '../../proving.ts';
import { seatInRoom } from '../../seat-in-room.ts';
import type { Findings } from '../finding.ts';
import { collectPublications } from '../ledgers/publications.ts';
import type { Analysis } from '../surveys/survey.ts';
import { type CaseReport, sumCases } from './cases.ts';
import { countDraws } from './draws.ts';
import { type FitReport, reportFit, sumFits, sumTrials } from './fit.ts';
import { GROUPS, type Group, type GroupReport, sumGroups } from './groups.ts';
import { type ReturnReport, sumReturns } from './returns.ts';
import { sumBattles, sumGiveaways } from './rooms.ts';
import { sumUnanswered, type UnansweredReport } from './unanswered.ts';

/** A result is called unusual when chance alone gives one among all tests in fewer than 1 of 1,000 honest logs. */
const UNUSUAL = 0.001;
/** Of fewer than 1 of 1,000,000,000 it is a finding: the probabilities are approximations, the further out the coarser. */
const BEYOND_CHANCE = 1e-9;

export interface Statistics {
  /** Returns of battles are in the groups: here only every seat's draws. */
  readonly games: Readonly<Record<RoundGame, { readonly returns: ReturnReport; readonly fit: FitReport }>> &
    Readonly<Record<RoomGame, { readonly fit: FitReport }>>;
  readonly cases: readonly CaseReport[];
  /** How many players the auditor named as staff. */
  readonly staffNamed: number;
  readonly groups: Readonly<Record<Group, GroupReport>>;
  /** Rounds of players' own pairs, by whether they brought a link of a lane. */
  readonly playsLoose: number;
  readonly playsOnLanes: number;
  /** Players' seats and entries in rooms, likewise. */
  readonly seatsLoose: number;
  readonly seatsOnLanes: number;
  readonly unanswered: UnansweredReport;
  /** How many probabilities were computed, and which of them are too small for so many. */
  readonly tests: number;
  readonly unusual: readonly { readonly what: string; readonly p: number }[];
}

/**
 * Looks at outcomes as a whole: returns, fit to the published chances, who wins, and what unanswered plays would have brought. Staff
 * are ids of players.
 */
export const statistics = (staff: ReadonlySet<string>, hashing: Hashing, findings: Findings): Analysis<Statistics> => {
  const groups = sumGroups(staff);
  const { record: publish, published } = collectPublications();
  const draws = countDraws();
  const cases = sumCases(draws);
  const battles = sumBattles(groups, published, draws);
  const giveaways = sumGiveaways(groups);
  const unanswered = sumUnanswered(hashing, published);
  let playsLoose = 0;
  let playsOnLanes = 0;
  let seats = 0;
  let links = 0;
  const games = ofRoundGames(() => ({ returns: sumReturns(), trials: sumTrials() }));

  const playRound = (event: RoundEvent, { game, playerId, staked, won, free, round }: RoundPlay): void => {
    if (round.link === null) playsLoose += 1;
    else playsOnLanes += 1;
    const expected = roundRules(event).rules.expect(event, published, draws.payoutOf);
    if (expected === null) return;
    const { payout, trial, drawn } = expected;
    const { returns, trials } = games[game];
    if (trial !== null) trials.add(trial.outcome, trial.mean, trial.variance);
    if (drawn !== null) draws.add(game, drawn);
    if (free) return;
    returns.add(staked, won, payout);
    groups.played(playerId, game, staked, won, payout);
    if ('case' in event.data) cases.returnsOf(event.data.case)?.add(staked, won, payout);
  };

  const summed = (): Omit<Statistics, 'tests' | 'unusual'> => ({
    games: {
      ...ofRoundGames((game) => ({
        returns: games[game].returns.report(),
        fit: reportFit(sumFits([games[game].trials.fit(), draws.fit(game)])),
      })),
      battle: { fit: reportFit(draws.fit('battle')) },
      giveaway: { fit: reportFit(giveaways.fit()) },
    },
    cases: cases.report(),
    staffNamed: staff.size,
    groups: groups.report(),
    playsLoose,
    playsOnLanes,
    seatsLoose: seats - links,
    seatsOnLanes: links,
    unanswered: unanswered.report(),
  });

  return {
    record: ({ event, at }) => {
      if (isRound(event)) {
        const { play } = factsOf(event, at);
        if (play !== null && play.round !== null) playRound(event, play);
        return;
      }
      publish(event);
      unanswered.record(event);
      if (seatInRoom(event) !== null) seats += 1;
      if (event.type === 'LinkSpent') links += 1;
      if (event.type === 'CasePublished') cases.publish(event.data);
      else if (isEventIn('battle', event)) battles.record(event);
      else if (isEventIn('giveaway', event)) giveaways.record(event);
    },
    finish: () => {
      const result = summed();
      const tested = probabilitiesIn(result).flatMap(({ what, p }) => (p === null ? [] : [{ what, p }]));
      const unusual = tested.filter(({ p }) => p < UNUSUAL / tested.length);
      for (const { what, p } of unusual) {
        if (p < BEYOND_CHANCE / tested.length)
          findings.add('chance', null, `${what}: p = ${p}, one of ${tested.length} probabilities`);
      }
      unanswered.check(findings);
      return { ...result, tests: tested.length, unusual };
    },
  };
};

/** Every probability, by what it is of. Versions of a case are tested together, as their case. */
const probabilitiesIn = ({ games, cases, groups }: Omit<Statistics, 'tests' | 'unusual'>) => [
  ...Object.entries(games).map(([game, { fit }]) => ({ what: `${game}: fit`, p: fit.p })),
  ...ROUND_GAMES.map((game) => ({ what: `${game}: return`, p: games[game].returns.p })),
  ...cases.flatMap((one) => [
    { what: `case ${one.case}: fit`, p: one.p },
    { what: `case ${one.case}: return`, p: one.returns.p },
  ]),
  ...GROUPS.flatMap((group) =>
    Object.entries(groups[group]).map(([part, { p }]) => ({ what: `${group}: ${part}`, p })),
  ),
];
