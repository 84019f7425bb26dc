import { readFile } from 'node:fs/promises';
import { lanesLines } from '../../engine/audit/report/report-lines.ts';
import type { FitReport } from '../../engine/audit/statistics/fit.ts';
import { type ContestReport, GROUPS } from '../../engine/audit/statistics/groups.ts';
import type { ReturnReport } from '../../engine/audit/statistics/returns.ts';
import { type Statistics, statistics } from '../../engine/audit/statistics/statistics.ts';
import { unansweredText } from '../../engine/audit/statistics/unanswered.ts';
import { ROOM_GAMES, ROUND_GAMES } from '../../engine/kernel/game-name.ts';
import { isPlayerId } from '../../engine/kernel/ids.ts';
import { majorText } from '../../engine/kernel/money.ts';
import { UsageError } from '../command-line.ts';

import { surveyCommand } from './subcommand.ts';

const probability = (p: number | null): string => (p === null ? 'too few to tell' : `p = ${p}`);

const returnText = ({ plays, staked, paid, rtp, p }: ReturnReport): string =>
  rtp === null
    ? 'nothing staked'
    : `${plays} plays, ${majorText(paid)} of ${majorText(staked)} came back: ${rtp.observed} %; expected ${rtp.expected} %, 95 % within ${rtp.low}–${rtp.high} %, ${probability(p)}`;

const fitText = ({ observations, statistic, degrees, p }: FitReport): string =>
  `${observations} draws, chi-square ${statistic} of ${degrees} degrees, ${probability(p)}`;

const contestText = ({ places, wins, expected, p }: ContestReport): string =>
  `${wins} wins in ${places} places, expected ${expected}, ${probability(p)}`;

const lines = ({ games, cases, groups, staffNamed, tests, unusual, ...plays }: Statistics): readonly string[] => [
  ...ROUND_GAMES.flatMap((game) => [
    `  ${game.padEnd(11)} ${returnText(games[game].returns)}`,
    `  ${''.padEnd(11)} ${fitText(games[game].fit)}`,
  ]),
  ...ROOM_GAMES.map((game) => `  ${game.padEnd(11)} ${fitText(games[game].fit)}`),
  ...cases.flatMap((one) => [
    `  case ${one.case}: ${returnText(one.returns)}`,
    `    ${fitText(one)}`,
    ...one.versions.map((version) => `    version ${version.version}: ${fitText(version)}`),
  ]),
  ...GROUPS.filter((group) => group !== 'staff' || staffNamed > 0).flatMap((group) => [
    `  ${group}:`,
    ...(group === 'bots' ? [] : ROUND_GAMES).map((game) => `    ${game.padEnd(9)} ${returnText(groups[group][game])}`),
    `    battles   ${contestText(groups[group].battleWins)}`,
    `    seats     ${returnText(groups[group].battle)}`,
    ...(group === 'bots' ? [] : [`    giveaways ${contestText(groups[group].giveawayWins)}`]),
  ]),
  ...lanesLines(plays),
  `  unanswered  ${unansweredText(plays.unanswered)}`,
  `  unusual     ${unusual.length} of ${tests} probabilities${unusual.map(({ what, p }) => `; ${what}: p = ${p}`).join('')}`,
];

const readStaff = async (path: string | undefined): Promise<ReadonlySet<string>> => {
  if (path === undefined) return new Set();
  const text = await readFile(path, 'utf8').catch(() => {
    throw new UsageError(`--staff: ${path} can't be read`);
  });
  const ids = text.split(/\s+/).filter((id) => id !== '');
  const wrong = ids.find((id) => !isPlayerId(id));
  if (wrong !== undefined) throw new UsageError(`--staff: ${wrong.slice(0, 40)} is no id of a player`);
  return new Set(ids);
};

export const stats = surveyCommand<Statistics>({
  name: 'stats',
  usage: `npm run audit -- stats <target> [--staff <file>]
  Return to player with a 95 % interval, and how well outcomes fit their ticket ranges (chi-square), for each case and
  game; bots, staff and all others apart. --staff names a file with the ids of players, one a line. What would have come
  back of plays that devices sent and that weren't answered, as they stated before the seed was revealed.
  Chance alone makes the unlikely happen: what is unlikely for so many tests is named, and no more. What happens to fewer
  than 1 of 1,000,000,000 honest houses is a finding (19).
  Example: npm run audit -- stats ./copy --staff staff.txt --json stats.json`,
  options: ['staff'],
  words: [1],
  prepare: async ({ values }) => {
    const staff = await readStaff(values.staff);
    return ({ hashing, findings }) => statistics(staff, hashing, findings);
  },
  lines,
  clean: 'nothing is beyond what chance explains',
});
