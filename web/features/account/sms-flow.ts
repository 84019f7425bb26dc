import type { RequestSliderMutation } from '../../generated/graphql.ts';

export type SliderPicture = RequestSliderMutation['requestSlider'];

/** Why another picture is shown, or none. */
export type SliderNote = 'wrong' | 'failed';

/**
 * The way to an SMS code: a picture is asked for, solved by the player, and checked by the server with the request; or,
 * without sight, the device proves work instead.
 */
export type SmsFlow =
  | { readonly phase: 'idle' }
  | { readonly phase: 'loading'; readonly note: SliderNote | null }
  | { readonly phase: 'solving'; readonly picture: SliderPicture; readonly note: SliderNote | null }
  /** Tries of the larger proof of work, and how many there are at most. */
  | { readonly phase: 'proving'; readonly tried: number; readonly tries: number }
  /** Null without sight. */
  | { readonly phase: 'checking'; readonly picture: SliderPicture | null }
  | { readonly phase: 'expired' }
  | { readonly phase: 'failed' };

export type SmsFlowEvent =
  | { readonly type: 'asked'; readonly note?: SliderNote }
  | { readonly type: 'loaded'; readonly picture: SliderPicture }
  | { readonly type: 'proving'; readonly tries: number }
  | { readonly type: 'tried'; readonly tried: number }
  | { readonly type: 'solved' }
  /** The picture's two minutes are over. */
  | { readonly type: 'ran-out' }
  | { readonly type: 'not-loaded' }
  /** The code was sent, can't be sent now, or the number has changed: the picture has done its part. */
  | { readonly type: 'closed' };

export const startOfSmsFlow: SmsFlow = { phase: 'idle' };

/** Events that come too late for the phase they belong to change nothing. */
export const reduceSmsFlow = (flow: SmsFlow, event: SmsFlowEvent): SmsFlow => {
  switch (event.type) {
    case 'asked':
      return { phase: 'loading', note: event.note ?? null };
    case 'loaded':
      return flow.phase === 'loading' ? { phase: 'solving', picture: event.picture, note: flow.note } : flow;
    case 'proving':
      return flow.phase === 'loading' ? { phase: 'proving', tried: 0, tries: event.tries } : flow;
    case 'tried':
      return flow.phase === 'proving' ? { ...flow, tried: Math.min(event.tried, flow.tries) } : flow;
    case 'solved':
      if (flow.phase === 'proving') return { phase: 'checking', picture: null };
      return flow.phase === 'solving' ? { phase: 'checking', picture: flow.picture } : flow;
    case 'ran-out':
      return flow.phase === 'solving' ? { phase: 'expired' } : flow;
    case 'not-loaded':
      return flow.phase === 'loading' || (flow.phase === 'checking' && flow.picture === null)
        ? { phase: 'failed' }
        : flow;
    case 'closed':
      return startOfSmsFlow;
  }
};
