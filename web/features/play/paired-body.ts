import { isRecord } from '../../platform/device-storage.ts';
import type { PlayBody } from './pending-play.ts';
import { isCount } from './play-record.ts';

/** The round and the randomness of a play that a page before lanes kept. */
export interface LooseRound {
  readonly pairId: string;
  readonly userSeed: string;
  /** Of the first of several rounds. */
  readonly roundNo: number;
  /** 32 hex digits. */
  readonly entropy: string;
}

/** The body of a play of the player's own pair. The device that keeps the lanes chooses its round. */
export interface PairedBody extends PlayBody {
  /** Of a play that a page before lanes kept; the page sends it unchanged. Else null. */
  readonly loose: LooseRound | null;
}

const looseFrom = ({ pairId, userSeed, roundNo, entropy }: Readonly<Record<string, unknown>>): LooseRound | null => {
  if (typeof pairId !== 'string' || typeof userSeed !== 'string') return null;
  if (typeof entropy !== 'string' || !isCount(roundNo)) return null;
  return { pairId, userSeed, roundNo, entropy };
};

/** Of what was kept, the part that every play has; null where any of it is missing. */
export const pairedBodyFrom = (stored: unknown): PairedBody | null => {
  if (!isRecord(stored) || typeof stored.commandId !== 'string') return null;
  const { commandId, loose } = stored;
  if (loose === null) return { commandId, loose };
  // Before lanes the round stood beside what was asked for.
  const round = looseFrom(isRecord(loose) ? loose : stored);
  return round === null ? null : { commandId, loose: round };
};

/** The pair and the round that an id names, `{pairId}.{roundNo}`; null for anything else. */
export const roundOfId = (id: string): { readonly pairId: string; readonly roundNo: number } | null => {
  const [pairId, number, ...rest] = id.split('.');
  const roundNo = Number(number);
  return pairId === undefined || rest.length > 0 || !isCount(roundNo) ? null : { pairId, roundNo };
};
