import type { Bus } from '../bus/bus.ts';
import type { SqlClient } from '../database/sql.ts';
import { createPace } from '../kernel/pace.ts';
import { decodeBattleWakeUp } from './battle-message.ts';
import type { BattleRow } from './battles.ts';
import { type Broadcast, createBroadcast, TooManyListeners } from './broadcast.ts';
import { battlesById, battleVersions, MAX_BATTLES_BY_ID } from './queries/battles.ts';

export interface BattleHub<Shown> {
  /**
   * The battle as it is now, or as soon as there is one, and again whenever it changes; ends after the state that nothing
   * follows. A listener that takes its time gets the newest state alone. Leave by `return()`, as `for await` does.
   * @throws TooManyListeners
   */
  readonly listen: (battleId: string) => AsyncIterableIterator<Shown>;
  readonly status: () => { readonly battles: number; readonly listeners: number };
  readonly stop: () => Promise<void>;
}

export interface BattleHubParts<Shown> {
  readonly bus: Bus;
  readonly sql: SqlClient;
  /** Makes what listeners get, once for all listeners of a battle: one result per row, in order. */
  readonly show: (rows: readonly BattleRow[]) => Promise<readonly Shown[]>;
  readonly onError?: (error: unknown) => void;
  readonly maxListeners?: number;
  /** Milliseconds between looks at the table, for messages that the bus lost. */
  readonly healEveryMs?: number;
}

interface Room<Shown> {
  readonly broadcast: Broadcast<Shown>;
  /** Of the newest state that was said; 0 before any was. */
  version: number;
  over: boolean;
}

const MAX_LISTENERS = 10_000;
const HEAL_EVERY_MS = 2_000;
const AFTER_ERROR_MS = 500;

/**
 * A gateway's end of all battles: one subscription to the bus, any number of listeners in this process. The hub reads a
 * changed battle once for all of its listeners, and battles that changed at the same time together.
 */
export const startBattleHub = <Shown>(parts: BattleHubParts<Shown>): BattleHub<Shown> => {
  const { bus, sql, show, onError, maxListeners = MAX_LISTENERS, healEveryMs = HEAL_EVERY_MS } = parts;
  const rooms = new Map<string, Room<Shown>>();
  /** Battles with listeners of which a newer state is said to be in the table. */
  const due = new Set<string>();
  let listeners = 0;
  const stopping = new AbortController();
  const { sleep, sleepUntilWoken, wake } = createPace(stopping.signal);

  const ask = (battleId: string): void => {
    due.add(battleId);
    wake();
  };

  const unsubscribe = bus.subscribe('battle', (bytes) => {
    const change = decodeBattleWakeUp(bytes);
    const room = change === null ? undefined : rooms.get(change.battleId);
    if (change !== null && room !== undefined && change.version > room.version) ask(change.battleId);
  });

  const deliver = ({ battle, version }: BattleRow, shown: Shown | undefined): void => {
    const room = rooms.get(battle.battleId);
    if (room === undefined || shown === undefined || version <= room.version) return;
    room.version = version;
    room.over = battle.endedAt !== null;
    room.broadcast.publish([{ seq: version, shown }]);
    if (room.over) room.broadcast.finish();
  };

  const readDue = async (): Promise<void> => {
    const ids = [...due].slice(0, MAX_BATTLES_BY_ID);
    for (const id of ids) due.delete(id);
    try {
      const rows = await battlesById(sql, ids);
      const shown = await show(rows);
      for (const [index, row] of rows.entries()) deliver(row, shown[index]);
    } catch (error) {
      for (const id of ids) if (rooms.has(id)) due.add(id);
      throw error;
    }
  };

  const heal = async (): Promise<void> => {
    const open = [...rooms].flatMap(([id, { over }]) => (over ? [] : [id]));
    for (const { battleId, version } of await battleVersions(sql, open)) {
      if (version > (rooms.get(battleId)?.version ?? 0)) due.add(battleId);
    }
  };

  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        while (!stopping.signal.aborted && due.size > 0) await readDue();
        const how = await sleepUntilWoken(healEveryMs);
        if (how === 'time' && !stopping.signal.aborted && rooms.size > 0) await heal();
      } catch (error) {
        onError?.(error);
        // Not ended by a message: a database that is away must not be asked all the time.
        await sleep(AFTER_ERROR_MS);
      }
    }
  };
  const running = run();

  /**
   * The broadcast keeps the newest state alone: a new listener gets it at once, and a slow listener misses the states
   * that it replaced.
   */
  const openRoom = (battleId: string): Room<Shown> => {
    const broadcast = createBroadcast<Shown>({
      what: 'a battle',
      kept: 1,
      limit: 1,
      beyond: 'oldest gives way',
      maxListeners,
      onLeave: () => {
        listeners -= 1;
        if (broadcast.status().listeners === 0) rooms.delete(battleId);
      },
    });
    const room = { broadcast, version: 0, over: false };
    rooms.set(battleId, room);
    return room;
  };

  return {
    listen: (battleId) => {
      if (stopping.signal.aborted || listeners >= maxListeners)
        throw new TooManyListeners('no more listeners of battles are taken');
      listeners += 1;
      const { broadcast, version } = rooms.get(battleId) ?? openRoom(battleId);
      if (version === 0) ask(battleId);
      return broadcast.listen(0);
    },
    status: () => ({ battles: rooms.size, listeners }),
    stop: async () => {
      stopping.abort();
      unsubscribe();
      for (const { broadcast } of [...rooms.values()]) broadcast.close();
      await running;
    },
  };
};
