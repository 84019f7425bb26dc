import { isRecord } from '../../../app/device-storage.ts';
import type { PlayBody } from '../../play/pending-play.ts';
import { isCount } from '../../play/play-record.ts';

/** What is sent to open cases. */
export interface OpenBody extends PlayBody {
  readonly slug: string;
  readonly quantity: number;
  readonly oddsHash: string;
}

/** Null for anything that isn't an opening of this case. */
export const openBodyFrom = (stored: unknown, slug: string): OpenBody | null => {
  if (!isRecord(stored)) return null;
  const { commandId, quantity, oddsHash, entropy } = stored;
  if (typeof commandId !== 'string' || typeof oddsHash !== 'string' || typeof entropy !== 'string') return null;
  return stored.slug === slug && isCount(quantity) ? { commandId, slug, quantity, oddsHash, entropy } : null;
};
