import type { Wear } from '../../generated/graphql.ts';
import { isRecord } from '../../platform/device-storage.ts';
import type { PlayBody } from '../play/pending-play.ts';
import { isCount } from '../play/play-record.ts';
import { wearFrom } from '../targets/wear-from.ts';

/** What is sent for a dream; amounts in minor units, the chance of 10,000,000. */
export interface DreamBody extends PlayBody {
  /** Hash of the terms that were shown. */
  readonly terms: string;
  readonly targetSkin: string;
  readonly targetWear: Wear | null;
  readonly winTickets: number;
  readonly targetValue: number;
  readonly fee: number;
  readonly consolationHash: string;
}

/** Null for anything that isn't a whole dream. */
export const dreamBodyFrom = (stored: unknown): DreamBody | null => {
  if (!isRecord(stored)) return null;
  const { commandId, entropy, terms, targetSkin, winTickets, targetValue, fee, consolationHash } = stored;
  const targetWear = wearFrom(stored.targetWear);
  if (typeof commandId !== 'string' || typeof entropy !== 'string' || typeof targetSkin !== 'string') return null;
  if (targetWear === undefined || typeof consolationHash !== 'string' || typeof terms !== 'string') return null;
  if (!isCount(winTickets) || !isCount(targetValue) || !isCount(fee)) return null;
  return { commandId, entropy, terms, targetSkin, targetWear, winTickets, targetValue, fee, consolationHash };
};
