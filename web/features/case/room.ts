import type { CasePlayState } from './play/use-play.ts';
import type { StageTurn } from './reel/ReelStage.tsx';
import { timingOf } from './reel/timing.ts';
import { winnerOf } from './winner.ts';

/** The turn on the stage, while it turns and while it stands. */
export interface Shown {
  readonly turn: StageTurn;
  /** Minor units, of the whole play. */
  readonly paid: number;
  readonly free: boolean;
  /** In the log; null for a demo. */
  readonly position: string | null;
}

/**
 * `unanswered`: the page sent the play, and doesn't know yet whether it took place. `interrupted`: the page found the
 * play on the device, too old to send it before the player asks for it.
 */
export type RoomPhase = 'idle' | 'committing' | 'unanswered' | 'interrupted' | 'refused' | 'spinning' | 'revealed';

/** The state of a case's room. */
export interface Room {
  readonly play: CasePlayState;
  readonly shown: Shown | null;
  readonly stands: boolean;
  /** Ids of items that were sold since. */
  readonly sold: ReadonlySet<string>;
  /** The player used a free opening: the page offers to pay only once the player asks for it. */
  readonly freeUsed: boolean;
  /** The round of a free opening, until the next opening turns; whether its item was kept or sold. */
  readonly freeRound: string | null;
  /** A stage was put away a moment ago: the pay button stands where the stage had its own. */
  readonly resting: boolean;
}

export type RoomEvent =
  | { readonly type: 'played'; readonly play: CasePlayState; readonly reducedMotion: boolean }
  | { readonly type: 'opened' }
  | { readonly type: 'demoDrawn'; readonly turn: StageTurn }
  | { readonly type: 'demoStood' }
  | { readonly type: 'sold'; readonly itemIds: readonly string[] }
  | { readonly type: 'putAway'; readonly staged: boolean }
  | { readonly type: 'rested' }
  | { readonly type: 'payingChosen' };

export const EMPTY_ROOM: Room = {
  play: { phase: 'idle' },
  shown: null,
  stands: false,
  sold: new Set(),
  freeUsed: false,
  freeRound: null,
  resting: false,
};

export const phaseOf = ({ play, shown, stands }: Room): RoomPhase => {
  if (shown !== null) return stands ? 'revealed' : 'spinning';
  if (play.phase === 'rejected') return 'refused';
  if (play.phase !== 'sending') return 'idle';
  if (play.parked) return 'interrupted';
  return play.unanswered ? 'unanswered' : 'committing';
};

type Told = Extract<CasePlayState, { readonly phase: 'revealing' | 'revealed' }>;

/** A play that was found after a reload was seen before, if only in part. */
const shownOf = (
  { record, outcome: { commandId, rounds, position }, ...state }: Told,
  reducedMotion: boolean,
): Shown => {
  const winners = rounds.map(winnerOf);
  const free = record.body.free !== null;
  return {
    turn: {
      id: commandId,
      winners,
      resumed: state.phase === 'revealing' && state.resumed,
      startedAt: record.revealStartedAt ?? 0,
      timing: timingOf(winners.length, record.fast, reducedMotion),
      demo: false,
    },
    paid: free ? 0 : rounds.reduce((sum, { price }) => sum + price, 0),
    free,
    position,
  };
};

const played = (room: Room, play: CasePlayState, reducedMotion: boolean): Room => {
  if (play.phase !== 'revealing' && play.phase !== 'revealed') {
    // A demo goes on beside what isn't told yet.
    return room.shown?.turn.demo ? { ...room, play } : { ...room, play, shown: null, stands: false };
  }
  // The same turn is the same object: it goes on turning.
  const same = room.shown?.turn.id === play.outcome.commandId ? room.shown : null;
  const shown = same ?? shownOf(play, reducedMotion);
  const stands = play.phase === 'revealed';
  const freeRound = stands && shown.free ? (shown.turn.winners[0]?.round?.id ?? null) : null;
  return { ...room, play, shown, stands, freeUsed: room.freeUsed || shown.free, freeRound };
};

const isUnderWay = (play: CasePlayState): boolean =>
  play.phase === 'revealing' || (play.phase === 'sending' && !play.parked);

const isDemo = ({ shown }: Room): boolean => shown?.turn.demo === true;

/** The life of the room: of its play, which has a life of its own, and of everything around that. */
export const reduceRoom = (room: Room, event: RoomEvent): Room => {
  switch (event.type) {
    case 'played':
      return played(room, event.play, event.reducedMotion);
    case 'opened':
      return { ...room, shown: null, stands: false, freeUsed: false };
    case 'demoDrawn':
      // A demo takes time to draw: an opening that the player paid for meanwhile goes first.
      if (isUnderWay(room.play)) return room;
      return {
        ...room,
        shown: { turn: event.turn, paid: 0, free: false, position: null },
        stands: false,
        freeRound: null,
      };
    case 'demoStood':
      return isDemo(room) ? { ...room, stands: true } : room;
    case 'sold':
      return { ...room, sold: new Set([...room.sold, ...event.itemIds]) };
    case 'putAway':
      return { ...room, resting: event.staged, ...(isDemo(room) && { shown: null, stands: false }) };
    case 'rested':
      return { ...room, resting: false };
    case 'payingChosen':
      return { ...room, freeUsed: false };
  }
};
