import { createContext, type ReactNode, useContext } from 'react';
import type { PromisedNote } from '../../engine/device/answer.ts';
import type { LanePlace } from '../../engine/device/lane-commands.ts';
import type { AskedCommand } from '../../engine/device/play-command.ts';
import type { Besides, DeviceState, Turn } from '../../engine/device/state.ts';

/** A play that a page asks for, without the turn that it takes. */
export interface PlayRequest {
  readonly commandId: string;
  readonly playerId: string;
  readonly asked: AskedCommand;
  /** RFC 8785 JSON of the table that is drawn from, where no entry publishes it; null where the page doesn't know it. */
  readonly table: string | null;
  /** Data that goes with the play and that no entry holds; left out where there is none. */
  readonly besides?: Besides;
}

/** An answer that can count: with the house's promise and all entries that it covers. */
export interface PromisedOutcome {
  readonly promise: PromisedNote | null;
}

/** The keeper of this browser's lanes, as pages talk to it. Nothing that a player sees names lanes. */
export interface LaneDevice {
  /**
   * Plays on the browser's lane, which is opened where there is none. `send` sends the play with its turn, perhaps more than once.
   * Resolves to an answer that counts, and rejects with what `send` rejected with, or a PageError: OUTCOME_UNKNOWN where nothing came
   * that counts, LOG_DIFFERS where the log holds something else than was sent, NOT_KEPT where the browser
   * kept nothing, and TABLE_UNKNOWN where what the play is drawn from isn't known: nothing was sent then.
   */
  play<Outcome extends PromisedOutcome>(request: PlayRequest, send: (turn: Turn) => Promise<Outcome>): Promise<Outcome>;
  /** Has at hand what a first play needs and no log holds. */
  warm(playerId: string): Promise<void>;
  /** Opens a lane for a play that is about to come. It reports no error: the play does. */
  ready(playerId: string): void;
  /**
   * Ends the browser's lane, and states what went out on it and wasn't played. Rejects as `play` does.
   * @param userSeed of the next lane; null for a random one, and what the player chose before where it is left out
   */
  close(playerId: string, userSeed?: string | null): Promise<void>;
  /** Ends the lane of another device of the player's, at the step that the site shows. Rejects as `play` does, too. */
  closeOther(playerId: string, lane: LanePlace): Promise<void>;
  state(playerId: string): Promise<DeviceState>;
  /** The browser's public key for that player. */
  key(playerId: string): Promise<string>;
  /** Whether this browser forgets everything with the tab, which is to be said now: true once. */
  saysItForgets(): boolean;
  /** Calls back whenever something may have changed. Returns the way to stop that. */
  subscribe(onChange: () => void): () => void;
}

/** Loads the keeper of the lanes, once. */
export type LoadLaneDevice = () => Promise<LaneDevice>;

/** After a failure, the next call loads again. */
export const loadedOnce = (load: LoadLaneDevice): LoadLaneDevice => {
  let loading: Promise<LaneDevice> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
};

/** `window` is told when the log holds something else than this browser sent. */
export const LOG_DIFFERS = 'glasscase:log-differs';

/** The file that shows to others what the log holds instead of what was sent. */
export const evidenceFile = (evidence: unknown): string => `${JSON.stringify(evidence, null, 2)}\n`;

const LaneDeviceContext = createContext<LoadLaneDevice>(() => Promise.reject(new Error('no lanes are kept here')));

export const LaneDeviceProvider = ({
  load,
  children,
}: {
  readonly load: LoadLaneDevice;
  readonly children: ReactNode;
}) => <LaneDeviceContext value={load}>{children}</LaneDeviceContext>;

export const useLaneDevice = (): LoadLaneDevice => useContext(LaneDeviceContext);
