/** Why a process may not be sent work; nothing where it may. */
export type Reasons = () => Promise<readonly string[]> | readonly string[];

/** A role at work. */
export interface Running {
  readonly reasons: Reasons;
  /** Called when the process is told to stop: clients should send new work elsewhere. Work under way goes on. */
  leave?(): void;
  /** Finishes the work under way, and stops. */
  close(): Promise<void>;
}
