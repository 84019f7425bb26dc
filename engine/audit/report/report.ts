import { GAMES, type GameName, ofGames } from '../../kernel/game-name.ts';
import { majorText } from '../../kernel/money.ts';
import { MODULES } from '../../product.ts';
import type { ReportedFindings } from '../finding.ts';
import type { BeaconTotals } from '../ledgers/beacon-ledger.ts';
import type { LostEntries } from '../ledgers/continuation-ledger.ts';
import type { GameTotals } from '../ledgers/draw-ledger.ts';
import type { Given } from '../ledgers/given.ts';
import type { LiabilityTotals } from '../ledgers/liability-ledger.ts';
import type { MoneyTotals } from '../ledgers/money-ledger.ts';
import { BALANCES } from '../ledgers/own-facts.ts';
import type { SeedTotals } from '../ledgers/seed-ledger.ts';
import type { PromiseTotals } from '../sources/promises.ts';
import type { PolicyTotals } from '../sources/quorum.ts';
import { NOTHING_UNANSWERED, type UnansweredReport, unansweredText } from '../statistics/unanswered.ts';
import type { AuditedCheckpoint } from './audited-checkpoint.ts';
import { headLines, lanesLines, verdictLines } from './report-lines.ts';

/** The report of an audit. The same log gives the same report: it holds no times of the audit itself. */
export interface AuditReport {
  readonly source: string;
  /** `plays-clean` is said of a log whose openings weren't read: of its money it says nothing. */
  readonly verdict: 'clean' | 'plays-clean' | 'failed';
  readonly exitCode: number;
  /** Null when there was no checkpoint to believe. */
  readonly checkpoint: AuditedCheckpoint | null;
  readonly replayed: {
    readonly entries: number;
    readonly commands: number;
    /** Time of the newest entry, ISO 8601; null for an empty log. */
    readonly lastEntryAt: string | null;
    readonly players: number;
    readonly cases: number;
    readonly skins: number;
  } & SeedTotals &
    BeaconTotals;
  /** Null when sealed entries weren't read. */
  readonly money: Readonly<Record<'coin' | 'points' | 'locked', MoneyTotals>> | null;
  /** Null when they were: then nothing is taken as given. */
  readonly given: Given | null;
  /** The statements of the house about its debts. */
  readonly liabilities: LiabilityTotals;
  /** Plays that were sent and not played, as devices state them. */
  readonly unanswered: UnansweredReport;
  /** Null when nothing served was compared. */
  readonly served: { readonly pages: number; readonly rows: number } | null;
  /** Witnesses that the log names, and checkpoints that they cosigned. */
  readonly witnessed: { readonly witnesses: number; readonly checkpoints: number };
  /** Null where no policy was given. */
  readonly policy: PolicyTotals | null;
  /** Null where none were given, or nothing was left to judge them by. */
  readonly promises: PromiseTotals | null;
  /** Entries that were lost before the log went on, as the log itself says; empty as a rule. */
  readonly lost: readonly LostEntries[];
  /** Files of the copy that no checkpoint vouches for. */
  readonly filesBeyondCheckpoint: number;
  readonly findings: ReportedFindings;
}

const NO_GAME: GameTotals = { played: 0, proven: 0, awaiting: 0 };

/** The parts of a report about a log that couldn't be opened. */
export const NOTHING_AUDITED: Pick<
  AuditReport,
  | 'checkpoint'
  | 'replayed'
  | 'money'
  | 'given'
  | 'liabilities'
  | 'unanswered'
  | 'served'
  | 'witnessed'
  | 'policy'
  | 'promises'
  | 'lost'
  | 'filesBeyondCheckpoint'
> = {
  checkpoint: null,
  replayed: {
    entries: 0,
    commands: 0,
    lastEntryAt: null,
    players: 0,
    cases: 0,
    skins: 0,
    plays: 0,
    playsProven: 0,
    playsAwaitingReveal: 0,
    playsLoose: 0,
    playsOnLanes: 0,
    seatsLoose: 0,
    seatsOnLanes: 0,
    pairs: 0,
    pairsRevealed: 0,
    rooms: 0,
    roomsProven: 0,
    roomsGivenUp: 0,
    games: ofGames(() => NO_GAME),
    beacons: 0,
    beaconsVerified: 0,
    beaconsAwaited: 0,
  },
  money: null,
  given: null,
  liabilities: { statements: 0, newest: null },
  unanswered: NOTHING_UNANSWERED,
  served: null,
  witnessed: { witnesses: 0, checkpoints: 0 },
  policy: null,
  promises: null,
  lost: [],
  filesBeyondCheckpoint: 0,
};

