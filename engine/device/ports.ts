import type { Command } from '../commands.ts';
import type { PromisedNote, SignedNote } from './notes.ts';
import type { Besides, DeviceState } from './state.ts';

/** The store of the states that a device must not lose. */
export interface DeviceStore {
  /**
   * Reads a player's state and writes the one that follows. No other tab or worker of this device reads or writes it in
   * between.
   * @throws Error where the change can't be kept: then nothing goes out
   */
  change<Result>(
    playerId: string,
    by: (kept: DeviceState | null) => { readonly kept: DeviceState; readonly result: Result },
  ): Promise<Result>;
}

/** The device's key for a player, whose private half never leaves it. */
export interface DeviceSigner {
  /** Ed25519 public key, 64 hex digits. */
  readonly key: string;
  /** Signs UTF-8 text; 128 hex digits. */
  sign(text: string): Promise<string>;
}

/** The site's view of a player's lanes: `lanes` in GraphQL. */
export interface ShownLanes {
  readonly playerId: string;
  readonly nextPairId: string;
  readonly nextPublicHash: string;
  readonly keyChanges: number;
  readonly keys: readonly { readonly key: string }[];
  readonly open: readonly { readonly pair: { readonly id: string }; readonly step: number }[];
}

/** The answer to a command; the device decides whether it counts. */
export type SiteAnswer =
  | { readonly kind: 'accepted'; readonly promise: PromisedNote | null }
  | { readonly kind: 'refused'; readonly code: string; readonly note: SignedNote | null }
  /** No connection, no answer in time, or a code that leaves the outcome open. */
  | { readonly kind: 'silent' };

/** The site as a device talks to it about lanes. */
export interface LaneSite {
  lanes(): Promise<ShownLanes>;
  /** The secrets of a player's pair that is over, as the site reveals them; null where it reveals nothing. */
  revealed(pairId: string): Promise<{ readonly serverSeed: string; readonly salt: string } | null>;
  /** Sends a command about lanes, or a play that went out before and wasn't answered. */
  send(commandId: string, command: Command, besides?: Besides): Promise<SiteAnswer>;
  /** A file of the published log, by its path below `/log/`; null where there is none. */
  read(path: string): Promise<Uint8Array | null>;
}
