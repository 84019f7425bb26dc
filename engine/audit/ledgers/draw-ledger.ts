import { isRound, type RoundEvent } from '../../events.ts';
import type { Hashing } from '../../fairness/hashing.ts';
import { draw, MAX_ROUNDS_PER_PAIR } from '../../fairness/seed-pair.ts';
import { createTicketDraw } from '../../fairness/ticket-draw.ts';
import type { Disproof, SeedDraws } from '../../games/proving.ts';
import type { RecordedEvent } from '../../glasscase-decision.ts';
import { type GameName, ofGames } from '../../kernel/game-name.ts';
import type { PairId, StreamId } from '../../kernel/ids.ts';
import { roomTurn, roundRules } from '../../proving.ts';
import { worldStates } from '../../stream-state.ts';
import type { Findings } from '../finding.ts';
import type { States } from '../replay/states.ts';
import { collectPublications, type PublicationsMemory } from './publications.ts';

export interface GameTotals {
  /** Rounds of players' own pairs; battles and giveaways that were locked. */
  readonly played: number;
  /** Those of which every draw follows from a seed that was committed before and revealed since. */
  readonly proven: number;
  /** Those whose seed isn't revealed yet. */
  readonly awaiting: number;
}

/** A play whose draw can't be checked before its seed is revealed. */
interface PendingPlay {
  readonly position: number;
  readonly game: GameName;
  readonly event: RoundEvent;
}

export interface DrawLedger {
  /** Call in the order of the log: tables, plays, locks. */
  record(recorded: RecordedEvent): void;
  /** The event, which is folded already, revealed that pair; `seed` is null where the reveal is false. */
  revealed(recorded: RecordedEvent, pairId: PairId, seed: Uint8Array | null): void;
  totals(): Readonly<Record<GameName, GameTotals>>;
}

/** Counts one game. */
interface Tally {
  played: number;
  proven: number;
  ended: number;
}

export interface DrawMemory {
  readonly pending: Map<PairId, PendingPlay[]>;
  readonly locked: Set<StreamId>;
  readonly published: PublicationsMemory;
  readonly games: Readonly<Record<GameName, Tally>>;
}

export const newDrawMemory = (): DrawMemory => ({
  pending: new Map(),
  locked: new Set(),
  published: new Map(),
  games: ofGames(() => ({ played: 0, proven: 0, ended: 0 })),
});

/**
 * Proves every draw once its seed is revealed: the draws from the seed must lead to the logged outcome by the published
 * tables. Plays wait for the rotation of their player's pair; battles and giveaways have a pair of their own.
 */
export const createDrawLedger = (
  hashing: Hashing,
  findings: Findings,
  states: States,
  memory: DrawMemory = newDrawMemory(),
): DrawLedger => {
  const { pending, locked, games } = memory;
  const read = worldStates(states.read);
  const { record: publish, published } = collectPublications(memory.published);
  const drawTicket = createTicketDraw(hashing);

  const drawsFrom = (seed: Uint8Array | null): SeedDraws | null =>
    seed === null
      ? null
      : { draw: (request) => draw(hashing, seed, request), ticket: (request) => drawTicket(seed, request) };

  const end = (
    game: GameName,
    position: number,
    draws: SeedDraws | null,
    prove: (draws: SeedDraws) => Disproof,
  ): void => {
    const count = games[game];
    count.ended += 1;
    if (draws === null) return;
    let disproof: Disproof;
    try {
      disproof = prove(draws);
    } catch (error) {
      // The rules of the draw can't use the logged data, such as a table with a gap.
      disproof = `no draw can be made: ${error instanceof Error ? error.message : 'unknown error'}`;
    }
    if (disproof === null) count.proven += 1;
    else findings.add('rules', position, disproof);
  };

  const lock = (game: GameName, stream: StreamId): void => {
    if (locked.has(stream)) return;
    locked.add(stream);
    games[game].played += 1;
  };

  const provePair = (position: number, pairId: PairId, seed: Uint8Array | null): void => {
    const waited = pending.get(pairId) ?? [];
    pending.delete(pairId);
    if (waited.length > MAX_ROUNDS_PER_PAIR) findings.add('seeds', position, `pair ${pairId} was overplayed`);
    const draws = drawsFrom(seed);
    for (const { game, event, position: played } of waited) {
      end(game, played, draws, (from) => roundRules(event).rules.prove(event, published, from));
    }
  };

  return {
    record: ({ position, stream, event }) => {
      if (isRound(event)) {
        const { game } = roundRules(event);
        games[game].played += 1;
        const waited = pending.get(event.data.pairId);
        if (waited === undefined) pending.set(event.data.pairId, [{ position, game, event }]);
        else waited.push({ position, game, event });
        return;
      }
      publish(event);
      const turned = roomTurn(event);
      if (turned?.turn === 'locked') lock(turned.room.game, stream);
    },
    revealed: ({ position, stream, event }, pairId, seed) => {
      const turned = roomTurn(event);
      if (turned === undefined) return provePair(position, pairId, seed);
      // Of a room that was given up nothing was drawn.
      if (turned.turn !== 'drawn') return;
      const { room } = turned;
      if (!locked.delete(stream)) {
        findings.add('rules', position, `${stream} was drawn without a lock, or for a second time`);
        return;
      }
      end(room.game, position, drawsFrom(seed), (draws) => room.prove(event, read, published, draws));
    },
    totals: () =>
      ofGames((game) => {
        const { played, proven, ended } = games[game];
        return { played, proven, awaiting: played - ended };
      }),
  };
};
