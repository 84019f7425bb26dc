import { describe, expect, it } from 'vitest';
import { en } from '../../generated/texts/en/index.ts';
import { zhCN } from '../../generated/texts/zh-CN/index.ts';
import { type Alarm, alarmText } from './alarm-text.ts';

const alarm = (kind: Alarm['kind'], parts: Partial<Alarm>): Alarm => ({
  ...{ kind, text: '', subject: null, value: null },
  ...parts,
});

describe('an alarm', () => {
  it.each<[Alarm, string, string]>([
    [
      alarm('UNSEALED', { value: 12_000 }),
      '最新检查点缺最后 12,000 条，已超过 5 分钟',
      'For over 5 minutes the newest checkpoint has lacked the end of the log; entries: 12,000',
    ],
    [
      alarm('FOLLOWER_BEHIND', { subject: 'seed-pairs', value: 5_001 }),
      '跟随者「种子对」落后 5,001 条',
      'Follower seed pairs lags behind; entries: 5,001',
    ],
    [
      alarm('INCOME_OFF', { subject: '7', value: -4.2 }),
      '7 天毛收入偏离期望 −4.20σ',
      'Income, 7 days: −4.20σ from the expected one',
    ],
    [alarm('RETRIEVAL_WAITS', { value: 73 }), '最久的取回已等 73 小时', 'The oldest retrieval has waited 73 h'],
  ])('is a sentence in the language that is shown: %o', (given, chinese, english) => {
    expect(alarmText(given, zhCN, 'zh-CN')).toBe(chinese);
    expect(alarmText(given, en, 'en-US')).toBe(english);
  });

  it('names a read model that the texts don’t know by its own name', () => {
    expect(alarmText(alarm('FOLLOWER_BEHIND', { subject: 'tides', value: 9 }), en, 'en-US')).toContain('tides');
  });
});
