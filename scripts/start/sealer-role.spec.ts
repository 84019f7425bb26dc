import { describe, expect, it } from 'vitest';
import { sealingPace } from './sealer-role.ts';

describe('the pace of sealing', () => {
  it('is nothing while all is sealed', () => {
    expect(sealingPace(() => 7).look(5, 5)).toBe(0);
  });

  it('grows while nothing of what was there is sealed', () => {
    let time = 0;
    const pace = sealingPace(() => time);
    pace.look(10, 5);
    time = 70_000;
    expect(pace.look(20, 9)).toBe(70_000);
  });

  it('begins anew when what was waited for is sealed, though more has come meanwhile', () => {
    let time = 0;
    const pace = sealingPace(() => time);
    pace.look(10, 5);
    time = 70_000;
    expect(pace.look(1_000, 10)).toBe(0);
    time = 71_000;
    expect(pace.look(2_000, 500)).toBe(1_000);
  });
});
