import { List, Map as PersistentMap } from 'immutable';
import { giveawayEvents } from '../games/giveaway/events.ts';
import { evolveGiveaway, NO_GIVEAWAY } from '../games/giveaway/state.ts';
import type { Instant } from '../kernel/decision.ts';
import type { GiveawayRoom } from './giveaway-codec.ts';
import type { Recorded } from './projection.ts';

/** A giveaway without its entries, with its place in the log. */
export interface GiveawayRow {
  readonly room: GiveawayRoom;
  readonly entrants: number;
  /** Of its creation. */
  readonly position: number;
  /** Of its stream: grows by one with every event. */
  readonly version: number;
  /** Of its newest event. */
  readonly lastPosition: number;
  /** Of its draw or cancellation; null before. */
  readonly endedPosition: number | null;
}

export interface GiveawayEntryRow {
  readonly giveawayId: string;
  /** From 1 in each room. */
  readonly code: number;
  readonly playerId: string;
  readonly entropy: string;
  readonly at: Instant;
  readonly position: number;
}

export interface GiveawayWinnerRow {
  readonly giveawayId: string;
  /** Index of the prize in the order of the draw. */
  readonly prize: number;
  readonly ticket: number;
  readonly code: number;
  readonly playerId: string;
}

export const GIVEAWAY_TYPES = giveawayEvents.map(({ type }) => type);
export type GiveawayRecorded = Recorded<(typeof GIVEAWAY_TYPES)[number]>;

export interface GiveawayChanges {
  readonly rows: readonly GiveawayRow[];
  readonly entries: readonly GiveawayEntryRow[];
  readonly winners: readonly GiveawayWinnerRow[];
}

const NO_CODES = PersistentMap<never, never>();

/** The room after one more event, by the engine's own fold; of the entries it only keeps the hash. */
const afterEvent = (before: GiveawayRoom | undefined, { event, at, position }: GiveawayRecorded): GiveawayRoom => {
  const state = before === undefined ? NO_GIVEAWAY : { ...before, entries: List<never>(), codeOf: NO_CODES };
  const after = evolveGiveaway(state, event, at);
  if (after.status === 'absent') throw new Error(`no giveaway after position ${position}`);
  const { entries: _entries, codeOf: _codes, ...room } = after;
  return room;
};

export const foldGiveaways = (
  before: ReadonlyMap<string, GiveawayRow>,
  events: readonly GiveawayRecorded[],
): GiveawayChanges => {
  const changed = new Map<string, GiveawayRow>();
  const entries: GiveawayEntryRow[] = [];
  const winners: GiveawayWinnerRow[] = [];
  for (const recorded of events) {
    const { event, position, version, at } = recorded;
    const { giveawayId } = event.data;
    const row = changed.get(giveawayId) ?? before.get(giveawayId);
    const room = afterEvent(row?.room, recorded);
    if (event.type === 'GiveawayEntered') {
      const { code, playerId, entropy } = event.data;
      entries.push({ giveawayId, code, playerId, entropy, at, position });
    }
    if (event.type === 'GiveawayDrawn') {
      winners.push(...event.data.winners.map((winner) => ({ giveawayId, ...winner })));
    }
    changed.set(giveawayId, {
      room,
      entrants: (row?.entrants ?? 0) + (event.type === 'GiveawayEntered' ? 1 : 0),
      position: row?.position ?? position,
      version,
      lastPosition: position,
      endedPosition: row?.endedPosition ?? (room.endedAt === null ? null : position),
    });
  }
  return { rows: [...changed.values()], entries, winners };
};
