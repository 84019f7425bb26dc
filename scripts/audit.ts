import { writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { audit } from '../engine/audit/audit.ts';
import { AuditStopped, EXIT_CODES } from '../engine/audit/finding.ts';
import { folderSource } from '../engine/audit/folder-source.ts';
import { httpSource } from '../engine/audit/http-source.ts';
import { replayHashing } from '../engine/audit/replay-hashing.ts';
import { reportJson, reportText } from '../engine/audit/report.ts';
import type { AuditSource } from '../engine/audit/source.ts';
import { verifyEd25519 } from '../engine/log/ed25519-node.ts';
import { parseVerifierKey, type VerifierKey } from '../engine/log/note.ts';
import { nodeHashing } from '../engine/node-hashing.ts';
import { progressBar } from './progress.ts';

const USAGE = `npm run audit -- <url or folder> [options]

Replays a published log offline and says whether it keeps every rule.
  --key <verifier key>  the log's key as you know it from elsewhere; without it the site's own is believed
  --json <file>         writes the report as JSON, "-" to the standard output instead of the text
  --compare-balances    compares the balances that the site shows (what a URL gets anyway; a folder shows none)
  --no-balances         doesn't compare them
  --help

Exit codes: 0 clean, ${Object.entries(EXIT_CODES)
  .map(([kind, code]) => `${code} ${kind}`)
  .join(', ')}; 1 the auditor itself failed.
`;

const leave = (code: number, text: string): never => {
  process.stderr.write(text);
  process.exit(code);
};

const isUrl = (target: string): boolean => /^https?:\/\//.test(target);

const readArguments = () => {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        key: { type: 'string' },
        json: { type: 'string' },
        'compare-balances': { type: 'boolean' },
        'no-balances': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) return leave(0, USAGE);
    const [target, ...rest] = positionals;
    if (target === undefined || rest.length > 0) return leave(EXIT_CODES.usage, USAGE);
    const compared = values['compare-balances'] ?? (isUrl(target) && !values['no-balances']);
    if (compared && (!isUrl(target) || values['no-balances'])) return leave(EXIT_CODES.usage, USAGE);
    return { target, key: values.key, json: values.json, compareBalances: compared };
  } catch (error) {
    return leave(EXIT_CODES.usage, `${error instanceof Error ? error.message : 'bad arguments'}\n\n${USAGE}`);
  }
};

const pinned = (text: string | undefined): VerifierKey | null => {
  if (text === undefined) return null;
  const key = parseVerifierKey(nodeHashing, text);
  return key ?? leave(EXIT_CODES.usage, '--key is no verifier key: name+hex id+base64\n');
};

const openSource = (target: string): Promise<AuditSource> | AuditSource => {
  if (!isUrl(target)) return folderSource(target);
  return URL.canParse(target)
    ? httpSource(new URL(target), (ms) => sleep(ms))
    : leave(EXIT_CODES.usage, `not a URL: ${target}\n`);
};

const main = async (): Promise<number> => {
  const { target, key, json, compareBalances } = readArguments();
  const pinnedKey = pinned(key);
  const source = await openSource(target);
  if (pinnedKey === null) {
    process.stderr.write('warning: no --key given, so the key is the one that the log itself shows\n');
  }
  const bar = progressBar(process.stderr, 'entries', () => performance.now());
  const report = await audit({
    source,
    hashing: replayHashing(),
    verify: verifyEd25519,
    pinnedKey,
    compareBalances,
    sleep: (ms) => sleep(ms),
    progress: bar.show,
  });
  bar.finish();
  process.stdout.write(json === '-' ? reportJson(report) : reportText(report));
  if (json !== undefined && json !== '-') await writeFile(json, reportJson(report));
  return report.exitCode;
};

try {
  process.exitCode = await main();
} catch (error) {
  if (error instanceof AuditStopped) leave(EXIT_CODES[error.kind], `FAILED (${error.kind}): ${error.message}\n`);
  leave(1, `the audit itself failed: ${error instanceof Error ? (error.stack ?? error.message) : 'unknown error'}\n`);
}
