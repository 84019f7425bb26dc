import { GAMES, type GameName } from '../kernel/game-name.ts';
import type { Money } from '../kernel/money.ts';
import type { BeaconTotals } from './beacon-ledger.ts';
import type { GameTotals } from './draw-ledger.ts';
import { EXIT_CODES, type Finding, type FindingKind } from './finding.ts';
import type { MoneyTotals } from './money-ledger.ts';
import type { SeedTotals } from './seed-ledger.ts';

/** What an audit says. The same log gives the same report: it holds no times of the audit itself. */
export interface AuditReport {
  readonly source: string;
  readonly verdict: 'clean' | 'failed';
  readonly exitCode: number;
  /** Null when there was no checkpoint to believe. */
  readonly checkpoint: {
    readonly origin: string;
    readonly size: number;
    readonly root: string;
    readonly verifierKey: string;
    /** False: the key came from the audited site itself. */
    readonly keyPinned: boolean;
  } | null;
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
  /** Files of the copy that no checkpoint vouches for. */
  readonly filesBeyondCheckpoint: number;
  readonly findings: { readonly total: number; readonly shown: readonly Finding[] };
}

const NO_GAME: GameTotals = { played: 0, proven: 0, awaiting: 0 };
const NO_MONEY: MoneyTotals = {
  players: 0n,
  accounts: { house: 0n, deposits: 0n, fees: 0n, escrow: 0n, rewards: 0n, adjustments: 0n, erased: 0n },
};

/** What there is to say of a log that couldn't be opened. */
export const NOTHING_AUDITED: Pick<
  AuditReport,
  'checkpoint' | 'replayed' | 'money' | 'served' | 'filesBeyondCheckpoint'
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
    games: { case: NO_GAME, upgrade: NO_GAME, dream: NO_GAME, battle: NO_GAME, giveaway: NO_GAME },
    beacons: 0,
    beaconsVerified: 0,
    beaconsAwaited: 0,
  },
  money: { coin: NO_MONEY, points: NO_MONEY, locked: NO_MONEY },
  served: null,
  filesBeyondCheckpoint: 0,
};

/** Money leaves as a decimal string; keys keep the order of the interfaces above. */
export const reportJson = (report: AuditReport): string =>
  `${JSON.stringify(report, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value), 2)}\n`;

const major = (amount: Money): string => {
  const digits = (amount < 0n ? -amount : amount).toString().padStart(3, '0');
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

const MEANING: Readonly<Record<FindingKind, string>> = {
  usage: 'the command line',
  unreachable: 'reading',
  signature: 'the signature',
  tree: 'the published tree',
  format: 'the form of entries',
  order: 'the order of entries',
  rules: 'the rules',
  seeds: 'the seeds',
  money: 'the money',
  balances: 'the balances the site shows',
};

const findingLine = ({ kind, position, message }: Finding): string =>
  `  ${kind.padEnd(11)} ${position === null ? '' : `entry ${position}: `}${message}`;

const PLAYED: Readonly<Record<GameName, string>> = {
  case: 'opened cases',
  upgrade: 'upgrades',
  dream: 'dreams',
  battle: 'locked battles',
  giveaway: 'locked giveaways',
};

const gameLine = (game: GameName, { played, proven, awaiting }: GameTotals): string =>
  `  ${game.padEnd(11)} ${proven} of ${played} ${PLAYED[game]} proven, ${awaiting} await the reveal of their seed`;

/** The report for people. */
export const reportText = (report: AuditReport): string => {
  const { checkpoint, replayed, money, served, findings } = report;
  const lines = [`Audit of ${report.source}`];
  if (checkpoint !== null) {
    lines.push(`  log         ${checkpoint.origin}, ${checkpoint.size} entries, root ${checkpoint.root}`);
    lines.push(
      `  key         ${checkpoint.verifierKey}${checkpoint.keyPinned ? ' (pinned)' : ' (from the site itself)'}`,
    );
  }
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
  if (findings.total === 0) return `${[...lines, 'CLEAN: the log keeps every rule.'].join('\n')}\n`;
  const kinds = Object.entries(EXIT_CODES).filter(([kind]) => findings.shown.some((one) => one.kind === kind));
  const named = kinds.map(([kind]) => MEANING[findings.shown.find((one) => one.kind === kind)?.kind ?? 'rules']);
  lines.push(...findings.shown.map(findingLine));
  if (findings.total > findings.shown.length) lines.push(`  … ${findings.total - findings.shown.length} more`);
  lines.push(`FAILED (exit code ${report.exitCode}): ${named.join(', ')}.`);
  return `${lines.join('\n')}\n`;
};
