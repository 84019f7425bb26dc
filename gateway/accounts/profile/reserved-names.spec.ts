import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomNickname, readNickname } from './nickname.ts';
import { isReservedName } from './reserved-names.ts';

describe('a name that stands for the site', () => {
  it.each([
    ['as it is', 'Support'],
    ['in a sentence', 'Glasscase official help'],
    ['in Cyrillic', '\u0410dmin'],
    ['in Greek', '\u0391dmin'],
    ['all in Cyrillic letters', '\u0455u\u0440\u0440\u043ert'],
    ['in wide letters', '\uff33\uff55\uff50\uff50\uff4f\uff52\uff54'],
    ['in mathematical letters', '\u{1d5d4}\u{1d5f1}\u{1d5fa}\u{1d5f6}\u{1d5fb}'],
    ['in small capitals', '\u0262\u029f\u1d00ss\u1d04\u1d00s\u1d07'],
    ['in squared letters', '\u{1f170}\u{1f173}\u{1f17c}\u{1f178}\u{1f17d}'],
    ['in the letters of flags', '\u{1f1e6} \u{1f1e9} \u{1f1f2} \u{1f1ee} \u{1f1f3}'],
    ['in circled letters', '\u24d0\u24d3\u24dc\u24d8\u24dd'],
    ['with dots between', 'a.d.m.i.n'],
    ['with spaces and lines', 'S u p_p-o r t'],
    ['with marks', '\u00e0dm\u00edn'],
    ['with digits for letters', '5upp0rt'],
    ['with signs for letters', '@dm!n'],
    ['with one for an l', 'Officia1'],
    ['with rn for m', 'adrnin'],
    ['with a capital i', 'AdmIn'],
    ['between others', 'xXadminXx'],
    ['in simplified Chinese', '\u5728\u7ebf\u5ba2\u670d 01'],
    ['in traditional Chinese', '\u7cfb\u7d71\u516c\u544a'],
    ['taken apart', '\u5b98 \u65b9'],
    ['by the short word', 'MOD 1'],
    ['by case alone', 'GlasscaseSupport'],
    ['between signs', 'xX_Admin_Xx'],
    ['in small letters between others', 'xxadminxx'],
    ['with a digit in front', '5upport'],
    ['with digits around', '007admin007'],
    ['with one for an i', 'adm1n'],
    ['with an l for an i', 'offlcial'],
    ['between Chinese', '\u5c0f\u738badmin\u5728\u7ebf'],
    ['in Chinese inside others', '\u6211\u662f\u5b98\u65b9\u5ba2\u670d\u5c0f\u738b'],
    ['glued to another', 'officialsupport'],
    ['glued to a word that goes with it', 'supportteam'],
    ['of many', 'Admins'],
    ['glued to what goes before it', 'therealadmin'],
    ['by a word that is in no other', 'myglasscasefriend'],
    ['with a zero width letter inside', 'ad\u200bmin'],
    ['in capitals within a word', 'ecoSYSTEM'],
  ])('is reserved %s', (_how, name) => expect(isReservedName(name)).toBe(true));

  it.each([
    'Modest Mouse',
    'Quiet Heron 47',
    '\u5c0f\u5b98',
    '\u96ea\u7cfb',
    'Robert',
    '\u041c\u0430\u0440\u0438\u044f',
    'Greenhouse',
    'Bottle',
    'Staffordshire',
    'Ecosystem',
    'Badminton',
    'badminton 4 ever',
    'Flagstaff',
    'WAGSTAFF',
    'Supporter',
    'Unsupported',
    'unofficial',
    'Cooperator',
    'Systematic',
    'Nicola Adminsky',
    'Best Affair',
    'Grouse',
  ])('isn\u2019t one such as %s', (name) => expect(isReservedName(name)).toBe(false));

  const WORDS = ['admin', 'support', 'official', 'system', 'staff', 'operator'];
  const letter = fc.constantFrom(...'bdkvwz');

  it('is found as a word, whatever stands around it or between its letters', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...WORDS),
        fc.constantFrom('', ' ', '.', '_', '-', '\u200b', '\u3000'),
        fc.constantFrom('', ' ', '_', '7', '\u5c0f', '!?'),
        fc.string({ unit: letter, maxLength: 5 }),
        fc.boolean(),
        (word, between, edge, other, isUpper) => {
          const spread = [...(isUpper ? word.toUpperCase() : word)].join(between);
          const around = edge === '' ? '' : other;
          expect(isReservedName(`${around}${edge}${spread}${edge}${around}`)).toBe(true);
        },
      ),
    );
  });

  it('is not found inside a word', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...WORDS),
        fc.string({ unit: letter, minLength: 1, maxLength: 5 }),
        fc.string({ unit: letter, maxLength: 5 }),
        fc.boolean(),
        (word, before, after, isUpper) => {
          const glued = `${before}${word}${after}`;
          expect(isReservedName(isUpper ? glued.toUpperCase() : glued)).toBe(false);
        },
      ),
    );
  });

  it('is refused with a reason of its own', () => {
    expect(() => readNickname('\u0410dmin')).toThrow(expect.objectContaining({ code: 'NICKNAME_RESERVED' }));
  });

  it('is never one that the site makes', () => {
    for (const language of ['zh-CN', 'zh-TW', 'en'] as const) {
      for (let n = 0; n < 3_000; n += 1) expect(isReservedName(randomNickname(randomBytes, language))).toBe(false);
    }
  });
});
