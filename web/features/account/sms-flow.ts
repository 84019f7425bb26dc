import type { RequestSliderMutation } from '../../generated/graphql.ts';

export type SliderPicture = RequestSliderMutation['requestSlider'];

/** Why another picture is shown, or none. */
export type SliderNote = 'wrong' | 'failed';

/** The way to an SMS code: a picture is asked for, solved by the player, and checked by the server with the request. */
export type SmsFlow =
  | { readonly phase: 'idle' }
  | { readonly phase: 'loading'; readonly note: SliderNote | null }
  | { readonly phase: 'solving'; readonly picture: SliderPicture; readonly note: SliderNote | null }
  | { readonly phase: 'checking'; readonly picture: SliderPicture }
  | { readonly phase: 'expired' }
  | { readonly phase: 'failed' };

export type SmsFlowEvent =
  | { readonly type: 'asked'; readonly note?: SliderNote }
  | { readonly type: 'loaded'; readonly picture: SliderPicture }
  | { readonly type: 'solved' }
  /** Its two minutes are over. */
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
    case 'solved':
      return flow.phase === 'solving' ? { phase: 'checking', picture: flow.picture } : flow;
    case 'ran-out':
      return flow.phase === 'solving' ? { phase: 'expired' } : flow;
    case 'not-loaded':
      return flow.phase === 'loading' ? { phase: 'failed' } : flow;
    case 'closed':
      return startOfSmsFlow;
  }
};
