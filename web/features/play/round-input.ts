import type { Turn } from '../../../engine/device/state.ts';
import type { LooseRound } from './paired-body.ts';

/** The input that a play on a lane brings. */
export const turnInput = ({ round: { pairId, userSeed, roundNo, step }, link, tableHash }: Turn) => ({
  pairId,
  userSeed,
  roundNo,
  step,
  link,
  ...(tableHash === undefined ? {} : { tableHash }),
});

/** The part of a play's input beside the request itself. */
export type RoundInput = LooseRound | ReturnType<typeof turnInput>;
