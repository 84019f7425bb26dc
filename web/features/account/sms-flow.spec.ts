import { describe, expect, it } from 'vitest';
import { draggedPlace, farthestPlace } from './slider-place.ts';
import { reduceSmsFlow, type SliderPicture, type SmsFlowEvent, startOfSmsFlow } from './sms-flow.ts';

const picture: SliderPicture = {
  id: 'one',
  background: 'data:,',
  piece: 'data:,',
  width: 320,
  height: 160,
  pieceSize: 48,
  pieceTop: 40,
  expiresAt: '2026-11-21T10:02:00.000Z',
  lockSeconds: 0,
  devAnswer: null,
  proof: { challenge: '{}', tries: 10 },
};

const flowAfter = (...events: readonly SmsFlowEvent[]) => events.reduce(reduceSmsFlow, startOfSmsFlow);

describe('the way to an SMS code', () => {
  it('leads over a picture and its answer', () => {
    expect(flowAfter({ type: 'asked' })).toEqual({ phase: 'loading', note: null });
    expect(flowAfter({ type: 'asked' }, { type: 'loaded', picture })).toEqual({
      phase: 'solving',
      picture,
      note: null,
    });
    expect(flowAfter({ type: 'asked' }, { type: 'loaded', picture }, { type: 'solved' })).toEqual({
      phase: 'checking',
      picture,
    });
  });

  it('keeps saying that the last answer was wrong beside the next picture', () => {
    expect(flowAfter({ type: 'asked', note: 'wrong' }, { type: 'loaded', picture })).toMatchObject({ note: 'wrong' });
  });

  it('never shows a picture that arrives after the number was changed', () => {
    expect(flowAfter({ type: 'asked' }, { type: 'closed' }, { type: 'loaded', picture })).toEqual(startOfSmsFlow);
  });

  it('lets a picture run out while it is being solved, not while its answer is checked', () => {
    const solving = [{ type: 'asked' }, { type: 'loaded', picture }] as const;
    expect(flowAfter(...solving, { type: 'ran-out' })).toEqual({ phase: 'expired' });
    expect(flowAfter(...solving, { type: 'solved' }, { type: 'ran-out' })).toMatchObject({ phase: 'checking' });
  });

  it('leads over work of the device for who cannot see the picture', () => {
    const proving = [{ type: 'asked' }, { type: 'proving', tries: 50 }] as const;
    expect(flowAfter(...proving)).toEqual({ phase: 'proving', tried: 0, tries: 50 });
    expect(flowAfter(...proving, { type: 'tried', tried: 20 })).toMatchObject({ tried: 20 });
    expect(flowAfter(...proving, { type: 'tried', tried: 51 })).toMatchObject({ tried: 50 });
    expect(flowAfter(...proving, { type: 'solved' })).toEqual({ phase: 'checking', picture: null });
  });

  it('goes back to the picture when the work is stopped, whatever it still says', () => {
    const back = [{ type: 'asked' }, { type: 'proving', tries: 50 }, { type: 'asked' }] as const;
    expect(flowAfter(...back, { type: 'tried', tried: 9 })).toEqual({ phase: 'loading', note: null });
  });

  it('sends one answer for one picture', () => {
    expect(flowAfter({ type: 'solved' })).toEqual(startOfSmsFlow);
  });
});

describe('the place of the piece', () => {
  it('follows the finger in pixels of the picture, at any size it is shown', () => {
    expect(draggedPlace(picture, { from: 0, grabbed: 20, at: 120, shownWidth: 320 })).toBe(100);
    expect(draggedPlace(picture, { from: 0, grabbed: 20, at: 120, shownWidth: 160 })).toBe(200);
    expect(draggedPlace(picture, { from: 30, grabbed: 50, at: 49, shownWidth: 320 })).toBe(29);
  });

  it('stays inside the picture', () => {
    expect(farthestPlace(picture)).toBe(272);
    expect(draggedPlace(picture, { from: 0, grabbed: 0, at: 9999, shownWidth: 320 })).toBe(272);
    expect(draggedPlace(picture, { from: 100, grabbed: 300, at: -50, shownWidth: 320 })).toBe(0);
  });

  it('stands still while the picture has no size yet', () => {
    expect(draggedPlace(picture, { from: 12, grabbed: 0, at: 50, shownWidth: 0 })).toBe(12);
  });
});
