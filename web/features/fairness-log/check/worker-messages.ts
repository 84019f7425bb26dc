import type { LogCheckProgress, LogCheckResult } from './log-check.ts';
import type { SeenLog } from './seen-log.ts';

/** What the page sends to the worker. `start` goes on where an interrupted check was. */
export type ToWorker = { readonly type: 'start'; readonly seen: SeenLog | null } | { readonly type: 'stop' };

export type CheckEnd =
  | LogCheckResult
  | { readonly status: 'stopped' }
  | { readonly status: 'unreachable'; readonly file: string; readonly why: string }
  /** This browser has no Ed25519, or not on this origin. */
  | { readonly status: 'unsupported' }
  /** The check itself failed, and says nothing of the log. */
  | { readonly status: 'failed' };

export type FromWorker =
  | { readonly type: 'progress'; readonly state: LogCheckProgress }
  | { readonly type: 'end'; readonly end: CheckEnd };
