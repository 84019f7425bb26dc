import { expect, it } from 'vitest';
import { answerFrom } from './macro.ts';

it('a kept answer takes the name of its player as it is, wherever it stands', () => {
  expect(answerFrom('{nickname}, hello {nickname}', '$& <b>')).toBe('$& <b>, hello $& <b>');
  expect(answerFrom('Hello {nickname}!', null)).toBe('Hello !');
  expect(answerFrom('Hello {name}', 'Lin')).toBe('Hello {name}');
});
