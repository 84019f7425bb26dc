import type { Target } from '../targets/target-query.ts';
import type { DreamPlayState } from './use-dream-play.ts';

/** The content of the stage: the play that is under way or over, else the player's choice. */
export interface DreamView {
  /** Null also while the answer to a found play is on its way. */
  readonly target: Target | null;
  /** Of 10,000,000. */
  readonly winTickets: number;
  /** Minor units; null without a target. */
  readonly fee: number | null;
}

export const viewOf = (state: DreamPlayState, chosen: DreamView): DreamView => {
  if (state.phase === 'revealing' || state.phase === 'revealed') {
    const { played, target } = state.outcome;
    return { target, winTickets: played.winTickets, fee: played.fee };
  }
  if (state.phase === 'sending' && !state.parked) {
    const { winTickets, fee } = state.record.body;
    return { target: chosen.target, winTickets, fee };
  }
  return chosen;
};
