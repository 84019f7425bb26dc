import { type DeviceStorage, isRecord, parseJson } from '../../../app/device-storage.ts';
import type { Balances, PlayBody, PlayRecord } from './pending-play.ts';

/** One unseen play per case is kept on the device. */
const keyOf = (slug: string): string => `play.${slug}`;

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value);

const bodyFrom = (value: unknown): PlayBody | null => {
  if (!isRecord(value)) return null;
  const { commandId, slug, quantity, oddsHash, entropy } = value;
  if (typeof commandId !== 'string' || typeof slug !== 'string' || !isCount(quantity)) return null;
  if (typeof oddsHash !== 'string' || typeof entropy !== 'string') return null;
  return { commandId, slug, quantity, oddsHash, entropy };
};

const balancesFrom = (value: unknown): Balances | null => {
  if (!isRecord(value)) return null;
  const { coin, points, version } = value;
  return isCount(coin) && isCount(points) && isCount(version) ? { coin, points, version } : null;
};

/** Null for anything that isn't a whole record: a play that can't be told for certain isn't sent. */
export const recordFrom = (value: unknown): PlayRecord | null => {
  if (!isRecord(value)) return null;
  const { playerId, madeAt, reelStartedAt, fast } = value;
  const body = bodyFrom(value.body);
  const walletBefore = balancesFrom(value.walletBefore);
  if (typeof playerId !== 'string' || body === null || walletBefore === null || !isCount(madeAt)) return null;
  if (reelStartedAt !== null && !isCount(reelStartedAt)) return null;
  return { playerId, body, madeAt, reelStartedAt, fast: fast === true, walletBefore };
};

export interface PlayRecords {
  readonly find: (slug: string, playerId: string) => PlayRecord | null;
  /** False when the device can't keep it: then nothing may be sent, because a lost answer could never be asked for. */
  readonly keep: (record: PlayRecord) => boolean;
  readonly forget: (slug: string) => void;
}

export const createPlayRecords = (storage: DeviceStorage): PlayRecords => ({
  find: (slug, playerId) => {
    const record = recordFrom(parseJson(storage.read(keyOf(slug))));
    return record !== null && record.playerId === playerId && record.body.slug === slug ? record : null;
  },
  keep: (record) => storage.write(keyOf(record.body.slug), JSON.stringify(record)),
  forget: (slug) => storage.remove(keyOf(slug)),
});
