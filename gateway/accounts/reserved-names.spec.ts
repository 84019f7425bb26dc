import { randomBytes } from 'node:crypto';
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
  ])('isn\u2019t one such as %s', (name) => expect(isReservedName(name)).toBe(false));

  it('is refused with a reason of its own', () => {
    expect(() => readNickname('\u0410dmin')).toThrow(expect.objectContaining({ code: 'NICKNAME_RESERVED' }));
  });

  it('is never one that the site makes', () => {
    for (let n = 0; n < 3_000; n += 1) expect(isReservedName(randomNickname(randomBytes))).toBe(false);
  });
});
