import { stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { AuditStopped } from '../../engine/audit/finding.ts';
import { archiveSource } from '../../engine/audit/sources/archive/archive-source.ts';
import { folderSource } from '../../engine/audit/sources/folder-source.ts';
import { httpSource } from '../../engine/audit/sources/http-source.ts';
import { mirrorSource } from '../../engine/audit/sources/mirror/mirror-source.ts';
import type { AuditSource } from '../../engine/audit/sources/source.ts';
import { verifyEd25519 } from '../../engine/log/ed25519-node.ts';
import type { VerifierKey } from '../../engine/log/note.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { UsageError } from '../command-line.ts';
import { progressBar } from '../progress.ts';
import type { Given } from './arguments.ts';

export interface OpenTarget {
  readonly source: AuditSource;
  close(): Promise<void>;
}

export const isUrl = (target: string): boolean => /^https?:\/\//.test(target);

/**
 * The token to read the openings of sealed entries. Every user of the machine can read a command line in the list of
 * processes, so for a URL the token may also come from the environment. Copies have their own openings.
 */
export const openingsToken = (
  target: string,
  { values: { openings } }: Pick<Given, 'values'>,
  { GLASSCASE_OPENINGS: kept }: Readonly<Record<string, string | undefined>>,
): string | null => openings ?? (isUrl(target) && kept ? kept : null);

const nothingToClose = async (): Promise<void> => {};

const openSource = async (target: string, token: string | null): Promise<OpenTarget> => {
  if (token !== null && !isUrl(target))
    throw new UsageError('--openings is for a URL: a copy has its openings beside the entries');
  if (isUrl(target)) {
    if (!URL.canParse(target)) throw new UsageError(`not a URL: ${target}`);
    return { source: httpSource(new URL(target), (ms) => sleep(ms), token), close: nothingToClose };
  }
  const found = await stat(target).catch(() => null);
  if (found === null) throw new AuditStopped('unreachable', `there is no ${target}`);
  return found.isFile() ? archiveSource(target) : { source: await folderSource(target), close: nothingToClose };
};

const size = (bytes: number): string =>
  bytes < 10_000
    ? `${bytes} bytes`
    : `${(bytes / (bytes < 10_000_000 ? 1e3 : 1e6)).toFixed(1)} ${bytes < 10_000_000 ? 'kB' : 'MB'}`;

/**
 * Opens what the auditor named: a URL, a folder or a tar. With `keep` a copy is brought up to date first, and read.
 * @throws UsageError and AuditStopped
 */
export const openTarget = async (
  target: string,
  given: Pick<Given, 'values'>,
  pinnedKey: VerifierKey | null,
): Promise<OpenTarget> => {
  const { keep } = given.values;
  const { source, close } = await openSource(target, openingsToken(target, given, process.env));
  if (keep === undefined) return { source, close };
  const bar = progressBar(process.stderr, 'entries kept', () => performance.now());
  const parts = { source, hashing: nodeHashing, verify: verifyEd25519, pinnedKey, folder: keep, progress: bar.show };
  const mirrored = mirrorSource(parts, ({ before, after, files, bytes }) => {
    bar.finish();
    process.stderr.write(
      `kept in ${keep}: ${before} entries before, ${after} now; ${files} files, ${size(bytes)} read\n`,
    );
  });
  return { source: mirrored, close };
};
