import type { ReportedFindings } from '../../../../engine/audit/finding.ts';
import type { Given } from '../../../../engine/audit/given.ts';
import type { LogFault } from './log-fault.ts';
import type { SeenLog } from './seen-log.ts';

/** What was decided again, and what came of it. */
export interface PlaysReport {
  /** Plays, battles and giveaways. */
  readonly plays: number;
  /** Those of which every draw follows from a revealed seed. */
  readonly proven: number;
  /** Plays whose seed isn't revealed yet. */
  readonly awaiting: number;
  /** What wasn't examined, because what tells it is sealed. */
  readonly given: Given;
  readonly findings: ReportedFindings;
  /** Roughly what the states of everything took on the heap, bytes. */
  readonly bytes: number;
  readonly elapsedMs: number;
}

export interface CheckedLog {
  /** The files are those of the signed tree; whether the plays in them keep the rules, the report says. */
  readonly status: 'whole';
  readonly log: SeenLog;
  /** The tree of an earlier visit, of which this one is a continuation. */
  readonly before: SeenLog | null;
  /** How much was checked before, and gone on from. */
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
