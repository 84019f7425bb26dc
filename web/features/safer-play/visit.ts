import { type DeviceStorage, isRecord, parseJson } from '../../platform/device-storage.ts';

/** One stretch of playing on this device, over all its tabs. Moments of the server, in milliseconds. */
export interface Visit {
  /** The player of the visit: another account on the same device begins a new one. */
  readonly playerId: string;
  readonly startedAt: number;
  readonly seenAt: number;
  /** The moment of the last reminder; the start before that. */
  readonly remindedAt: number;
}

const VISIT_KEY = 'glasscase.visit';
/** A player that stays away this long has had a break: a new visit begins. */
export const VISIT_GAP_MS = 30 * 60_000;
const MINUTE_MS = 60_000;

export const visitFrom = (text: string | null): Visit | null => {
  const stored = parseJson(text);
  if (!isRecord(stored)) return null;
  const { playerId, startedAt, seenAt, remindedAt } = stored;
  if (typeof playerId !== 'string') return null;
  if (typeof startedAt !== 'number' || typeof seenAt !== 'number' || typeof remindedAt !== 'number') return null;
  return { playerId, startedAt, seenAt, remindedAt };
};

/** The continued visit, or a new one. */
export const seenNow = (visit: Visit | null, playerId: string, now: number): Visit => {
  const goesOn = visit !== null && visit.playerId === playerId && now - visit.seenAt < VISIT_GAP_MS;
  return goesOn
    ? { ...visit, seenAt: Math.max(visit.seenAt, now) }
    : { playerId, startedAt: now, seenAt: now, remindedAt: now };
};

/** Keeps on the device that the player is here, and returns the visit. */
export const keepVisit = (storage: DeviceStorage, playerId: string, now: number): Visit => {
  const visit = seenNow(visitFrom(storage.read(VISIT_KEY)), playerId, now);
  storage.write(VISIT_KEY, JSON.stringify(visit));
  return visit;
};

/** Restarts the wait for the next reminder, in every tab. */
export const keepReminded = (storage: DeviceStorage, playerId: string, now: number): void => {
  const visit = seenNow(visitFrom(storage.read(VISIT_KEY)), playerId, now);
  storage.write(VISIT_KEY, JSON.stringify({ ...visit, remindedAt: now }));
};

/** Whether the reality check is due; never with 0 minutes. */
export const reminderDue = (visit: Visit, minutes: number, now: number): boolean =>
  minutes > 0 && now - visit.remindedAt >= minutes * MINUTE_MS;

/** Whole hours and minutes, rounded down. */
export const durationOf = (milliseconds: number): { readonly hours: number; readonly minutes: number } => {
  const minutes = Math.max(0, Math.floor(milliseconds / MINUTE_MS));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
};
