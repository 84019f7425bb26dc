import { utf8 } from '../../fairness/bytes.ts';
import type { Instant } from '../../kernel/decision.ts';
import type { Checkpoint } from '../../log/checkpoint.ts';
import {
  type InclusionPromiseTools,
  type OpenedInclusionPromise,
  openInclusionPromise,
} from '../../log/inclusion-promise.ts';
import { judgeInclusionPromise } from '../../log/judge-inclusion-promise.ts';
import { keysOf, MAX_KEYS_BYTES, openKeyHistory } from '../../log/key-history.ts';
import { HASH_BYTES, hashAt, TILE_WIDTH } from '../../log/merkle.ts';
import type { VerifierKey, VerifyEd25519 } from '../../log/note.ts';
import { type KeptInclusionPromise, readPromiseFile } from '../../log/promise-file.ts';
import { openPromiseKeys } from '../../log/promise-keys.ts';
import { tileReader } from '../../log/read-tile.ts';
import { KEYS_PATH, PROMISE_KEYS_PATH } from '../../log/tiles.ts';
import type { Findings } from '../finding.ts';
import type { CosignedCheckpoint } from '../surveys/timing.ts';
import type { AuditSource } from './source.ts';

/** A file of kept promises. */
export interface PromiseFile {
  /** Shown in the report. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** How many of the given promises are what. `late` were sealed too late, or not at all by then: a witness saw it. */
export interface PromiseTotals {
  readonly kept: number;
  readonly late: number;
  readonly broken: number;
  /** The log doesn't reach their place, and neither its newest entry nor a witness shows that it should. */
  readonly open: number;
  /** No promises of this log. */
  readonly unbelieved: number;
}

export interface PromiseParts extends InclusionPromiseTools {
  readonly source: AuditSource;
  readonly verify: VerifyEd25519;
  readonly files: readonly PromiseFile[];
}

/** The log as the audit found it. */
export interface AuditedEnd {
  readonly key: VerifierKey;
  readonly checkpoint: Checkpoint;
  readonly lastAt: Instant | null;
  readonly witnessed: readonly CosignedCheckpoint[];
}

type Believed = Extract<OpenedInclusionPromise, { ok: true }>;

/** Whether a witness saw the log after the promised moment, and it didn't cover the place. */
const isLate = ({ inclusionPromise, position }: Believed, witnessed: readonly CosignedCheckpoint[]): boolean =>
  witnessed.some(
    ({ size, cosignatures }) =>
      size <= position && cosignatures.some(({ timestamp }) => timestamp * 1_000 > inclusionPromise.sealBy),
  );

/** Judges kept promises against a log whose tree was verified. Each that is broken is a finding; each that isn't one is named. */
export const checkInclusionPromises = async (
  parts: PromiseParts,
  { key, checkpoint, lastAt, witnessed }: AuditedEnd,
  findings: Findings,
): Promise<PromiseTotals> => {
  const { source, files } = parts;
  const totals = { kept: 0, late: 0, broken: 0, open: 0, unbelieved: 0 };
  const unbelieved = (name: string, why: string): void => {
    totals.unbelieved += 1;
    findings.add('signature', null, `${name}: ${why}`);
  };
  const history = await openKeyHistory(
    { file: await source.read(KEYS_PATH, MAX_KEYS_BYTES), ...parts },
    checkpoint.origin,
  );
  const logKeys = [key, ...(history.ok ? keysOf(history.changes) : [])];
  const published = await openPromiseKeys(await source.read(PROMISE_KEYS_PATH, MAX_KEYS_BYTES), logKeys, parts);
  if (published === null) findings.add('signature', null, `${PROMISE_KEYS_PATH} isn't a list of certified keys`);
  const tile = tileReader((path) => source.read(path, TILE_WIDTH * HASH_BYTES));
  const leafAt = async (position: number): Promise<Uint8Array | null> => {
    if (position >= checkpoint.size) return null;
    const index = Math.floor(position / TILE_WIDTH);
    const width = Math.min(TILE_WIDTH, checkpoint.size - index * TILE_WIDTH);
    return hashAt(await tile(0, index, width), position - index * TILE_WIDTH);
  };

  const judge = async (name: string, one: KeptInclusionPromise): Promise<void> => {
    // A site that shows its certificate no more is held to the one that was kept.
    const kept = one.certificates === '' ? null : await openPromiseKeys(utf8(one.certificates), logKeys, parts);
    const opened = await openInclusionPromise(one, checkpoint.origin, [...(published ?? []), ...(kept ?? [])], parts);
    if (!opened.ok) return unbelieved(name, opened.fault);
    const { position, inclusionPromise } = opened;
    const leafThere = await leafAt(position);
    const verdict = judgeInclusionPromise(opened, { size: checkpoint.size, lastAt, leafThere });
    if (verdict === 'broken') {
      totals.broken += 1;
      const said = `${name}: promised at ${new Date(inclusionPromise.at).toISOString()}`;
      findings.add('promise', position, `${said}, and ${leafThere === null ? 'left out' : 'another entry is there'}`);
    } else if (isLate(opened, witnessed)) totals.late += 1;
    else totals[verdict] += 1;
  };

  for (const { name, bytes } of files) {
    const promises = readPromiseFile(bytes);
    if (promises === null) unbelieved(name, 'not a file of promises');
    for (const [index, one] of (promises ?? []).entries()) {
      await judge(promises?.length === 1 ? name : `${name} (${index + 1})`, one);
    }
  }
  return totals;
};
