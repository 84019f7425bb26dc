import { isRecord } from '../../platform/device-storage.ts';
import type { PlayBody } from './pending-play.ts';
import { isCount } from './play-record.ts';

/** What is sent for a play of the player's own pair: it falls on the round that was shown, or on none. */
export interface PairedBody extends PlayBody {
  readonly pairId: string;
  readonly userSeed: string;
  /** Of the first of several rounds. */
  readonly roundNo: number;
}

/** Of what was kept, the part that every play has; null where any of it is missing. */
export const pairedBodyFrom = (stored: unknown): PairedBody | null => {
  if (!isRecord(stored)) return null;
  const { commandId, entropy, pairId, userSeed, roundNo } = stored;
  if (typeof commandId !== 'string' || typeof entropy !== 'string') return null;
  if (typeof pairId !== 'string' || typeof userSeed !== 'string' || !isCount(roundNo)) return null;
  return { commandId, entropy, pairId, userSeed, roundNo };
};

/** The pair and the round that an id names, `{pairId}.{roundNo}`; null for anything else. */
export const roundOfId = (id: string): { readonly pairId: string; readonly roundNo: number } | null => {
  const [pairId, number, ...rest] = id.split('.');
  const roundNo = Number(number);
  return pairId === undefined || rest.length > 0 || !isCount(roundNo) ? null : { pairId, roundNo };
};
