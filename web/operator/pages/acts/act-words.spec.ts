import { describe, expect, it } from 'vitest';
import { FACT_NAMES } from '../../../../engine/projections/acts.ts';
import { keysOf } from '../../../platform/keys-of.ts';
import { en } from '../../generated/texts/en/index.ts';
import { zhCN } from '../../generated/texts/zh-CN/index.ts';
import { changeWords, factsText } from './act-words.ts';
import { KINDS } from './acts-query.ts';

const now = new Date('2026-12-01T12:00:00.000Z');
const fact = (name: string, value: string) => ({ name, value });

describe('the facts of an act', () => {
  it('have a label each, but for names', () => {
    const named = FACT_NAMES.filter((name) => !name.startsWith('name'));
    expect(keysOf(zhCN.acts.facts).toSorted()).toEqual(named.toSorted());
  });

  it('begin with the name in the language of their reader, and say codes as words', () => {
    const facts = [
      ...[fact('contest', 'spring'), fact('nameEn', 'Spring'), fact('nameZhCN', '春季'), fact('ranking', 'wins')],
      ...[fact('balance', 'coin'), fact('wear', '')],
    ];
    expect(factsText(facts, zhCN, 'zh-CN', now)).toBe('春季 · 赛事：spring · 榜单：大奖榜 · 余额种类：余额');
    expect(factsText(facts, en, 'en-US', now)).toMatch(/^Spring · Contest: spring · Ranking: Big wins/);
  });
});

it('the log’s acts can be chosen by each kind', () => {
  expect(KINDS.toSorted()).toEqual(keysOf(zhCN.acts.kinds).toSorted());
});

describe('the changes of an act', () => {
  it('say what changes of which thing, with states as words and figures as they are', () => {
    const of = (what: string, of: string, before: string | null, after: string | null) =>
      changeWords({ what, of, before, after }, zhCN, now);
    expect(of('case-price', 'Dawn', '1.00', '1.25')).toEqual({ what: 'Dawn · 售价', before: '1.00', after: '1.25' });
    expect(of('game', 'upgrade', 'stopped', 'running')).toEqual({ what: '升级 · 游戏', before: '停玩', after: '开放' });
    expect(of('rules-kinds', '', null, 'AdjustBalance, PublishTerms').after).toBe('更正余额、发布游戏规则');
    expect(of('terms.firstDeposit.percent', '', '5', '6').what).toBe('terms.firstDeposit.percent');
  });
});
