import { GatewayError } from './errors.ts';

/** How far read models are that began behind the log. */
export interface CatchingUp {
  /** Whole per cent of what they have to fold, 0 to 99. */
  readonly percent: number;
  /** Where they are going: the position behind the last event that they have to fold. */
  readonly target: number;
}

/** Where read models stand, and how one waits for them. */
export interface ReadModelPorts {
  /** Resolves true once the projection has folded the event at the position; false when that takes too long. */
  readonly catchUp: (projection: string, position: number, timeoutMs?: number) => Promise<boolean>;
  /** How far read models are that began behind the log; null once they have caught up with it. */
  readonly catchingUp: () => CatchingUp | null;
}

/** So long a request waits for what it must show. */
export const SHOWN_WITHIN_MS = 2_000;

/**
 * Waits until these read models have caught up with the log as the process found it; null where nothing is to be waited for. What
 * players did before isn't remembered by anything else, so that an answer from less of the log may be wrong for anybody.
 * @throws GatewayError BUSY where that takes too long
 */
export const caughtUpWith = (
  { catchingUp, catchUp }: ReadModelPorts,
  models: readonly string[],
  withinMs = SHOWN_WITHIN_MS,
): Promise<void> | null => {
  const state = catchingUp();
  if (state === null) return null;
  return Promise.all(models.map((model) => catchUp(model, state.target - 1, withinMs))).then((folded) => {
    if (!folded.every(Boolean)) throw new GatewayError('BUSY');
  });
};
