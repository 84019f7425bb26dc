import { describe, expect, it } from 'vitest';
import { createServerClock } from './server-clock.ts';

const DATE = 'Fri, 20 Nov 2026 10:41:08 GMT';
const server = Date.parse(DATE);

describe('the clock of the server', () => {
  it('is the clock of the device before anything is known, and where they agree', () => {
    const clock = createServerClock(() => server);
    expect(clock.now()).toBe(server);
    clock.observe(DATE, server, server + 400);
    expect(clock.now()).toBe(server);
  });

  it('is taken from the answer that travelled the shortest', () => {
    const device = server - 60_000;
    const clock = createServerClock(() => device);
    clock.observe(DATE, device - 100, device + 100);
    expect(clock.now()).toBe(server + 500);
    clock.observe(DATE, device - 9000, device + 9000);
    expect(clock.now()).toBe(server + 500);
  });

  it('passes over answers without a date', () => {
    const clock = createServerClock(() => 5);
    clock.observe(null, 0, 1);
    clock.observe('soon', 0, 1);
    expect(clock.now()).toBe(5);
  });
});
