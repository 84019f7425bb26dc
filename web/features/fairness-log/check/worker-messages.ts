import type { LogCheckProgress, LogCheckResult } from './check-result.ts';
import type { SeenLog } from './seen-log.ts';

/**
 * What the page sends to the worker. `start` goes on where an interrupted check was, unless it begins anew; `keep` puts the check aside soon,
 * and `leave` at once, and ends the worker.
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
