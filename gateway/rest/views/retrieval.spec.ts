import { describe, expect, it } from 'vitest';
import type { RetrievalFieldsFragment } from '../generated/graphql.ts';
import { localizedMessage, retrievalOf } from './retrieval.ts';

const names = { zhCN: '极光', zhTW: '極光', en: 'Aurora' };
const failed: RetrievalFieldsFragment = {
  ...{ id: 'retrieval', takeState: 'FAILED', message: 'STEAM_ANOMALY' },
  ...{ createTime: '2026-01-01T00:00:00.000Z', updateTime: '2026-01-01T00:01:00.000Z' },
  item: {
    ...{ id: 'item', game: 'CASE', wear: 'FT', float: null, value: 1_000, recoveryPrice: 900, exchangePoints: null },
    ...{ valueLockedUntil: '2026-01-01T00:00:00.000Z', createTime: '2026-01-01T00:00:00.000Z' },
    ...{ sellOnly: false, state: 'HELD', boxId: null, boxNames: null, sourceImage: null },
    skin: { skinId: 'aurora', grade: 0, weaponImage: '/art/skin/aurora.svg', familyNames: names, finishNames: names },
  },
};

describe('what is said of a retrieval', () => {
  it.each([
    ['zh-CN', '你的 Steam 账号异常，请检查'],
    ['zh-TW', '你的 Steam 帳號異常，請檢查'],
    ['en', 'There’s a problem with your Steam account. Please check it.'],
  ] as const)('of an account that takes nothing is a sentence in %s', (locale, sentence) => {
    expect(localizedMessage('STEAM_ANOMALY', locale)).toBe(sentence);
  });

  it.each(['zh-CN', 'zh-TW', 'en'] as const)('is shown in the language of whoever asks: %s', (locale) => {
    expect(retrievalOf(failed, locale).callbackMessage).toBe(localizedMessage('STEAM_ANOMALY', locale));
  });

  it('is otherwise what the warehouse said, or nothing', () => {
    expect(localizedMessage('Out of stock.', 'zh-CN')).toBe('Out of stock.');
    expect(localizedMessage(null, 'zh-CN')).toBeNull();
  });
});
