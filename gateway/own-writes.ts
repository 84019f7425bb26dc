import { type Bus, decodeWrote, encodeWrote } from '../engine/bus/bus.ts';
import type { Instant } from '../engine/kernel/decision.ts';
import { lruOf } from './lru.ts';

/** How far players' own commands reach in the log, for as long as read models may be behind them. */
export interface OwnWrites {
  /** A command of the player's was accepted; its last event is at the position. */
  note(playerId: string, position: number): void;
  /** Where what the player read must have come to; null where nothing of theirs is recent. */
  of(playerId: string): number | null;
  /** False while nobody's commands are recent: then it needn't be known who asks. */
  any(): boolean;
}

/** A read model that is further behind than this is out of order, and reads are answered from what it has. */
const RECENT_MS = 10_000;
/** Players remembered; the least active are forgotten first. */
const REMEMBERED = 50_000;

interface Written {
  readonly position: number;
  readonly until: Instant;
}

/**
 * Kept in memory by every gateway and told to the others over the bus, so that a player whose next request comes in
 * elsewhere finds what they did. A message that is lost costs that read its freshness, as does one that comes too late.
 */
export const startOwnWrites = (bus: Pick<Bus, 'publish' | 'subscribe'>, now: () => Instant): OwnWrites => {
  const recent = lruOf<string, Written>(REMEMBERED);
  let last: Instant = 0;

  const keep = (playerId: string, position: number): void => {
    last = now() + RECENT_MS;
    const known = recent.get(playerId);
    recent.set(playerId, { position: Math.max(position, known?.position ?? 0), until: last });
  };

  bus.subscribe('wrote', (message) => {
    const wrote = decodeWrote(message);
    if (wrote !== null) keep(wrote.playerId, wrote.position);
  });

  return {
    note: (playerId, position) => {
      keep(playerId, position);
      bus.publish('wrote', encodeWrote({ playerId, position }));
    },
    of: (playerId) => {
      const written = recent.get(playerId);
      return written !== undefined && now() < written.until ? written.position : null;
    },
    any: () => now() < last,
  };
};
