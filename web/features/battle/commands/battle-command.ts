import type { BattleMode, BattlePace } from '../../../generated/graphql.ts';
import { isRecord } from '../../../platform/device-storage.ts';
import { looseFrom, type RoomBody } from '../../play/into-room.ts';
import { isCount } from '../../play/play-record.ts';

/** A room as it is asked for. */
export interface RoomOrder {
  readonly terms: string;
  readonly seedHash: string;
  /** `site.beacon.choice`; in an order that a page before lanes kept `site.beacon.expected`. */
  readonly expectedBeacon: string;
  readonly mode: BattleMode;
  readonly pace: BattlePace;
  readonly seatCount: number;
  readonly teams: boolean;
  readonly private: boolean;
  readonly boxes: readonly { readonly slug: string; readonly oddsHash: string }[];
}

/** In the order in which they are offered. */
export const MODES: readonly BattleMode[] = ['CLASSIC', 'UNDERDOG', 'TERMINAL', 'SHARED'];

/** A seat that a bot takes. */
export interface FilledSeat {
  readonly seat: number;
}

/** The commands of battles. A device has at most one of them pending. */
export type BattleAct =
  | { readonly act: 'create'; readonly order: RoomOrder }
  | { readonly act: 'join'; readonly battleId: string; readonly seat: number; readonly key: string | null }
  | { readonly act: 'bot'; readonly battleId: string; readonly seat: number }
  | { readonly act: 'fill'; readonly battleId: string; readonly bots: readonly FilledSeat[] }
  | { readonly act: 'dissolve'; readonly battleId: string };

export type BattleCommand = RoomBody & BattleAct;

const boxFrom = (stored: unknown): RoomOrder['boxes'][number] | null => {
  if (!isRecord(stored)) return null;
  const { slug, oddsHash } = stored;
  return typeof slug === 'string' && typeof oddsHash === 'string' ? { slug, oddsHash } : null;
};

const isMode = (text: unknown): text is BattleMode => MODES.some((mode) => mode === text);

const orderFrom = (stored: unknown): RoomOrder | null => {
  if (!isRecord(stored) || !Array.isArray(stored.boxes)) return null;
  const { terms, seedHash, expectedBeacon, mode, pace, seatCount, teams, private: closed } = stored;
  if (typeof terms !== 'string' || typeof seedHash !== 'string' || typeof expectedBeacon !== 'string') return null;
  if (!isMode(mode) || !isCount(seatCount)) return null;
  const boxes = stored.boxes.map(boxFrom);
  const whole = boxes.filter((box) => box !== null);
  if (whole.length === 0 || whole.length !== boxes.length) return null;
  const committed = { terms, seedHash, expectedBeacon };
  const paced = pace === 'FAST' ? 'FAST' : 'NORMAL';
  return { ...committed, mode, pace: paced, seatCount, teams: teams === true, private: closed === true, boxes: whole };
};

const filledFrom = (stored: unknown): FilledSeat | null => {
  if (!isRecord(stored)) return null;
  const { seat } = stored;
  return isCount(seat) ? { seat } : null;
};

const actFrom = (stored: Readonly<Record<string, unknown>>): BattleAct | null => {
  const { act, battleId, seat, key } = stored;
  if (act === 'create') {
    const order = orderFrom(stored.order);
    return order === null ? null : { act, order };
  }
  if (typeof battleId !== 'string') return null;
  if (act === 'dissolve') return { act, battleId };
  if (act === 'fill') {
    const bots = Array.isArray(stored.bots) ? stored.bots.map(filledFrom) : [];
    const whole = bots.filter((bot) => bot !== null);
    return whole.length === 0 || whole.length !== bots.length ? null : { act, battleId, bots: whole };
  }
  if (!isCount(seat)) return null;
  if (act === 'bot') return { act, battleId, seat };
  return act === 'join' && (key === null || typeof key === 'string') ? { act, battleId, seat, key } : null;
};

/** Null for anything that isn't a whole command. */
export const commandFrom = (stored: unknown): BattleCommand | null => {
  if (!isRecord(stored)) return null;
  const { commandId } = stored;
  const loose = looseFrom(stored);
  const act = actFrom(stored);
  if (typeof commandId !== 'string' || loose === undefined || act === null) return null;
  return { commandId, loose, ...act };
};
