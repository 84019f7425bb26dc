import type { DeviceEnd, LogPins } from './judge.ts';
import type { DeviceStore } from './ports.ts';
import { type DeviceState, type Evidence, NOTHING_KEPT, type SentPlay } from './state.ts';

/** The state, untouched, with a result. */
export const unchanged = <Result>(kept: DeviceState | null, result: Result) => ({ kept: kept ?? NOTHING_KEPT, result });

/** Ids of plays that weren't accepted which are remembered. */
const MOST_SPENT = 1_024;

/** The state in which no link but the one that went out ever goes out under the play's id. */
export const spending = (state: DeviceState, sent: SentPlay | null): DeviceState =>
  sent === null ? state : { ...state, spent: [...(state.spent ?? []), sent.commandId].slice(-MOST_SPENT) };

/** The states that a device keeps of its players. */
export interface KeptStates extends LogPins {
  readonly store: DeviceStore;
  stateOf(playerId: string): Promise<DeviceState>;
  /** Keeps the evidence: from now on nothing goes out for that player. */
  stop(playerId: string, evidence: Evidence): Promise<DeviceEnd>;
}

export const keptStates = (store: DeviceStore): KeptStates => ({
  store,
  stateOf: (playerId) => store.change(playerId, (kept) => unchanged(kept, kept ?? NOTHING_KEPT)),
  pin: (playerId, logKey) =>
    store.change<void>(playerId, (kept) => ({ kept: { ...(kept ?? NOTHING_KEPT), logKey }, result: undefined })),
  stop: (playerId, evidence) =>
    store.change(playerId, (kept) => ({
      kept: { ...(kept ?? NOTHING_KEPT), evidence },
      result: { kind: 'stopped' as const, evidence },
    })),
});
