import { describe, expect, it } from 'vitest';
import { memoryBus } from '../../../engine/bus/bus.ts';
import { countOnline } from './online.ts';

const opened = () => {
  const bus = memoryBus();
  let at = 1_000_000;
  const sockets = { here: 2, elsewhere: 3 };
  const gateway = (name: keyof typeof sockets) => countOnline({ bus, now: () => at, name, open: () => sockets[name] });
  return {
    bus,
    sockets,
    here: gateway('here'),
    elsewhere: gateway('elsewhere'),
    pass: (milliseconds: number) => {
      at += milliseconds;
    },
  };
};

describe('live connections', () => {
  it('are those of every gateway, each counted once', async () => {
    const { bus, here, elsewhere } = opened();
    expect(here.count()).toBe(2);
    here.tell();
    elsewhere.tell();
    await bus.flush();
    expect([here.count(), elsewhere.count()]).toEqual([5, 5]);
  });

  it('are the newest that a gateway told, and its own as they are now', async () => {
    const { bus, sockets, here, elsewhere } = opened();
    elsewhere.tell();
    sockets.elsewhere = 0;
    elsewhere.tell();
    await bus.flush();
    sockets.here = 7;
    expect(here.count()).toBe(7);
  });

  it('are forgotten of a gateway that fell silent', async () => {
    const { bus, here, elsewhere, pass } = opened();
    elsewhere.tell();
    await bus.flush();
    pass(15_999);
    expect(here.count()).toBe(5);
    pass(1);
    expect(here.count()).toBe(2);
  });

  it('are not counted from what can’t be read', async () => {
    const { bus, here } = opened();
    for (const text of ['', '{}', '{"gateway":"x","open":-1}', '{"gateway":"x","open":1e9,"more":1}'])
      bus.publish('sockets', new TextEncoder().encode(text));
    await bus.flush();
    expect(here.count()).toBe(2);
  });
});
