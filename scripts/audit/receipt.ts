import { readFile } from 'node:fs/promises';
import { AuditStopped } from '../../engine/audit/finding.ts';
import { auditReceipt, type ReceiptReport } from '../../engine/audit/report/receipt.ts';
import { headLines, verdictLines } from '../../engine/audit/report/report-lines.ts';
import { isGameId } from '../../engine/audit/surveys/game-trace.ts';
import { verifyEd25519 } from '../../engine/log/ed25519-node.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { UsageError } from '../command-line.ts';
import { pinnedKey, pinnedWitnesses, readArguments } from './arguments.ts';
import { type Subcommand, writeReport } from './subcommand.ts';

const LINE_FEED = 0x0a;

const readBytes = async (path: string): Promise<Uint8Array> =>
  readFile(path).catch(() => {
    throw new AuditStopped('unreachable', `${path} can't be read`);
  });

/** No entry ends in a line feed, but editors like to add one. */
const readEntry = async (path: string): Promise<Uint8Array> => {
  const bytes = await readBytes(path);
  return bytes.at(-1) === LINE_FEED ? bytes.subarray(0, -1) : bytes;
};

const textOf = (report: ReceiptReport): string => {
  const all = headLines(report);
  if (report.result !== null) {
    const { position, leafHash, type, stream, at, cosignatures } = report.result;
    all.push(
      `  entry       ${position}: ${type}${stream === null ? '' : ` in ${stream}`}, ${at}`,
      `  leaf        ${leafHash}`,
    );
    const seen = cosignatures.map(({ witness, at: when }) => `${witness} at ${when}`);
    all.push(`  witnesses   ${seen.length === 0 ? 'none of those that were named' : seen.join(', ')}`);
  }
  return `${[...all, ...verdictLines(report, 'CLEAN: the entry is in the signed log.')].join('\n')}\n`;
};

export const receipt: Subcommand = {
  usage: `npm run audit -- receipt <file> --entry <file> --key <verifier key> [--id <id>] [--witness <key>]…
  Whether an entry stands in the log, from its receipt (tlog-proof) and the log's key alone, without any network.
  --id says which play, battle or giveaway the entry must be about.
  Example: npm run audit -- receipt play.tlog-proof --entry play.json --key 'glasscase.example/log+…'`,
  run: async (args) => {
    const given = readArguments(args, ['key', 'json', 'entry', 'id', 'witness', 'help'], [1]);
    const [file = ''] = given.words;
    const { entry, id, json } = given.values;
    const key = pinnedKey(given);
    if (entry === undefined || key === null) throw new UsageError('a receipt needs --entry and --key');
    if (id !== undefined && !isGameId(id)) throw new UsageError('--id is no id of a play, a battle or a giveaway');
    const report = await auditReceipt({
      hashing: nodeHashing,
      verify: verifyEd25519,
      name: file,
      proof: await readBytes(file),
      entry: await readEntry(entry),
      key,
      witnesses: pinnedWitnesses(given) ?? [],
      id: id ?? null,
    });
    await writeReport(report, textOf(report), json);
    return report.exitCode;
  },
};
