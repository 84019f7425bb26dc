import { readFile, stat } from 'node:fs/promises';
import { sightOf } from '../../engine/audit/replay/read-entry.ts';
import {
  type LiabilitySurvey,
  liabilitySurvey,
  type ReportedStatement,
} from '../../engine/audit/surveys/liability-survey.ts';
import { majorText, parseMoney } from '../../engine/kernel/money.ts';
import { MAX_LEAF_FILE_BYTES, readLeafFile } from '../../engine/liabilities/leaf-file.ts';
import type { OwnLeaf } from '../../engine/liabilities/own-leaf.ts';
import { UsageError } from '../command-line.ts';
import { surveyCommand } from './subcommand.ts';

const readLeaf = async (path: string): Promise<OwnLeaf> => {
  const isSmall = await stat(path).then(
    ({ size }) => size <= MAX_LEAF_FILE_BYTES,
    () => false,
  );
  const leaf = isSmall ? readLeafFile(await readFile(path)) : null;
  if (leaf === null) throw new UsageError(`${path} is no file of a leaf`);
  return leaf;
};

const statementLines = ({ entry, at, position, leaves, totals, root }: ReportedStatement): readonly string[] => [
  `  entry ${entry}, ${at}: after ${position} entries ${leaves} players`,
  `    coin ${majorText(parseMoney(totals.coin))}, points ${majorText(parseMoney(totals.points))}, locked ${majorText(parseMoney(totals.locked))}`,
  `    root ${root}`,
];

const lines = ({ statements, sumsExamined, shown, leaf }: LiabilitySurvey): readonly string[] => [
  `  statements  ${statements}, ${sumsExamined ? 'their sums compared with what players held' : 'their sums not examined: --openings examines them'}`,
  ...shown.flatMap(statementLines),
  ...(leaf === null
    ? []
    : [`  leaf        of ${leaf.playerId}, entry ${leaf.entry}: ${leaf.included ? '' : 'not '}included`]),
];

export const liabilities = surveyCommand<LiabilitySurvey>({
  name: 'liabilities',
  usage: `npm run audit -- liabilities <target> [--leaf <file>]
  Whether the house states the sums and the number of players that the log gives; sums need openings.
  --leaf <file>   whether that leaf, as the page gave it to its player, is in the stated tree
  Example: npm run audit -- liabilities ./copy --leaf glasscase-liability-48213.json`,
  options: ['leaf'],
  words: [1],
  prepare: async ({ values }) => {
    const leaf = values.leaf === undefined ? null : await readLeaf(values.leaf);
    return ({ source, hashing, findings }) => liabilitySurvey({ hashing, sight: sightOf(source), leaf }, findings);
  },
  lines,
  clean: 'what is stated is what the log says, as far as it was read',
});