/** Money leaves as a decimal string; keys keep the order of the interfaces above. */
export const reportJson = (report: object): string =>
  `${JSON.stringify(report, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value), 2)}\n`;

const PLAYED: ReadonlyMap<GameName, string> = new Map(
  MODULES.flatMap((module) => ('game' in module ? [[module.game, module.counted] as const] : [])),
);

const gameLine = (game: GameName, { played, proven, awaiting }: GameTotals): string =>
  `  ${game.padEnd(11)} ${proven} of ${played} ${PLAYED.get(game)} proven, ${awaiting} await the reveal of their seed`;

const moneyLines = (money: NonNullable<AuditReport['money']>): readonly string[] =>
  BALANCES.map((balance) => {
    const { players, accounts } = money[balance];
    const parts = [['players', players], ...Object.entries(accounts)] as const;
    return `  ${balance.padEnd(11)} ${parts.map(([name, amount]) => `${name} ${majorText(amount)}`).join(', ')}`;
  });

const givenLines = ({
  sealedEntries,
  funds,
  coupons,
  depositConditions,
  lostPrizes,
  brokenGlass,
}: Given): readonly string[] => [
  `  sealed      ${sealedEntries} entries, not opened`,
  '  taken as given:',
  `    ${funds} times that a player could pay`,
  `    ${coupons} times that a player had the coupon of a free case`,
  `    ${depositConditions} times that a player had paid in, as a giveaway asked for`,
  `    ${lostPrizes} times that a balance had no room for the prize of a contest`,
  `    ${brokenGlass} times that the proposer of an act on a player broke its glass`,
];

const liabilityLines = ({ statements, newest }: LiabilityTotals, examined: boolean): readonly string[] =>
  newest === null
    ? []
    : [
        `  owed        stated ${statements} times, last in entry ${newest.entry} of ${newest.at}${examined ? '' : '; sums not examined'}`,
      ];

const CLEAN = 'CLEAN: the log keeps every rule.';
const PLAYS_CLEAN = 'PLAYS CLEAN, MONEY NOT EXAMINED: every play keeps the rules; --openings examines the rest.';

/** The report for people. */
export const reportText = (report: AuditReport): string => {
  const { replayed, money, given, liabilities, served } = report;
  const lines = headLines(report);
  lines.push(
    `  replayed    ${replayed.entries} entries, ${replayed.commands} commands, ${replayed.players} players, ${replayed.cases} cases`,
    ...GAMES.map((game) => gameLine(game, replayed.games[game])),
    ...lanesLines(replayed),
    `  unanswered  ${unansweredText(report.unanswered)}`,
    `  given up    ${replayed.roomsGivenUp} battles and giveaways, their seeds revealed`,
    `  beacons     ${replayed.beaconsVerified} of ${replayed.beacons} rounds verified, ${replayed.beaconsAwaited} awaited`,
    `  pairs       ${replayed.pairsRevealed} of ${replayed.pairs} committed seeds revealed`,
  );
  if (money !== null) lines.push(...moneyLines(money));
  if (given !== null) lines.push(...givenLines(given));
  lines.push(...liabilityLines(liabilities, money !== null));
  if (served !== null) lines.push(`  served      ${served.rows} players compared`);
  if (typeof report.policy?.metAt === 'number')
    lines.push(`  policy      met by the checkpoint of ${report.policy.metAt} entries`);
  if (report.promises !== null) {
    const { kept, late, broken, open, unbelieved } = report.promises;
    lines.push(
      `  promises    ${kept} kept, ${late} late, ${broken} broken, ${open} not due in this log yet, ${unbelieved} none of it`,
    );
  }
  for (const { position, oldKey, first, last, reason } of report.lost) {
    lines.push(`  lost        entries ${first} to ${last} of ${oldKey}, as entry ${position} says: ${reason}`);
  }
  if (report.filesBeyondCheckpoint > 0)
    lines.push(`  unsigned    ${report.filesBeyondCheckpoint} files beyond the checkpoint`);
  return `${[...lines, ...verdictLines(report, report.verdict === 'plays-clean' ? PLAYS_CLEAN : CLEAN)].join('\n')}\n`;
};
