import { LRUCache } from 'lru-cache';
import { type Bus, wroteHint } from '../../engine/bus/bus.ts';
import type { Instant } from '../../engine/kernel/decision.ts';
import { GatewayError } from '../errors.ts';

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
 * Waits until these read models have caught up with the log's size at the start of the process; null where there is
 * nothing to wait for. The new process remembers no player's earlier commands, so an answer from less of the log may
 * be wrong for any player.
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

/** How far players' own commands reach in the log, for as long as read models may be behind them. */
export interface OwnWrites {
  /** A command of the player's was accepted; its last event is at the position. */
  note(playerId: string, position: number): void;
  /** The position that the player's reads must have reached; null where the player has no recent command. */
  of(playerId: string): number | null;
  /** False while no player has a recent command: then the caller needn't be looked up. */
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
 * Every gateway keeps these in memory and tells the others over the bus, so that a player whose next request reaches
 * another gateway finds their own writes. After a lost or late message that read may miss them.
 */
export const startOwnWrites = (bus: Pick<Bus, 'publish' | 'subscribe'>, now: () => Instant): OwnWrites => {
  const recent = new LRUCache<string, Written>({ max: REMEMBERED });
  let last: Instant = 0;

  const keep = (playerId: string, position: number): void => {
    last = now() + RECENT_MS;
    const known = recent.get(playerId);
    recent.set(playerId, { position: Math.max(position, known?.position ?? 0), until: last });
  };

  bus.subscribe('wrote', (message) => {
    const wrote = wroteHint.decode(message);
    if (wrote !== null) keep(wrote.playerId, wrote.position);
  });

  return {
    note: (playerId, position) => {
      keep(playerId, position);
      bus.publish('wrote', wroteHint.encode({ playerId, position }));
    },
    of: (playerId) => {
      const written = recent.get(playerId);
      return written !== undefined && now() < written.until ? written.position : null;
    },
    any: () => now() < last,
  };
};
