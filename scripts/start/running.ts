/** Why a process may not be sent work; nothing where it may. */
export type Reasons = () => Promise<readonly string[]> | readonly string[];

/** A role at work. */
export interface Running {
  readonly reasons: Reasons;
  /** The process was told to stop: whoever sends work should look elsewhere. What is on its way goes on. */
  leave?(): void;
  /** Ends what is on its way, and stops. */
  close(): Promise<void>;
}
