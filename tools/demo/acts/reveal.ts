import { type LaneAct, lanePlayer, requireOwn } from './act.ts';

/** Ends the player's lane, so that what was played on it can be verified. */
export const revealSeeds = async (act: LaneAct): Promise<void> =>
  requireOwn(await act.keeper.close(lanePlayer(act).playerId));
