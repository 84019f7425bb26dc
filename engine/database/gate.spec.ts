import { describe, expect, it } from 'vitest';
import { createGate, DatabaseUnavailable, type GateOptions, type Priority } from './gate.ts';

const gateWith = (options: Partial<GateOptions> = {}) =>
  createGate({ slots: 1, reservedForCommits: 0, maxWaiting: 100, yieldBetweenTurns: false, ...options });

describe('the gate', () => {
  it('lets commits go before timers, requests and background work, and each in the order they came', async () => {
    const gate = gateWith();
    const leave = await gate.enter('request');
    const order: string[] = [];
    const visit = async (priority: Priority, name: string): Promise<void> => {
      const done = await gate.enter(priority);
      order.push(name);
      done();
    };
    const all = [
      visit('background', 'b1'),
      visit('request', 'r1'),
      visit('commit', 'c1'),
      visit('timer', 't1'),
      visit('request', 'r2'),
      visit('commit', 'c2'),
    ];
    leave();
    await Promise.all(all);
    expect(order).toEqual(['c1', 'c2', 't1', 'r1', 'r2', 'b1']);
  });

  it('keeps a slot free for commits', async () => {
    const gate = gateWith({ slots: 2, reservedForCommits: 1 });
    await gate.enter('request');
    let second = false;
    void gate.enter('request').then(() => {
      second = true;
    });
    await gate.enter('commit');
    expect(second).toBe(false);
  });

  it('refuses those beyond its bound instead of letting them pile up', async () => {
    const gate = gateWith({ maxWaiting: 1 });
    await gate.enter('request');
    void gate.enter('request').catch(() => undefined);
    await expect(gate.enter('commit')).rejects.toBeInstanceOf(DatabaseUnavailable);
  });

  it('gives a turn back once, however often its holder says so', async () => {
    const gate = gateWith();
    const leave = await gate.enter('request');
    leave();
    leave();
    await gate.enter('request');
    let another = false;
    void gate.enter('request').then(() => {
      another = true;
    });
    await Promise.resolve();
    expect(another).toBe(false);
  });

  it('closes when the last turn has ended, and refuses whoever waits', async () => {
    const gate = gateWith();
    const leave = await gate.enter('request');
    const waiting = gate.enter('request');
    let closed = false;
    const closing = gate.close().then(() => {
      closed = true;
    });
    await expect(waiting).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(closed).toBe(false);
    leave();
    await closing;
    await expect(gate.enter('commit')).rejects.toBeInstanceOf(DatabaseUnavailable);
  });
});
