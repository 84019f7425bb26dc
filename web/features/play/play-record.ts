import { PLAY_KEY } from '../../platform/commands/kept-keys.ts';
import { type DeviceStorage, isRecord, parseJson } from '../../platform/device-storage.ts';
import type { Balances, PlayBody, PlayRecord } from './pending-play.ts';

/** A whole number, as everything countable is kept. */
export const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value);

const balancesFrom = (value: unknown): Balances | null => {
  if (!isRecord(value)) return null;
  const { coin, points, version } = value;
  return isCount(coin) && isCount(points) && isCount(version) ? { coin, points, version } : null;
};

/** Reads a stored body; null for anything else that may stand there. */
export type ReadBody<Body> = (stored: unknown) => Body | null;

/** Null for anything that isn't a whole record: a play that can't be told for certain isn't sent. */
export const recordFrom = <Body extends PlayBody>(
  value: unknown,
  readBody: ReadBody<Body>,
): PlayRecord<Body> | null => {
  if (!isRecord(value)) return null;
  const { playerId, madeAt, revealStartedAt, fast } = value;
  const body = readBody(value.body);
  const walletBefore = balancesFrom(value.walletBefore);
  if (typeof playerId !== 'string' || body === null || walletBefore === null || !isCount(madeAt)) return null;
  if (revealStartedAt !== null && !isCount(revealStartedAt)) return null;
  return { playerId, body, madeAt, revealStartedAt, fast: fast === true, walletBefore };
};

export interface PlayRecords<Body extends PlayBody> {
  readonly find: (playerId: string) => PlayRecord<Body> | null;
  /** False when the device can't keep it: then nothing may be sent, because a lost answer could never be asked for. */
  readonly keep: (record: PlayRecord<Body>) => boolean;
  readonly forget: () => void;
}

/** One unseen play a slot is kept on the device: a slot for each case, one for each other game. */
export const createPlayRecords = <Body extends PlayBody>(
  storage: DeviceStorage,
  slot: string,
  readBody: ReadBody<Body>,
): PlayRecords<Body> => {
  const key = `${PLAY_KEY}${slot}`;
  return {
    find: (playerId) => {
      const record = recordFrom(parseJson(storage.read(key)), readBody);
      return record?.playerId === playerId ? record : null;
    },
    keep: (record) => storage.write(key, JSON.stringify(record)),
    forget: () => storage.remove(key),
  };
};
