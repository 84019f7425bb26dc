import { isRecord } from '../../platform/device-storage.ts';
import { idsFrom } from '../bag/item-ids.ts';
import type { PlayBody } from '../play/pending-play.ts';
import { isCount } from '../play/play-record.ts';

/** What is sent for a contract. */
export interface ContractBody extends PlayBody {
  /** Hash of the terms that were shown. */
  readonly terms: string;
  readonly itemIds: string[];
  /** What the items count together, minor units. */
  readonly stake: number;
  /** Of the table that was shown. */
  readonly tableHash: string;
}

/** Null for anything that isn't a whole contract. */
export const contractBodyFrom = (stored: unknown): ContractBody | null => {
  if (!isRecord(stored)) return null;
  const { commandId, entropy, terms, stake, tableHash } = stored;
  const itemIds = idsFrom(stored.itemIds);
  if (typeof commandId !== 'string' || typeof entropy !== 'string' || typeof terms !== 'string') return null;
  if (itemIds === null || !isCount(stake) || typeof tableHash !== 'string') return null;
  return { commandId, entropy, terms, itemIds, stake, tableHash };
};
