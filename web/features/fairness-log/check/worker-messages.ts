import type { LogCheckProgress, LogCheckResult } from './check-result.ts';
import type { SeenLog } from './seen-log.ts';

/**
 * The messages from the page to the worker. `start` resumes an interrupted check, unless `anew` begins at the first
 * entry. `keep` puts the check aside soon. `leave` does so at once and ends the worker.
 */
export type ToWorker =
  | { readonly type: 'start'; readonly seen: SeenLog | null; readonly anew: boolean }
  | { readonly type: 'stop' | 'keep' | 'leave' };

export type CheckEnd =
  | LogCheckResult
  | { readonly status: 'stopped' }
  | { readonly status: 'unreachable'; readonly file: string; readonly why: string }
  /** The check itself failed, and says nothing of the log. */
  | { readonly status: 'failed' };

export interface ShownProgress extends LogCheckProgress {
  /** False where the check can't be put aside: it is too large, or there is no room. */
  readonly keeps: boolean;
}

export type FromWorker =
  | { readonly type: 'progress'; readonly state: ShownProgress }
  | { readonly type: 'end'; readonly end: CheckEnd };
