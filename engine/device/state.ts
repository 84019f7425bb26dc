import type { Command } from '../commands.ts';
import type { LaneOpening } from '../fairness/device-keys.ts';
import type { ChainPlace } from '../fairness/lane-chain.ts';
import type { Instant } from '../kernel/decision.ts';
import type { HexHash } from '../kernel/ids.ts';
import type { Unplayed } from '../player/lanes/events.ts';
import type { ShownRound } from '../player/play-round.ts';
import type { PromisedNote } from './notes.ts';

/** The part of a play that comes from its lane. */
export interface Turn {
  readonly round: ShownRound & { readonly roundNo: number; readonly step: number };
  readonly link: string;
  /** Of an upgrade or a dream: the table that it stands for, where the device knows it. */
  readonly tableHash?: HexHash;
}

/** The secret that opens a room: it goes to the site with the command, and the log doesn't hold it. */
export interface Besides {
  /** Of a private battle. */
  readonly key?: string;
  /** Of a giveaway. */
  readonly password?: string;
}

/** A play that went out, or is about to. The log has to hold it if it is accepted. */
export interface SentPlay extends ChainPlace {
  readonly commandId: string;
  /** With round, step and link. */
  readonly command: Command;
  /** The draw in the lane's statement if the play isn't played; null where the device doesn't know it. */
  readonly draw: Unplayed['draw'] | null;
  /** When it first went out, by the device's clock; plays of before this was kept have none. */
  readonly at?: Instant;
  /** A signed refusal came: the same content may go out again with this link, and nothing else may. */
  readonly refused: boolean;
  /** The room's secret, which goes with it and which no entry holds; left out where there is none. */
  readonly besides?: Besides;
}

/**
 * Milliseconds after which the device doesn't resend an unanswered play by itself any more: the play may never have
 * arrived, and no player expects a page to spend their balance on a decision of last week.
 */
export const LATE_MS = 10 * 60 * 1_000;

/** An open lane of this device. */
export interface KeptLane extends ChainPlace {
  /** The text that the device signed. With the signature it proves the owner of the lane. */
  readonly opening: LaneOpening;
  readonly signature: string;
  /** Steps that the chain has. */
  readonly length: number;
  /** Link of the last step, 64 hex digits: all others follow from it. */
  readonly last: string;
  /** Rounds that were played. */
  readonly rounds: number;
  /** Of the next step; null where nothing went out for it. */
  readonly sent: SentPlay | null;
}

/** A command about lanes that went out, and is sent unchanged until it is answered. */
export interface SentCommand {
  readonly commandId: string;
  readonly command: Command;
}

/** The proof of an act that no honest house does, whole enough for strangers to check. */
export interface Evidence {
  readonly kind: 'another-play' | 'another-lane' | 'another-key';
  /** RFC 3339. */
  readonly at: string;
  /** The lane's signed opening; null where it never came to one. */
  readonly lane: { readonly opening: LaneOpening; readonly signature: string } | null;
  readonly sent: SentCommand;
  /** The entries that came, with the note that promises them and the certificates of its key. */
  readonly entries: PromisedNote['entries'];
  readonly note: string;
  readonly certificates: string;
  /** Of `another-key`: the log's key that the device knew, the one that is shown, and the text of `/log/keys`, which doesn't lead there. */
  readonly logKey?: { readonly pinned: string; readonly shown: string; readonly changes: string };
}

/** All that a device keeps of one player. Plain JSON. */
export interface DeviceState {
  readonly lane: KeptLane | null;
  /** Of a lane that isn't in the log yet. */
  readonly opening: { readonly sent: SentCommand; readonly lane: KeptLane } | null;
  /** Nothing else goes out before it is answered. */
  readonly closing: SentCommand | null;
  /** Ends of other devices' lanes that this one signed and that weren't answered; states of before this was kept have none. */
  readonly others?: readonly SentCommand[];
  /**
   * The turns of the lane's accepted plays and of the newest before it, the oldest first: the device sends a repeated
   * play unchanged.
   */
  readonly played: readonly { readonly commandId: string; readonly turn: Turn }[];
  /** Ids of plays whose link went out and that weren't accepted, the oldest first: none goes out with another link. States of before have none. */
  readonly spent?: readonly string[];
  /** The log's key when an answer was last judged; it counts from the first. States of before have none. */
  readonly logKey?: string;
  /** Null while all is well; with it the device plays no more here. */
  readonly evidence: Evidence | null;
}

export const NOTHING_KEPT: DeviceState = { lane: null, opening: null, closing: null, played: [], evidence: null };
