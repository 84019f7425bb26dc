import { describe, expect, it } from 'vitest';
import { memoryBus } from '../../engine/bus/bus.ts';
import { startOwnWrites } from './catching-up.ts';

const opened = () => {
  const bus = memoryBus();
  let at = 1_000_000;
  const now = () => at;
  return {
    bus,
    here: startOwnWrites(bus, now),
    elsewhere: startOwnWrites(bus, now),
    pass: (milliseconds: number) => {
      at += milliseconds;
    },
  };
};

describe('what players wrote', () => {
  it('is known in the gateway that took it and in every other', async () => {
    const { bus, here, elsewhere } = opened();
    here.note('ada', 7);
    await bus.flush();
    expect([here.of('ada'), elsewhere.of('ada'), elsewhere.of('eve')]).toEqual([7, 7, null]);
  });

  it('reaches as far as the furthest command, in whatever order they are told', () => {
    const { here } = opened();
    here.note('ada', 9);
    here.note('ada', 7);
    expect(here.of('ada')).toBe(9);
  });

  it('is forgotten when read models must have caught up', () => {
    const { here, pass } = opened();
    expect(here.any()).toBe(false);
    here.note('ada', 7);
    expect(here.any()).toBe(true);
    pass(10_000);
    expect([here.any(), here.of('ada')]).toEqual([false, null]);
  });

  it('is told by nobody but well-formed messages', async () => {
    const { bus, here } = opened();
    for (const text of ['', '{', '{"playerId":"ada"}', '{"playerId":"ada","position":-1}', 'x'.repeat(300)]) {
      bus.publish('wrote', new TextEncoder().encode(text));
    }
    await bus.flush();
    expect([here.any(), here.of('ada')]).toEqual([false, null]);
  });
});
