import { GAMES, type GameName, ofGames } from '../kernel/game-name.ts';
import { MODULES } from '../product.ts';
import type { AuditedCheckpoint } from './audited-checkpoint.ts';
import type { BeaconTotals } from './beacon-ledger.ts';
import type { GameTotals } from './draw-ledger.ts';
import type { ReportedFindings } from './finding.ts';
import type { MoneyTotals } from './money-ledger.ts';
import { headLines, major, verdictLines } from './report-lines.ts';
import type { SeedTotals } from './seed-ledger.ts';

/** What an audit says. The same log gives the same report: it holds no times of the audit itself. */
export interface AuditReport {
  readonly source: string;
  readonly verdict: 'clean' | 'failed';
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
  readonly money: Readonly<Record<'coin' | 'points' | 'locked', MoneyTotals>>;
  /** Null when nothing served was compared. */
  readonly served: { readonly pages: number; readonly rows: number } | null;
  /** Witnesses that the log names, and checkpoints that they cosigned. */
  readonly witnessed: { readonly witnesses: number; readonly checkpoints: number };
  /** Files of the copy that no checkpoint vouches for. */
  readonly filesBeyondCheckpoint: number;
  readonly findings: ReportedFindings;
}

const NO_GAME: GameTotals = { played: 0, proven: 0, awaiting: 0 };
const NO_MONEY: MoneyTotals = {
  players: 0n,
  accounts: { house: 0n, deposits: 0n, fees: 0n, escrow: 0n, rewards: 0n, adjustments: 0n, erased: 0n },
};

/** What there is to say of a log that couldn't be opened. */
export const NOTHING_AUDITED: Pick<
  AuditReport,
  'checkpoint' | 'replayed' | 'money' | 'served' | 'witnessed' | 'filesBeyondCheckpoint'
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
  money: { coin: NO_MONEY, points: NO_MONEY, locked: NO_MONEY },
  served: null,
  witnessed: { witnesses: 0, checkpoints: 0 },
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

/** The report for people. */
export const reportText = (report: AuditReport): string => {
  const { replayed, money, served } = report;
  const lines = headLines(report);
  lines.push(
    `  replayed    ${replayed.entries} entries, ${replayed.commands} commands, ${replayed.players} players, ${replayed.cases} cases`,
    ...GAMES.map((game) => gameLine(game, replayed.games[game])),
    `  given up    ${replayed.roomsGivenUp} battles and giveaways, their seeds revealed`,
    `  beacons     ${replayed.beaconsVerified} of ${replayed.beacons} rounds verified, ${replayed.beaconsAwaited} awaited`,
    `  pairs       ${replayed.pairsRevealed} of ${replayed.pairs} committed seeds revealed`,
  );
  for (const balance of ['coin', 'points', 'locked'] as const) {
    const { players, accounts } = money[balance];
    const parts = [['players', players], ...Object.entries(accounts)] as const;
    lines.push(`  ${balance.padEnd(11)} ${parts.map(([name, amount]) => `${name} ${major(amount)}`).join(', ')}`);
  }
  if (served !== null) lines.push(`  served      ${served.rows} players compared`);
  if (report.filesBeyondCheckpoint > 0)
    lines.push(`  unsigned    ${report.filesBeyondCheckpoint} files beyond the checkpoint`);
  return `${[...lines, ...verdictLines(report, 'the log keeps every rule')].join('\n')}\n`;
};
