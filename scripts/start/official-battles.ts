import { setTimeout as sleep } from 'node:timers/promises';
import seedrandom from 'seedrandom';
import type { Engine } from '../../engine/engine.ts';
import type { BattleMode, BattlePace } from '../../engine/fairness/battle-lock.ts';
import { type CaseSlug, isCommandId, mustBe } from '../../engine/kernel/ids.ts';
import type { Logger } from '../../engine/logger.ts';
import { OFFICIAL_COMMAND } from '../../engine/projections/acts.ts';
import { foldedTo } from '../../engine/projections/queries/log.ts';
import { logSize } from '../../engine/projections/read-log.ts';
import { casesInForce, officialBattle, type RoomParts } from '../../gateway/operator/campaigns/rooms.ts';

/** The time between two sets of rooms; an unfilled room is gone after 30 minutes. */
const SLOT_MS = 15 * 60_000;
/** How often the catalog is looked at until it is whole. */
const LOOK_MS = 500;

/** The rooms of the house, from a quick cheap duel to a long battle of four. */
const OFFERS = [
  { mode: 'classic', sides: 2, size: 1, boxes: 3, from: 0, to: 0.35 },
  { mode: 'underdog', sides: 3, size: 1, boxes: 5, from: 0.1, to: 0.6 },
  { mode: 'classic', sides: 2, size: 2, boxes: 6, from: 0.3, to: 0.9 },
] as const;

export interface OfficialRoom {
  readonly mode: BattleMode;
  readonly pace: BattlePace;
  readonly sides: number;
  readonly size: number;
  readonly cases: readonly CaseSlug[];
}

/** The rooms of a slot, picked from the open cases in the order of their prices: the same for the same slot and catalog. */
export const officialRooms = (byPrice: readonly CaseSlug[], slot: number): readonly OfficialRoom[] => {
  const random = seedrandom(`official battles ${slot}`);
  return OFFERS.map(({ mode, sides, size, boxes, from, to }) => {
    const range = byPrice.slice(Math.floor(from * byPrice.length), Math.max(1, Math.ceil(to * byPrice.length)));
    const cases = Array.from({ length: boxes }, () => range[Math.floor(random() * range.length)]);
    return { mode, pace: 'normal', sides, size, cases: cases.flatMap((slug) => (slug === undefined ? [] : [slug])) };
  });
};

export interface OfficialBattles {
  stop(): Promise<void>;
}

/**
 * Opens the house's rooms, one set a slot. Command ids follow from the slot, so that any number of processes, and a
 * restart, open each room once.
 */
export const startOfficialBattles = (
  parts: RoomParts & { readonly engine: Engine; readonly logger: Logger },
): OfficialBattles => {
  const { sql, engine, logger, now } = parts;
  const stopping = new AbortController();

  const open = async (slot: number): Promise<void> => {
    const cases = await casesInForce(sql, { at: now() });
    if (cases.length === 0) return;
    const rooms = officialRooms(
      cases.map(({ slug }) => slug),
      slot,
    );
    for (const [index, room] of rooms.entries()) {
      const command = await officialBattle(parts, { ...room, cases: [...room.cases] });
      if ('notOpen' in command) continue;
      const commandId = mustBe(isCommandId, `${OFFICIAL_COMMAND}${slot}-${index}`);
      await engine.submit({ actor: 'operator', commandId, command });
    }
  };

  const sleepFor = (milliseconds: number): Promise<void> =>
    sleep(milliseconds, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);

  /** Rooms are picked from the whole catalog as the log has it: from a part of it they would be others. */
  const catalogIsFolded = async (): Promise<void> => {
    let size: number | null = null;
    while (!stopping.signal.aborted) {
      try {
        size ??= await logSize(sql);
        if ((await foldedTo(sql, 'catalog')) >= size) return;
      } catch {
        // The database is away; the next look tells.
      }
      await sleepFor(LOOK_MS);
    }
  };

  const run = async (): Promise<void> => {
    await catalogIsFolded();
    while (!stopping.signal.aborted) {
      const slot = Math.floor(now() / SLOT_MS);
      await open(slot).catch((error: unknown) =>
        logger.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'official battles wait a slot'),
      );
      await sleepFor((slot + 1) * SLOT_MS - now() + 1);
    }
  };
  const running = run();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
};
