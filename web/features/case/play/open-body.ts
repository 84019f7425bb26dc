import { isRecord } from '../../../platform/device-storage.ts';
import { type PairedBody, pairedBodyFrom } from '../../play/paired-body.ts';
import { isCount } from '../../play/play-record.ts';

/** Makes an opening free: the day, or a coupon. */
export interface FreePass {
  /** Null for the free case of the day. */
  readonly couponId: string | null;
}

/** The body of an opening. */
export interface OpenBody extends PairedBody {
  /** Hash of the shown terms. */
  readonly terms: string;
  readonly slug: string;
  readonly quantity: number;
  readonly oddsHash: string;
  /** Null where the player pays. */
  readonly free: FreePass | null;
}

/** Undefined for anything that is neither a pass nor none. Openings kept before there were passes have none. */
const passFrom = (stored: unknown): FreePass | null | undefined => {
  if (stored === undefined || stored === null) return null;
  if (!isRecord(stored)) return undefined;
  const { couponId } = stored;
  return couponId === null || typeof couponId === 'string' ? { couponId } : undefined;
};

/** Null for anything that isn't an opening of this case. */
export const openBodyFrom = (stored: unknown, slug: string): OpenBody | null => {
  const paired = pairedBodyFrom(stored);
  if (paired === null || !isRecord(stored)) return null;
  const { terms, quantity, oddsHash } = stored;
  if (typeof oddsHash !== 'string' || typeof terms !== 'string') return null;
  const free = passFrom(stored.free);
  if (stored.slug !== slug || !isCount(quantity) || free === undefined) return null;
  return { ...paired, terms, slug, quantity, oddsHash, free };
};
