import { describe, expect, it } from 'vitest';
import { uploadCodeIn } from './avatar-upload.ts';
import { keyEnd } from './settings-forms.ts';

describe('the end of a key', () => {
  it('is so many days from now, or never', () => {
    expect(keyEnd(30, Date.parse('2026-01-31T00:00:00Z'))).toBe('2026-03-02T00:00:00.000Z');
    expect(keyEnd(null, 0)).toBeNull();
  });
});

describe('a picture to upload', () => {
  it('is refused with a code that is found where it may stand', () => {
    expect(uploadCodeIn({ code: 'PICTURE_INVALID' })).toBe('PICTURE_INVALID');
    expect(uploadCodeIn({ error: 'RATE_LIMITED' })).toBe('RATE_LIMITED');
    expect(uploadCodeIn({ error: { code: 'PICTURE_TOO_LARGE' } })).toBe('PICTURE_TOO_LARGE');
    for (const body of [null, 'oops', [], {}, { error: 5 }]) expect(uploadCodeIn(body)).toBeNull();
  });
});
