import type { Database } from '../../engine/database/open-database.ts';
import type { OpenedBattle } from '../../engine/games/battle/state.ts';
import type { OpenedGiveaway } from '../../engine/games/giveaway/state.ts';
import type { RecordedEvent } from '../../engine/glasscase-decision.ts';
import { type PlayerId, playerStream, type StreamId } from '../../engine/kernel/ids.ts';
import { decodeEntry } from '../../engine/log/entry.ts';
import { createLogStore } from '../../engine/log/store.ts';
import type { RegisteredPlayer } from '../../engine/player/state.ts';
import {
  evolveStream,
  initialState,
  type StreamState,
  type WorldStates,
  worldStates,
} from '../../engine/stream-state.ts';

/** The knowledge of a reader of the log: the states of all streams, and the players and open rooms. */
export interface View {
  readonly states: WorldStates;
  /** All of it, or its newest events. */
  readonly log: readonly RecordedEvent[];
  /** Players in the log, in the order they came. */
  players(): readonly RegisteredPlayer[];
  openBattles(): readonly OpenedBattle[];
  openGiveaways(): readonly OpenedGiveaway[];
  /** Rooms that are over, newest last: for those who try them all the same. */
  overBattles(): readonly OpenedBattle[];
  /** Reads what was appended since. */
  catchUp(): Promise<void>;
  /** Forgets a player who has left: the view ignores their later events. */
  forget(playerId: PlayerId): void;
}

const CHUNK = 1_000;
const REMEMBERED = 50;

/** @param kept so many of the newest events at least stay in the log that people see, and rooms that ended long before are forgotten. */
export const viewOf = (database: Database, kept = Number.POSITIVE_INFINITY): View => {
  const store = createLogStore(database);
  const streams = new Map<StreamId, StreamState>();
  const log: RecordedEvent[] = [];
  const players: StreamId[] = [];
  const battles = new Set<StreamId>();
  const giveaways = new Set<StreamId>();
  const over: StreamId[] = [];
  /** Rooms, newest last. */
  const ended: StreamId[] = [];
  let size = 0;
  const read = (stream: StreamId): StreamState => streams.get(stream) ?? initialState(stream);

  const end = (stream: StreamId): void => {
    ended.push(stream);
    const [oldest] = ended;
    if (oldest === undefined || ended.length <= kept) return;
    ended.shift();
    streams.delete(oldest);
  };

  const take = (recorded: RecordedEvent): void => {
    const { stream, version, event, at } = recorded;
    log.push(recorded);
    if (log.length > 2 * kept) log.splice(0, log.length - kept);
    size += 1;
    // The stream was forgotten.
    if (version > 1 && !streams.has(stream)) return;
    streams.set(stream, evolveStream(read(stream), event, at));
    switch (event.type) {
      case 'PlayerRegistered':
        players.push(stream);
        break;
      case 'BattleCreated':
        battles.add(stream);
        break;
      case 'BattleSettled':
      case 'BattleDissolved':
        battles.delete(stream);
        over.push(stream);
        if (over.length > REMEMBERED) over.shift();
        end(stream);
        break;
      case 'GiveawayCreated':
        giveaways.add(stream);
        break;
      case 'GiveawayDrawn':
      case 'GiveawayCancelled':
        giveaways.delete(stream);
        end(stream);
        break;
      default:
    }
  };

  const battlesIn = (ids: Iterable<StreamId>): OpenedBattle[] =>
    [...ids].flatMap((id) => {
      const found = read(id);
      return found.category === 'battle' && found.state.status !== 'absent' ? [found.state] : [];
    });

  return {
    states: worldStates(read),
    log,
    players: () =>
      players.flatMap((id) => {
        const found = read(id);
        return found.category === 'player' && found.state.status === 'registered' ? [found.state] : [];
      }),
    openBattles: () => battlesIn(battles),
    overBattles: () => battlesIn(over),
    openGiveaways: () =>
      [...giveaways].flatMap((id) => {
        const found = read(id);
        return found.category === 'giveaway' && found.state.status !== 'absent' ? [found.state] : [];
      }),
    forget: (playerId) => {
      streams.delete(playerStream(playerId));
    },
    catchUp: async () => {
      for (;;) {
        const chunk = await store.readEntries(size, CHUNK);
        for (const { entry } of chunk) take({ ...decodeEntry(entry), position: size });
        if (chunk.length < CHUNK) return;
      }
    },
  };
};
