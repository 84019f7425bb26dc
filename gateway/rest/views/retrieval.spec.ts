import { describe, expect, it } from 'vitest';
import { spokenMessage } from './retrieval.ts';

describe('what is said of a retrieval', () => {
  it.each([
    ['zh-CN', '你的 Steam 账号异常，请检查'],
    ['zh-TW', '你的 Steam 帳號異常，請檢查'],
    ['en', 'There’s a problem with your Steam account. Please check it.'],
  ] as const)('of an account that takes nothing is a sentence in %s', (locale, sentence) => {
    expect(spokenMessage('STEAM_ANOMALY', locale)).toBe(sentence);
  });

  it('is otherwise what the warehouse said, or nothing', () => {
    expect(spokenMessage('Out of stock.', 'zh-CN')).toBe('Out of stock.');
    expect(spokenMessage(null, 'zh-CN')).toBeNull();
  });
});
