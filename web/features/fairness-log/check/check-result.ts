import type { ReportedFindings } from '../../../../engine/audit/finding.ts';
import type { Given } from '../../../../engine/audit/ledgers/given.ts';
import type { LogFault } from './log-fault.ts';
import type { SeenLog } from './seen-log.ts';

/** The count of plays that the check decided again, and the result. */
export interface PlaysReport {
  /** Plays, battles and giveaways. */
  readonly plays: number;
  /** Those of which every draw follows from a revealed seed. */
  readonly proven: number;
  /** Plays whose seed isn't revealed yet. */
  readonly awaiting: number;
  /** The facts that the check took as given, because the entries that tell them are sealed. */
  readonly given: Given;
  readonly findings: ReportedFindings;
  /** Roughly what the states of everything took on the heap, bytes. */
  readonly bytes: number;
  readonly elapsedMs: number;
}

export interface CheckedLog {
  /** The files are those of the signed tree. The report tells whether the plays in them keep the rules. */
  readonly status: 'whole';
  readonly log: SeenLog;
  /** The tree of an earlier visit, of which this one is a continuation. */
  readonly before: SeenLog | null;
  /** The entries that an earlier check covered, from which this one went on. */
  readonly since: number;
  readonly report: PlaysReport;
}

export type LogCheckResult =
  | CheckedLog
  | { readonly status: 'false'; readonly fault: LogFault }
  | { readonly status: 'never-sealed' }
  /** Something in the log is of a form that only a newer page knows. */
  | { readonly status: 'older-page'; readonly position: number }
  /** The states of everything would take more than a page may. */
  | { readonly status: 'too-large'; readonly position: number };

export interface LogCheckProgress {
  readonly done: number;
  readonly total: number;
  /** Decided again until now. */
  readonly plays: number;
  readonly findings: number;
  /** Roughly what the states of everything take on the heap, bytes. */
  readonly bytes: number;
}
