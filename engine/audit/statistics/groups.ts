import type { Payout } from '../../fairness/payout.ts';
import { ofRoundGames, type RoundGame } from '../../kernel/game-name.ts';
import { isPlayerId } from '../../kernel/ids.ts';
import type { Money } from '../../kernel/money.ts';
import { type FitReport, reportFit, sumTrials } from './fit.ts';
import { type ReturnReport, rounded, sumReturns } from './returns.ts';

/** Declared bots of the house; players whom the auditor named as its staff; all other players. */
export const GROUPS = ['bots', 'staff', 'others'] as const;
export type Group = (typeof GROUPS)[number];

/** How often a group won where several compete, and how often it should have. */
export interface ContestReport extends FitReport {
  /** Seats of battles, or entries of giveaways. */
  readonly places: number;
  readonly wins: number;
  readonly expected: number;
}

/** The seats of battles are counted with what they cost and won, bots' as well, who pay and keep nothing. */
export interface GroupReport extends Readonly<Record<RoundGame | 'battle', ReturnReport>> {
  readonly battleWins: ContestReport;
  readonly giveawayWins: ContestReport;
}

const contest = () => {
  const trials = sumTrials();
  let places = 0;
  return {
    add: (taking: number, wins: number, mean: number, variance: number): void => {
      if (taking === 0) return;
      places += taking;
      trials.add(wins, mean, variance);
    },
    report: (): ContestReport => ({
      ...reportFit(trials.fit()),
      places,
      wins: trials.seen(),
      expected: rounded(trials.expected()),
    }),
  };
};

const sumGroup = () => {
  const returns = { ...ofRoundGames(sumReturns), battle: sumReturns() };
  const battles = contest();
  const giveaways = contest();
  return {
    ...returns,
    battleWins: battles.add,
    giveawayWins: giveaways.add,
    report: (): GroupReport => ({
      ...ofRoundGames((game) => returns[game].report()),
      battle: returns.battle.report(),
      battleWins: battles.report(),
      giveawayWins: giveaways.report(),
    }),
  };
};

export type GroupSums = ReturnType<typeof sumGroup>;

/** Sums for each group; `staff` are ids of players. */
export const sumGroups = (staff: ReadonlySet<string>) => {
  const sums: Readonly<Record<Group, GroupSums>> = { bots: sumGroup(), staff: sumGroup(), others: sumGroup() };
  const groupOf = (playerId: string): Group => (staff.has(playerId) ? 'staff' : 'others');
  return {
    groupOf,
    /** The group of a fighter in a battle, as the battle's lock names them. */
    groupOfOccupant: (occupant: string): Group => (isPlayerId(occupant) ? groupOf(occupant) : 'bots'),
    of: (group: Group): GroupSums => sums[group],
    played: (playerId: string, game: RoundGame, staked: Money, paid: Money, payout: Payout): void =>
      sums[groupOf(playerId)][game].add(staked, paid, payout),
    report: (): Readonly<Record<Group, GroupReport>> => ({
      bots: sums.bots.report(),
      staff: sums.staff.report(),
      others: sums.others.report(),
    }),
  };
};

export type Groups = ReturnType<typeof sumGroups>;
