import { beforeAll, describe, expect, it } from 'vitest';
import { readPhone } from '../phone.ts';
import { readCommonPasswords } from './common.ts';
import { weaknessOf } from './weakness.ts';

let common: ReadonlySet<string>;
beforeAll(async () => {
  common = await readCommonPasswords();
});

const phone = readPhone('+8613812345679');

describe('a password', () => {
  it.each([
    ['password', 'common'],
    ['Password1!', 'common'],
    ['sunshine', 'common'],
    ['Sunshine2024', 'common'],
    ['iloveyou', 'common'],
    ['qwerty123', 'common'],
    ['Glasscase1', 'common'],
    ['aaaaaaaa', 'repeated'],
    ['abcABCabc', 'repeated'],
    ['12121212', 'repeated'],
    ['abcdefghij', 'sequence'],
    ['98765432', 'sequence'],
    ['ASDFGHJK', 'sequence'],
    ['poiuytre', 'sequence'],
    ['13812345679', 'phone'],
    ['138-1234-5679', 'phone'],
    ['+86 138 1234 5679', 'phone'],
    ['008613812345679', 'phone'],
    ['abc13812345679', 'phone'],
  ])('%j is refused as %s', (password, weakness) => {
    expect(weaknessOf(password, phone, common)).toBe(weakness);
  });

  it.each([
    'correct horse',
    'a long enough secret',
    'another 12345',
    '夜行者在屋顶上看雨',
    'x9#kd!2mQ',
    '13912345679x8k2p!',
  ])('%j is taken', (password) => {
    expect(weaknessOf(password, phone, common)).toBeNull();
  });

  it('is compared with some tens of thousands, all of which somebody could choose', () => {
    expect(common.size).toBeGreaterThan(25_000);
    expect(common.size).toBeLessThan(60_000);
  });
});
