import { describe, expect, it } from 'vitest';
import { plainJson, plainText } from './plain-text.ts';

const HOSTILE = 'family 👨\u200d👩 \u001b[2J \u202e \u2028 \ud800 \u{e0041}';

describe('text for the terminal of an operator', () => {
  it('shows what a terminal would obey or hide', () => {
    expect(plainText(HOSTILE)).toBe('family 👨\\u{200d}👩 \\u{1b}[2J \\u{202e} \\u{2028} \\u{d800} \\u{e0041}');
  });

  it('is JSON of the same value where it was JSON, with a character a terminal obeys nowhere in it', () => {
    const value = { text: HOSTILE, list: ['\u0000', '\\u{200d}'] };
    const lines = plainJson(value);
    expect(lines.map(plainText)).toEqual(lines);
    expect(JSON.parse(lines.join('\n'))).toEqual(value);
  });
});
