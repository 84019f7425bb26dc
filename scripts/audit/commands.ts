import { EXIT_CODES } from '../../engine/audit/finding.ts';
import { cosigner } from './cosigner.ts';
import { game } from './game.ts';
import { liabilities } from './liabilities.ts';
import { log } from './log.ts';
import { odds } from './odds.ts';
import { receipt } from './receipt.ts';
import { replay } from './replay.ts';
import { seeds } from './seeds.ts';
import { stats } from './stats.ts';
import type { Subcommand } from './subcommand.ts';
import { timing } from './timing.ts';

/** Everything that `npm run audit` can be asked, by its first word. */
export const COMMANDS: ReadonlyMap<string, Subcommand> = new Map([
  ['replay', replay],
  ['log', log],
  ['game', game],
  ['odds', odds],
  ['timing', timing],
  ['seeds', seeds],
  ['stats', stats],
  ['liabilities', liabilities],
  ['receipt', receipt],
  ['cosigner', cosigner],
]);

const COMMON = `<target> is a URL, a folder or a tar (.tar, .tar.gz); nothing else than a URL is ever asked for over a network.
  --key <verifier key>  the log's key as you know it from elsewhere; without it the site's own is believed
  --json <file>         writes the report as JSON, "-" to the standard output instead of the text
  --openings <token>    the right to read what opens sealed entries, as the operator granted it; better in GLASSCASE_OPENINGS, which no list
                        of processes shows. A copy has them beside its entries
  --keep <folder>       keeps a copy there, and next time reads only what is new; a log that was forked is refused
  --help

Exit codes: 0 clean, ${Object.entries(EXIT_CODES)
  .map(([kind, code]) => `${code} ${kind}`)
  .join(', ')}; 1 the auditor itself failed.
`;

export const usageOf = (command: Subcommand): string => `${command.usage}\n\n${COMMON}`;
/** All of them. */
export const USAGE = `${[...COMMANDS.values()].map(({ usage }) => usage).join('\n\n')}\n\n${COMMON}`;
