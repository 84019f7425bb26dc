import { describe, expect, it } from 'vitest';
import { openingsToken } from './open-target.ts';

const URL = 'https://glasscase.example/';
const kept = { GLASSCASE_OPENINGS: 'from the environment' };

describe('the right to read openings', () => {
  it('is taken from the environment, and from the command line before that', () => {
    expect(openingsToken(URL, { values: {} }, kept)).toBe('from the environment');
    expect(openingsToken(URL, { values: { openings: 'typed' } }, kept)).toBe('typed');
  });

  it('is none where nobody gave one, or an empty one', () => {
    expect(openingsToken(URL, { values: {} }, {})).toBeNull();
    expect(openingsToken(URL, { values: {} }, { GLASSCASE_OPENINGS: '' })).toBeNull();
  });

  it('of the environment is left alone where a copy is read', () => {
    expect(openingsToken('./copy', { values: {} }, kept)).toBeNull();
  });
});
