import { expect, it } from 'vitest';
import { typedChangeIn } from './correction.ts';

it.each([
  ['+12.50', 1250],
  ['5', 500],
  ['-3', -300],
  ['\u22121,200.05', -120005],
  [' + 0.01', 1],
  ['0', null],
  ['-0.00', null],
  ['--3', null],
  ['1.234', null],
  ['twelve', null],
  ['', null],
])('a change of "%s" is %s', (typed, minor) => expect(typedChangeIn(typed)).toBe(minor));
