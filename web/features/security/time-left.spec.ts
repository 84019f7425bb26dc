import { describe, expect, it } from 'vitest';
import english from '../../generated/texts/en/security.ts';
import simplified from '../../generated/texts/zh-CN/security.ts';
import traditional from '../../generated/texts/zh-TW/security.ts';
import { hoursAndMinutes } from './use-time-left.ts';

describe('the time that is left', () => {
  it('is told to the nearest minute, and is none only when nothing is left', () => {
    const until = '2026-01-02T00:00:00Z';
    const leftBefore = (ms: number) => hoursAndMinutes(until, Date.parse(until) - ms);
    expect(leftBefore(86_400_000)).toEqual({ hours: 24, minutes: 0 });
    expect(leftBefore(86_402_000)).toEqual({ hours: 24, minutes: 0 });
    expect(leftBefore(3_600_001)).toEqual({ hours: 1, minutes: 0 });
    expect(leftBefore(3_540_000)).toEqual({ hours: 0, minutes: 59 });
    expect(leftBefore(1)).toEqual({ hours: 0, minutes: 1 });
    expect(leftBefore(-5)).toEqual({ hours: 0, minutes: 0 });
  });

  it('has no zeros in its words but the very last one', () => {
    const each = (hours: number, minutes: number) =>
      [english, simplified, traditional].map(({ duration }) => duration({ hours, minutes }));
    expect(each(24, 0)).toEqual(['24 h', '24 小时', '24 小時']);
    expect(each(1, 5)).toEqual(['1 h 5 min', '1 小时 5 分钟', '1 小時 5 分鐘']);
    expect(each(0, 0)).toEqual(['0 min', '0 分钟', '0 分鐘']);
  });
});
