/** A process that the cluster keeps running. */
export interface Service {
  readonly name: string;
  readonly program: string;
  readonly words: readonly string[];
  /** Besides the cluster's own environment. */
  readonly environment: Readonly<Record<string, string>>;
  readonly user?: { readonly uid: number; readonly gid: number };
  readonly folder?: string;
  /** The file that its output is appended to. */
  readonly logFile: string;
  /** Asks it to stop in its own time. */
  readonly stopSignal: 'SIGTERM' | 'SIGINT';
  /** Ends it at once, with all processes that it started. */
  readonly endSignal: 'SIGKILL' | 'SIGQUIT';
  /** Whether it does its work; never throws. */
  isReady(): Promise<boolean>;
}
