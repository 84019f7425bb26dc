import { describe, expect, it } from 'vitest';
import { type DreamBody, dreamBodyFrom } from './use-dream-play.ts';

const body: DreamBody = {
  commandId: 'c1',
  loose: null,
  terms: 'd'.repeat(64),
  targetSkin: 'crescent-contour',
  targetWear: 'FT',
  winTickets: 1_000_000,
  targetValue: 110_500,
  fee: 12_875,
  consolationHash: 'a'.repeat(64),
};

describe('a kept dream', () => {
  it('is read back exactly as it was made', () => {
    expect(dreamBodyFrom(JSON.parse(JSON.stringify(body)))).toEqual(body);
    expect(dreamBodyFrom({ ...body, targetWear: null })).toEqual({ ...body, targetWear: null });
  });

  it('is nothing when a part is missing or of another kind', () => {
    for (const part of Object.keys(body)) expect(dreamBodyFrom({ ...body, [part]: {} }), part).toBeNull();
    for (const part of Object.keys(body)) expect(dreamBodyFrom({ ...body, [part]: undefined }), part).toBeNull();
    expect(dreamBodyFrom('{}')).toBeNull();
  });
});
