import type { CaseTable } from '../catalog/case/state.ts';
import type { ConsolationTable } from '../catalog/consolation/events.ts';
import { factsOf, isRound, type RoundEvent } from '../events.ts';
import { draw } from '../fairness/draw.ts';
import type { Hashing } from '../fairness/hashing.ts';
import { MAX_ROUNDS_PER_PAIR } from '../fairness/seed-pair.ts';
import { createTicketDraw } from '../fairness/ticket-draw.ts';
import type { RecordedEvent } from '../glasscase-decision.ts';
import type { GameName } from '../kernel/game-name.ts';
import type { BattleId, GiveawayId, HexHash, PairId } from '../kernel/ids.ts';
import { worldStates } from '../world-states.ts';
import type { Findings } from './finding.ts';
import { type Disproof, proveBattle, proveGiveaway, provePlay, type SeedDraws, type Tables } from './prove.ts';
import type { States } from './states.ts';

export interface GameTotals {
  /** Rounds of players' own pairs; battles and giveaways that were locked. */
  readonly played: number;
  /** Every draw of it follows from a seed that was committed before and revealed since. */
  readonly proven: number;
  /** Its seed isn't revealed yet. */
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
const tally = () => {
  const count = { played: 0, proven: 0, ended: 0 };
  return {
    count,
    totals: (): GameTotals => ({
      played: count.played,
      proven: count.proven,
      awaiting: count.played - count.ended,
    }),
  };
};

type RoomId = BattleId | GiveawayId;

/**
 * Proves every draw once its seed is revealed: the draws from the seed must lead to the logged outcome by the published
 * tables. Plays wait for the rotation of their player's pair; battles and giveaways have a pair of their own.
 */
export const createDrawLedger = (hashing: Hashing, findings: Findings, states: States): DrawLedger => {
  const { battle, giveaway } = worldStates(states.read);
  const pending = new Map<PairId, PendingPlay[]>();
  const locked = new Set<RoomId>();
  const odds = new Map<HexHash, CaseTable>();
  const consolations = new Map<HexHash, ConsolationTable>();
  const tables: Tables = { case: (hash) => odds.get(hash), consolation: (hash) => consolations.get(hash) };
  const drawTicket = createTicketDraw(hashing);
  const games = { case: tally(), upgrade: tally(), dream: tally(), battle: tally(), giveaway: tally() } as const;

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
    const { count } = games[game];
    count.ended += 1;
    if (draws === null) return;
    let disproof: Disproof;
    try {
      disproof = prove(draws);
    } catch (error) {
      // What the log holds makes no sense to the rules of the draw, such as a table with a gap.
      disproof = `no draw can be made: ${error instanceof Error ? error.message : 'unknown error'}`;
    }
    if (disproof === null) count.proven += 1;
    else findings.add('rules', position, disproof);
  };

  const lock = (game: GameName, id: RoomId): void => {
    if (locked.has(id)) return;
    locked.add(id);
    games[game].count.played += 1;
  };

  const endRoom = (
    game: GameName,
    id: RoomId,
    { position }: RecordedEvent,
    seed: Uint8Array | null,
    prove: (draws: SeedDraws) => Disproof,
  ): void => {
    if (locked.delete(id)) end(game, position, drawsFrom(seed), prove);
    else findings.add('rules', position, `${game} ${id} was drawn without a lock, or for a second time`);
  };

  const provePair = (position: number, pairId: PairId, seed: Uint8Array | null): void => {
    const waited = pending.get(pairId) ?? [];
    pending.delete(pairId);
    if (waited.length > MAX_ROUNDS_PER_PAIR) findings.add('seeds', position, `pair ${pairId} was overplayed`);
    const draws = drawsFrom(seed);
    for (const { game, event, position: played } of waited) {
      end(game, played, draws, ({ draw: from, ticket }) => provePlay(event, tables, from, ticket));
    }
  };

  return {
    record: ({ position, event, at }) => {
      const { play } = factsOf(event, at);
      if (play !== null && isRound(event)) {
        const { game } = play;
        games[game].count.played += 1;
        const waited = pending.get(event.data.pairId);
        if (waited === undefined) pending.set(event.data.pairId, [{ position, game, event }]);
        else waited.push({ position, game, event });
        return;
      }
      if (event.type === 'CasePublished') odds.set(event.data.oddsHash, event.data.table);
      if (event.type === 'ConsolationPublished') consolations.set(event.data.tableHash, event.data.table);
      if (event.type === 'BattleLocked') lock('battle', event.data.battleId);
      if (event.type === 'GiveawayLocked') lock('giveaway', event.data.giveawayId);
    },
    revealed: (recorded, pairId, seed) => {
      const { position, event } = recorded;
      switch (event.type) {
        case 'SeedRotated':
        case 'PlayerErased':
          return provePair(position, pairId, seed);
        case 'BattleSettled': {
          const { battleId } = event.data;
          return endRoom('battle', battleId, recorded, seed, ({ draw: from }) =>
            proveBattle(battle(battleId), tables, from),
          );
        }
        case 'GiveawayDrawn': {
          const { giveawayId } = event.data;
          return endRoom('giveaway', giveawayId, recorded, seed, ({ draw: from }) =>
            proveGiveaway(giveaway(giveawayId), from),
          );
        }
        default:
          // A room that was given up: nothing was drawn from its seed.
          return;
      }
    },
    totals: () => ({
      case: games.case.totals(),
      upgrade: games.upgrade.totals(),
      dream: games.dream.totals(),
      battle: games.battle.totals(),
      giveaway: games.giveaway.totals(),
    }),
  };
};
