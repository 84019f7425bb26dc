import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { projections } from '../../engine/projections/registry.ts';
import { ACT_KINDS } from '../../engine/terms/act-rules.ts';
import { en } from '../generated/texts/en/index.ts';
import { zhCN } from '../generated/texts/zh-CN/index.ts';
import { zhTW } from '../generated/texts/zh-TW/index.ts';
import { zhCN as operatorsChinese } from '../operator/generated/texts/zh-CN/index.ts';
import type { LanguageTexts } from './language-texts.ts';
import { createTexts } from './texts.ts';

/** Two of whatever is asked for. */
const sample = new Proxy({}, { get: () => 2 });

/** Every text with its path; functions are called with sample arguments, so that their results are checked as well. */
const texts = (value: unknown, path: string, found: Map<string, string> = new Map()): Map<string, string> => {
  if (typeof value === 'string') found.set(path, value);
  else if (typeof value === 'function') found.set(`${path}()`, String(value(sample)));
  else if (typeof value === 'object' && value !== null) {
    for (const [key, member] of Object.entries(value)) texts(member, `${path}.${key}`, found);
  }
  return found;
};

/** Texts around links: one side of the sentence may rightly be empty. */
const mayBeEmpty = /\.(before|after|and)$/;

/** The texts of a language with all parts. */
const whole = async (language: LanguageTexts): Promise<object> => {
  const { parts, load, messages } = createTexts(language);
  await load(parts);
  return { ...messages, ...Object.fromEntries(parts.map((part) => [part, messages[part]])) };
};

const simplified = await whole(zhCN);
const traditional = await whole(zhTW);
const english = await whole(en);
const shown = { 'zh-CN': simplified, 'zh-TW': traditional, en: english };

describe.each(Object.entries(shown))('the texts of %s', (_, messages) => {
  it('has exactly the keys of the default one', () => {
    expect([...texts(messages, '').keys()].sort()).toEqual([...texts(simplified, '').keys()].sort());
  });

  it('has no empty text, no placeholder and no stray undefined', () => {
    for (const [path, text] of texts(messages, '')) {
      if (!mayBeEmpty.test(path)) expect(text.trim(), path).not.toBe('');
      expect(text, path).not.toMatch(/undefined|NaN|\[object|TODO|\{\w+\}/);
    }
  });
});

describe('the languages', () => {
  it('keeps Chinese out of English', () => {
    for (const [path, text] of texts(english, '')) expect(text, path).not.toMatch(/[\u4e00-\u9fff]/);
  });

  it('writes zh-TW in traditional characters and zh-CN in simplified ones', () => {
    for (const [path, text] of texts(traditional, ''))
      expect(text, path).not.toMatch(/[盘优号码个们会这时种证额库录级单开关与业应实变换据]/);
    for (const [path, text] of texts(simplified, ''))
      expect(text, path).not.toMatch(/[號碼個們會這時種證額庫錄級單開關與業應實變換據]/);
  });
});

describe('error sentences', () => {
  it('exist for every code that docs/errors.md lists, in the console where operators alone meet it', async () => {
    const listed = [...readFileSync('docs/errors.md', 'utf8').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, code]) => code);
    expect(listed.length).toBeGreaterThan(20);
    const { codes } = (await zhCN.parts.errors()).default;
    for (const code of listed) expect(Object.keys({ ...codes, ...operatorsChinese.refusals })).toContain(code);
  });
});

it('the console has a name for every read model', () => {
  const { names } = operatorsChinese.now.models;
  for (const { name } of projections) expect(Object.keys(names)).toContain(name);
});

it('each kind of acts has a name in the console and on the page of proofs', async () => {
  const { acts } = (await zhCN.parts.trust()).default;
  for (const kind of ACT_KINDS) {
    expect(Object.keys(operatorsChinese.acts.commands)).toContain(kind);
    expect(Object.keys(acts.kinds)).toContain(kind);
  }
});
