import { setTimeout as sleep } from 'node:timers/promises';
import { auditLog } from '../../engine/audit/audit.ts';
import { replayHashing } from '../../engine/audit/replay/replay-hashing.ts';
import { reportText } from '../../engine/audit/report/report.ts';
import { verifyEd25519 } from '../../engine/log/ed25519-node.ts';
import { UsageError } from '../command-line.ts';
import { progressBar } from '../progress.ts';
import { type Given, readArguments } from './arguments.ts';
import { cosignAndDeliver } from './cosign.ts';
import { readAuditorKeys } from './cosigner-file.ts';
import { isUrl, openingsToken, openTarget } from './open-target.ts';
import { readPromiseFiles } from './promise-files.ts';
import { openResuming } from './resume-file.ts';
import { type Subcommand, TARGET_OPTIONS, warnWithoutKey, writeReport } from './subcommand.ts';
import { readTrust, type Trust } from './trust.ts';

const comparesBalances = (given: Given, target: string): boolean => {
  const { values } = given;
  const without = values['no-balances'] === true;
  const shown = openingsToken(target, given, process.env) !== null;
  const compared = values['compare-balances'] ?? (shown && !without);
  if (compared && (!shown || without))
    throw new UsageError('only a URL shows balances to compare, to an auditor who has --openings');
  return compared;
};

/** With what is vouched for a log that keeps every rule; null where that isn't asked for. @throws UsageError */
const readCosigning = async ({ values: { cosign, deliver } }: Given, target: string, { key }: Trust) => {
  if (deliver !== undefined && (cosign === undefined || !isUrl(target)))
    throw new UsageError('--deliver is for --cosign, to the URL that was audited');
  if (cosign === undefined) return null;
  if (key === null)
    throw new UsageError('--cosign needs --key or --policy: an auditor who vouches for a log knows which log it is');
  return { target, keyFile: cosign, keys: await readAuditorKeys(cosign), token: deliver ?? null };
};

const OPTIONS = [
  ...TARGET_OPTIONS,
  'compare-balances',
  'no-balances',
  'promises',
  'old',
  'policy',
  'resume',
  'cosign',
  'deliver',
] as const;

export const replay: Subcommand = {
  usage: `npm run audit -- [replay] <target>
  Everything: signature, tree, form, order, every command decided again, every revealed draw, seeds, money; and of a
  site with --openings the balances that it shows. The other subcommands look at parts, or ask what no rule answers.
  --compare-balances    compares the balances that the site shows (what a URL with --openings gets anyway; a copy shows none)
  --no-balances         doesn't compare them
  --promises <path>     judges promises that somebody kept, a JSON file or a folder of them, against the log
  --old <target>        compares with a copy of the log that this one goes on after, since entries of that were lost
  --policy <file>       the log's key and the witnesses that must have cosigned it (c2sp.org/tlog-policy)
  --resume <file>       keeps there what was replayed, every now and then while nothing was found, and goes on from it next time
  --cosign <file>       where nothing was found, cosigns the checkpoint with keys that cosigner made
  --deliver <token>     and brings that to the audited site, by a right that its operator granted
  Example: npm run audit -- https://glasscase.example/ --key 'glasscase.example/log+…' --keep ./copy`,
  run: async (args) => {
    const given = readArguments(args, OPTIONS, [1]);
    const [target = ''] = given.words;
    const trust = await readTrust(given);
    const { key, policy } = trust;
    const cosigning = await readCosigning(given, target, trust);
    const compareBalances = comparesBalances(given, target);
    const promises = given.values.promises === undefined ? null : await readPromiseFiles(given.values.promises);
    const { old, resume } = given.values;
    const resuming =
      resume === undefined
        ? null
        : await openResuming(resume, { now: () => performance.now(), say: (text) => process.stderr.write(text) });
    const { source, close } = await openTarget(target, given, key);
    const before = old === undefined ? null : await openTarget(old, { values: {} }, null);
    try {
      warnWithoutKey(key);
      const bar = progressBar(process.stderr, 'entries', () => performance.now(), resuming?.from?.part.size);
      const { report, replayed } = await auditLog({
        source,
        hashing: replayHashing(),
        verify: verifyEd25519,
        pinnedKey: key,
        compareBalances,
        promises,
        policy,
        old: before?.source ?? null,
        resuming,
        sleep: (ms) => sleep(ms),
        progress: bar.show,
      });
      bar.finish();
      await writeReport(report, reportText(report), given.values.json);
      if (cosigning === null) return report.exitCode;
      if (replayed === null) process.stderr.write('not cosigned: something was found\n');
      else await cosignAndDeliver(replayed, { ...cosigning, source });
      return report.exitCode;
    } finally {
      await before?.close();
      await close();
    }
  },
};
