import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { compileMessage } from './message.ts';
import { modulesOf } from './modules.ts';
import { compileTexts, type Json } from './texts.ts';
import { unread, wordsOf } from './unread.ts';

const format = (message: string, language: string, a: object): unknown =>
  runInNewContext(compileMessage(message, language).code, { a, plural: new Intl.PluralRules(language) });

describe('a message', () => {
  it('is plain text, whatever JavaScript would make of it', () => {
    for (const text of ['`', 'a \\ b', 'It’s "so"', '$']) {
      expect(format(text, 'en', {})).toBe(text);
      expect(format(`${text}{name}${text}`, 'en', { name: text })).toBe(text.repeat(3));
    }
    expect(format("$'{'name'}' {name}", 'en', { name: 'Ada' })).toBe(`$${'{name}'} Ada`);
  });

  it('groups numbers in its language, and leaves them as they are where it says so', () => {
    expect(format('{count, number}', 'en', { count: 1_284 })).toBe('1,284');
    expect(format('{count, number, ::group-off}', 'en', { count: 1_284 })).toBe('1284');
  });

  it('has the plural forms of its language', () => {
    const items = '{count, plural, =0 {nothing} one {# item} other {# items}}';
    expect([0, 1, 2, 1_000].map((count) => format(items, 'en', { count }))).toEqual([
      ...['nothing', '1 item', '2 items', '1,000 items'],
    ]);
    const days = '{count, plural, one {# день} few {# дня} many {# дней} other {# дня}}';
    expect([1, 2, 5, 21].map((count) => format(days, 'ru', { count }))).toEqual([
      '1 день',
      '2 дня',
      '5 дней',
      '21 день',
    ]);
  });

  it('counts what is left after an offset', () => {
    expect(format('{count, plural, offset:1 other {and # more}}', 'en', { count: 3 })).toBe('and 2 more');
  });

  it('is refused with what is wrong with it', () => {
    expect(() => compileMessage('{count, plural, few {#} other {#}}', 'en')).toThrow('no plural form "few"');
    expect(() => compileMessage('{at, date}', 'en')).toThrow('formatted where the message is used');
    expect(() => compileMessage('{count, number, percent}', 'en')).toThrow('::group-off');
    expect(() => compileMessage('{count, plural, other {#}} {count, select, other {}}', 'en')).toThrow('both');
  });
});

describe('texts in several languages', () => {
  const problemsOf = (chinese: Json, english: Json): string[] => {
    const problems: string[] = [];
    const files = [['zh-CN', chinese] as const, ['en', english] as const];
    compileTexts(files, 'shop', (problem) => problems.push(problem));
    return problems;
  };

  it('have the same keys, lists of one length, and groups where the others have groups', () => {
    expect(problemsOf({ a: '一', b: { c: '二' } }, { a: 'One', d: 'Four' })).toEqual([
      'shop.b (en) is missing',
      'shop.d (en) is more than the contract has',
    ]);
    expect(problemsOf({ a: ['一', '二'] }, { a: ['One'] })).toEqual(['shop.a.1 (en) is missing']);
    expect(problemsOf({ a: '一' }, { a: { b: 'One' } })).toEqual(['shop.a (en) is a group and not a message']);
  });

  it('show the same arguments, and need not count where a language has one form', () => {
    expect(problemsOf({ a: '{name} 得 {sum}' }, { a: '{name} gets it' })).toEqual([
      'shop.a (en) lacks the argument {sum}',
    ]);
    expect(problemsOf({ a: '第 {rounds} 轮' }, { a: '{count, plural, one {Round} other {Rounds}} {rounds}' })).toEqual(
      [],
    );
  });

  it('agree on what is a number', () => {
    expect(problemsOf({ a: '{x, select, y {是} other {否}}' }, { a: '{x, plural, one {yes} other {no}}' })).toEqual([
      'shop.a (en) takes {x} as a number, another language as a string',
    ]);
  });

  it('have notes for translators in the contract alone, each on a text', () => {
    expect(problemsOf({ '@': 'On all.', '@a': 'On a.', a: '一' }, { a: 'One' })).toEqual([]);
    expect(problemsOf({ '@b': 'On b.', a: '一' }, { '@a': 'On a.', a: 'One' })).toEqual([
      'shop (en) has notes: the contract does',
      'shop.@b notes no text',
    ]);
  });

  it('are unread where a key on the way is no word of any source', () => {
    const file: Json = { title: '一', parts: { left: '二', '2v2': '三' }, tabs: { MINE: '四' }, list: ['五', '六'] };
    const texts = compileTexts([['zh-CN', file]], 'shop', () => undefined);
    expect(unread(texts, 'shop', wordsOf(['shop.title; const { parts } = shop', 'parts.left']))).toEqual([
      'shop.tabs.MINE',
      'shop.list',
    ]);
    expect(unread(texts, 'shop', wordsOf(['title parts left', "tabs['MINE'] list.map"]))).toEqual([]);
  });

  it('become a type, and a module for each language', () => {
    const files = [
      ['zh-CN', { '@b': 'How many.', a: '一', b: '{count} 件' }] as const,
      ['en', { a: 'One', b: '{count, plural, one {# item} other {# items}}' }] as const,
    ];
    const texts = compileTexts(files, 'fairness-log', () => undefined);
    const modules = modulesOf(new Map([['fairness-log', texts]]), ['zh-CN', 'en'], () => false);
    expect([...modules.keys()]).toEqual([
      ...['contract/index.ts', 'contract/fairness-log.ts'],
      ...['zh-CN/index.ts', 'zh-CN/fairness-log.ts', 'en/index.ts', 'en/fairness-log.ts'],
    ]);
    expect(modules.get('contract/fairness-log.ts')).toContain(
      '  /** How many. */\n  readonly b: (a: { readonly count: number }) => string;',
    );
    expect(modules.get('zh-CN/fairness-log.ts')).toMatch(/b: \(a\) => `\$\{a\.count\} 件`/);
    expect(modules.get('en/index.ts')).toContain("fairnessLog: () => import('./fairness-log.ts')");
  });
});
