import { beforeAll, describe, expect, it } from 'vitest';
import { readPhone } from '../profile/phone.ts';
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

  /** Each 900th of the 43,051 that were refused when the list was a file of the repository, most common first. */
  it.each(
    `password sunset muscle grandma janet oceans 123456l sexxy 11081990 cocoa 30101987 olympia smirnova 03101979 bambino
    deathrow jenni armenia dmitri ichabod 123456789g atkins fhntv1998 medford ahfywbz hip-hop all4u alesia iyaayas tman
    incoming 1q3e5t7u icculus bandy 123451234 67mustan accountbloc warhammer40k huskerdu bertuzzi sexxybj kbpfdtnf
    aotearoa parasha kelloggs azerok glenna dorthe glasscase`.split(/\s+/),
  )('%j stays refused in capitals too, whichever list a later package brings', (word) => {
    expect(weaknessOf(word, phone, common)).toBe('common');
    expect(weaknessOf(word.toUpperCase(), phone, common)).toBe('common');
  });

  it('is compared with some tens of thousands, all of which somebody could choose', () => {
    expect(common.size).toBeGreaterThan(25_000);
    expect(common.size).toBeLessThan(60_000);
  });
});
