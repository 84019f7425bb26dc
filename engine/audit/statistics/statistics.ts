import type { GlasscaseEvent } from '../../events.ts';
import { ROUND_GAMES } from '../../kernel/game-name.ts';
import { parseMoney } from '../../kernel/money.ts';
import type { Analysis } from '../survey.ts';
import { type FitReport, reportFit, sumFits, sumTrials } from './fit.ts';
import { GROUPS, type Group, type GroupReport, sumGroups } from './groups.ts';
import { mixedPayout, NOTHING, type ReturnReport, sumReturns } from './payout.ts';
import { sumBattles, sumGiveaways } from './rooms.ts';
import { type CaseReport, countTables } from './tables.ts';

/** A result is called unusual when chance alone gives one among all tests in fewer than 1 of 1,000 honest logs. */
const UNUSUAL = 0.001;

export interface Statistics {
  readonly games: {
    readonly case: { readonly returns: ReturnReport; readonly fit: FitReport };
    readonly upgrade: { readonly returns: ReturnReport; readonly fit: FitReport };
    readonly dream: { readonly returns: ReturnReport; readonly fit: FitReport };
    /** Returns are in the groups: here only every seat's draws. */
    readonly battle: { readonly fit: FitReport };
    readonly giveaway: { readonly fit: FitReport };
  };
  readonly cases: readonly CaseReport[];
  /** How many players the auditor named as staff. */
  readonly staffNamed: number;
  readonly groups: Readonly<Record<Group, GroupReport>>;
  /** How many probabilities were computed, and which of them are too small for so many. */
  readonly tests: number;
  readonly unusual: readonly { readonly what: string; readonly p: number }[];
}

const wins = (won: boolean): number => (won ? 1 : 0);
const chance = (winTickets: number): number => winTickets / 10_000_000;

/** Looks at outcomes as a whole: returns, fit to the published chances, and who wins. Staff are ids of players. */
export const statistics = (staff: ReadonlySet<string>): Analysis<Statistics> => {
  const groups = sumGroups(staff);
  const tables = countTables();
  const battles = sumBattles(groups, tables);
  const giveaways = sumGiveaways(groups);
  const returns = { case: sumReturns(), upgrade: sumReturns(), dream: sumReturns() };
  const upgraded = sumTrials();
  const dreamed = sumTrials();

  const play = (event: GlasscaseEvent): void => {
    switch (event.type) {
      case 'CaseOpened': {
        const { playerId, price, value, oddsHash, entry } = event.data;
        const table = tables.version(oddsHash);
        if (table === undefined) return;
        table.opened.add(entry);
        const sums = [parseMoney(price), parseMoney(value), table.payout] as const;
        returns.case.add(...sums);
        tables.returnsOf(event.data.case)?.add(...sums);
        groups.played(playerId, 'case', ...sums);
        return;
      }
      case 'FreeCaseOpened':
        tables.version(event.data.oddsHash)?.opened.add(event.data.entry);
        return;
      case 'UpgradePlayed': {
        const { playerId, stake, target, winTickets, item } = event.data;
        const p = chance(winTickets);
        upgraded.add(wins(item !== null), p, p * (1 - p));
        const payout = mixedPayout(winTickets, target.value, NOTHING);
        const sums = [parseMoney(stake), parseMoney(item?.value ?? '0'), payout] as const;
        returns.upgrade.add(...sums);
        groups.played(playerId, 'upgrade', ...sums);
        return;
      }
      case 'DreamChased': {
        const { playerId, fee, target, winTickets, item, consolation, consolationHash } = event.data;
        const table = tables.consolation(consolationHash);
        if (table === undefined) return;
        const p = chance(winTickets);
        dreamed.add(wins(consolation === null), p, p * (1 - p));
        if (consolation !== null) table.drawn.add(consolation.entry);
        const payout = mixedPayout(winTickets, target.value, table.payout);
        const sums = [parseMoney(fee), parseMoney(item.value), payout] as const;
        returns.dream.add(...sums);
        groups.played(playerId, 'dream', ...sums);
        return;
      }
      default:
    }
  };

  const summed = (): Omit<Statistics, 'tests' | 'unusual'> => ({
    games: {
      case: { returns: returns.case.report(), fit: reportFit(tables.openedFit()) },
      upgrade: { returns: returns.upgrade.report(), fit: reportFit(upgraded.fit()) },
      dream: {
        returns: returns.dream.report(),
        fit: reportFit(sumFits([dreamed.fit(), tables.consolationFit()])),
      },
      battle: { fit: reportFit(tables.battledFit()) },
      giveaway: { fit: reportFit(giveaways.fit()) },
    },
    cases: tables.report(),
    staffNamed: staff.size,
    groups: groups.report(),
  });

  return {
    record: ({ event }) => {
      switch (event.type) {
        case 'CasePublished':
          return tables.publishCase(event.data.table, event.data.oddsHash);
        case 'ConsolationPublished':
          return tables.publishConsolation(event.data.table, event.data.tableHash);
        case 'BattleCreated':
        case 'BattleLocked':
        case 'BattleRoundPlayed':
        case 'BattleSettled':
        case 'BattleDissolved':
          return battles.record(event);
        case 'GiveawayCreated':
        case 'GiveawayEntered':
        case 'GiveawayDrawn':
        case 'GiveawayCancelled':
          return giveaways.record(event);
        default:
          return play(event);
      }
    },
    finish: () => {
      const result = summed();
      const tested = probabilitiesIn(result).flatMap(({ what, p }) => (p === null ? [] : [{ what, p }]));
      const unusual = tested.filter(({ p }) => p < UNUSUAL / tested.length);
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
