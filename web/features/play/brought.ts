import type { Turn } from '../../../engine/device/state.ts';
import type { LooseRound } from './paired-body.ts';

/** What a play brings on a lane. */
export const turnInput = ({ round: { pairId, userSeed, roundNo, step }, link, tableHash }: Turn) => ({
  pairId,
  userSeed,
  roundNo,
  step,
  link,
  ...(tableHash === undefined ? {} : { tableHash }),
});

/** What a play's input has beside what was asked for. */
export type Brought = LooseRound | ReturnType<typeof turnInput>;
