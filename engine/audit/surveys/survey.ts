import type { RecordedEvent } from '../../glasscase-decision.ts';
import type { Instant } from '../../kernel/decision.ts';
import type { Checkpoint } from '../../log/checkpoint.ts';
import type { Opening } from '../../log/commitment.ts';
import type { VerifierKey } from '../../log/note.ts';
import { AuditStopped, collectFindings, type Findings, type ReportedFindings } from '../finding.ts';
import { createEntryReading, sightOf } from '../replay/read-entry.ts';
import { type AuditedCheckpoint, describeCheckpoint } from '../report/audited-checkpoint.ts';
import { type OpeningParts, readCheckpoint, readKey } from '../sources/open-log.ts';
import { checkLeftovers, readLog } from '../sources/read-log.ts';

/** The end of a log that was read. */
export interface LogEnd {
  /** Time of the newest entry, 0 for an empty log. */
  readonly lastAt: Instant;
  readonly checkpoint: Checkpoint;
  /** The key that signed it. */
  readonly key: VerifierKey;
}

/** One question to a log, answered by looking at every entry once. */
export interface Analysis<Result> {
  /** Called for every entry that is open or opened, in order. */
  record(recorded: RecordedEvent): void;
  /** Only called when the whole log could be read. */
  finish(end: LogEnd): Result | Promise<Result>;
}

export interface SurveyParts extends OpeningParts {
  readonly progress: (done: number, total: number) => void;
}

/** The report of a survey. The same log gives the same report. */
export interface SurveyReport<Result> {
  /** The subcommand of `npm run audit`. */
  readonly command: string;
  readonly source: string;
  readonly verdict: 'clean' | 'failed';
  readonly exitCode: number;
  /** Null when there was no checkpoint to believe. */
  readonly checkpoint: AuditedCheckpoint | null;
  readonly entries: number;
  /** Time of the newest entry, ISO 8601; null for an empty log. */
  readonly lastEntryAt: string | null;
  /** Files of a copy that no checkpoint vouches for. */
  readonly filesBeyondCheckpoint: number;
  /** Null when the log couldn't be read to its end. */
  readonly result: Result | null;
  readonly findings: ReportedFindings;
}

/**
 * Reads a published log as an audit does (signature, tree, form of every entry) and asks it one question. It doesn't
 * decide anything again: that is `audit`. Never throws for what a log can contain.
 * @param begin answers a fresh analysis, which may add findings of its own.
 */
export const survey = async <Result>(
  parts: SurveyParts,
  command: string,
  begin: (findings: Findings) => Analysis<Result>,
): Promise<SurveyReport<Result>> => {
  const findings = collectFindings();
  const analysis = begin(findings);
  let checkpoint: AuditedCheckpoint | null = null;
  let result: Result | null = null;
  let entries = 0;
  let lastAt = 0;
  let beyond = 0;
  let isReadable = true;

  const readEntry = createEntryReading({ hashing: parts.hashing, findings, sight: sightOf(parts.source) });
  const record = (bytes: Uint8Array, position: number, opening: Opening | null): void => {
    const found = isReadable ? readEntry(bytes, position, opening) : null;
    isReadable = found !== null;
    if (found === null) return;
    entries += 1;
    lastAt = found.at;
    if (found.event !== null) analysis.record(found.event);
  };

  try {
    const key = await readKey(parts);
    const { checkpoint: signed } = await readCheckpoint(parts, key);
    checkpoint = describeCheckpoint(signed, key, parts.pinnedKey !== null);
    const reading = { source: parts.source, hashing: parts.hashing, checkpoint: signed, findings };
    await readLog(reading, (bytes, position, opening) => {
      record(bytes, position, opening);
      if (position % 1_000 === 0) parts.progress(position, signed.size);
    });
    parts.progress(signed.size, signed.size);
    beyond = await checkLeftovers(reading);
    if (isReadable && !findings.has('tree')) {
      result = await analysis.finish({ lastAt, checkpoint: signed, key });
    }
  } catch (error) {
    if (!(error instanceof AuditStopped)) throw error;
    findings.add(error.kind, null, error.message);
  }
  return {
    command,
    source: parts.source.name,
    verdict: findings.total() === 0 ? 'clean' : 'failed',
    exitCode: findings.exitCode(),
    checkpoint,
    entries,
    lastEntryAt: entries === 0 ? null : new Date(lastAt).toISOString(),
    filesBeyondCheckpoint: beyond,
    result,
    findings: { total: findings.total(), shown: findings.kept() },
  };
};
