import type { HeadFault } from '../published/head-fault.ts';

export type LogFaultReason =
  | HeadFault['reason']
  | 'missing'
  | 'another number of entries'
  | 'not the tree of the entries'
  | 'not the signed root'
  | 'shorter than before'
  | 'not what was signed before'
  | 'not the key of before';

/** A fault of a published log, and the file that shows it. */
export interface LogFault {
  /** Below `/log/`. */
  readonly file: string;
  readonly reason: LogFaultReason;
  /** The first entry that shows it, where there is one. */
  readonly position?: number;
}

/** Ends a check: the log is false. */
export class LogFalse extends Error {
  override readonly name = 'LogFalse';
  readonly fault: LogFault;
  constructor(fault: LogFault) {
    super(`${fault.file}: ${fault.reason}`);
    this.fault = fault;
  }
}
