import type { PlayBody, PlayState } from '../play/pending-play.ts';
import type { RolledPlay } from './use-wheel-play.ts';
import type { Way } from './WayLine.tsx';

type AnyState = PlayState<PlayBody, RolledPlay>;

/** The play was sent, and an attempt has brought no answer. */
export const isUnanswered = (state: AnyState): boolean =>
  state.phase === 'sending' && state.unanswered && !state.parked;

/** Something was sent or is shown: nothing can be chosen now. */
export const isFixed = (state: AnyState): boolean =>
  state.phase === 'revealing' || state.phase === 'revealed' || (state.phase === 'sending' && !state.parked);

/** How far the play has come. */
export const wayOf = (state: AnyState, onSkip: () => void): Way => {
  switch (state.phase) {
    case 'sending':
      return { at: isUnanswered(state) ? 'unanswered' : 'ready' };
    case 'revealing':
      return { at: 'turning', position: state.outcome.played.position, onSkip };
    case 'revealed':
      return { at: 'over', playId: state.outcome.played.id, roundNo: state.outcome.played.roundNo };
    default:
      return { at: 'ready' };
  }
};
