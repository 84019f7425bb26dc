import { setTimeout as sleep } from 'node:timers/promises';
import { audit } from '../../engine/audit/audit.ts';
import { replayHashing } from '../../engine/audit/replay-hashing.ts';
import { reportText } from '../../engine/audit/report.ts';
import { verifyEd25519 } from '../../engine/log/ed25519-node.ts';
import { UsageError } from '../command-line.ts';
import { progressBar } from '../progress.ts';
import { type Given, pinnedKey, readArguments } from './arguments.ts';
import { isUrl, openTarget } from './open-target.ts';
import { readPromiseFiles } from './promise-files.ts';
import { type Subcommand, TARGET_OPTIONS, warnWithoutKey, writeReport } from './subcommand.ts';

const comparesBalances = ({ values }: Given, target: string): boolean => {
  const without = values['no-balances'] === true;
  const shown = isUrl(target) && values.openings !== undefined;
  const compared = values['compare-balances'] ?? (shown && !without);
  if (compared && (!shown || without))
    throw new UsageError('only a URL shows balances to compare, to whoever has --openings');
  return compared;
};

export const replay: Subcommand = {
  usage: `npm run audit -- [replay] <target>
  Everything: signature, tree, form, order, every command decided again, every revealed draw, seeds, money; and of a
  site with --openings the balances that it shows. The other subcommands look at parts, or ask what no rule answers.
  --compare-balances    compares the balances that the site shows (what a URL with --openings gets anyway; a copy shows none)
  --no-balances         doesn't compare them
  --promises <path>     judges promises that somebody kept, a JSON file or a folder of them, against the log
  Example: npm run audit -- https://glasscase.example/ --key 'glasscase.example/log+…' --keep ./copy`,
  run: async (args) => {
    const given = readArguments(args, [...TARGET_OPTIONS, 'compare-balances', 'no-balances', 'promises'], [1]);
    const [target = ''] = given.words;
    const key = pinnedKey(given);
    const compareBalances = comparesBalances(given, target);
    const promises = given.values.promises === undefined ? null : await readPromiseFiles(given.values.promises);
    const { source, close } = await openTarget(target, given, key);
    try {
      warnWithoutKey(key);
      const bar = progressBar(process.stderr, 'entries', () => performance.now());
      const report = await audit({
        source,
        hashing: replayHashing(),
        verify: verifyEd25519,
        pinnedKey: key,
        compareBalances,
        promises,
        sleep: (ms) => sleep(ms),
        progress: bar.show,
      });
      bar.finish();
      await writeReport(report, reportText(report), given.values.json);
      return report.exitCode;
    } finally {
      await close();
    }
  },
};
