import { describe, expect, it } from 'vitest';
import { arenaAddress, filterOf } from './arena-address.ts';

const { usual: battle } = arenaAddress['/battle'];
const { usual: reverse } = arenaAddress['/reverse'];
const read = (search: string, base: '/battle' | '/reverse' = '/battle') =>
  arenaAddress[base].read(new URLSearchParams(search));

describe('the arena’s address', () => {
  it('begins with every current battle, and on /reverse with the underdog ones', () => {
    expect(read('')).toEqual({ tab: 'current', state: 'any', mode: 'any', affordable: false, period: 'day' });
    expect(read('', '/reverse').mode).toBe('underdog');
  });

  it('keeps what is chosen and leaves out what is as at first', () => {
    const chosen = { ...battle, tab: 'history', mode: 'classic', affordable: true } as const;
    const address = arenaAddress['/battle'].write(chosen, new URLSearchParams('channelCode=tv&state=waiting'));
    expect(address.toString()).toBe('channelCode=tv&tab=history&mode=classic&afford=1');
    expect(read(address.toString())).toEqual(chosen);
    expect(arenaAddress['/reverse'].write(reverse, new URLSearchParams()).toString()).toBe('');
  });

  it('can show every mode on /reverse too', () => {
    const address = arenaAddress['/reverse'].write({ ...reverse, mode: 'any' }, new URLSearchParams());
    expect(address.toString()).toBe('mode=any');
    expect(arenaAddress['/reverse'].read(address).mode).toBe('any');
  });

  it('ignores what it does not know', () => {
    expect(read('tab=__proto__&state=lost&mode=3&afford=yes&period=year')).toEqual(battle);
  });
});

describe('what the arena asks for', () => {
  it('is what can be joined or watched', () => {
    expect(filterOf(battle, 500)).toEqual({ scope: 'CURRENT', mode: null, status: null, maxCost: null });
    expect(filterOf({ ...battle, state: 'waiting', mode: 'classic' }, 500)).toMatchObject({
      scope: 'CURRENT',
      mode: 'CLASSIC',
      status: 'WAITING',
    });
  });

  it('is the history where finished ones are wanted', () => {
    expect(filterOf({ ...battle, state: 'finished' }, null)).toMatchObject({ scope: 'HISTORY', status: null });
    expect(filterOf({ ...battle, tab: 'history', state: 'waiting' }, null)).toMatchObject({
      scope: 'HISTORY',
      status: null,
    });
  });

  it('stays with one’s own and the house’s battles', () => {
    expect(filterOf({ ...battle, tab: 'mine', state: 'finished' }, null)).toMatchObject({
      scope: 'MINE',
      status: 'FINISHED',
    });
    expect(filterOf({ ...battle, tab: 'official', state: 'finished' }, null)).toMatchObject({
      scope: 'OFFICIAL',
      status: null,
    });
  });

  it('goes by the balance where only affordable rooms are wanted', () => {
    expect(filterOf({ ...battle, affordable: true }, 1250)?.maxCost).toBe(1250);
    expect(filterOf({ ...battle, affordable: true }, null)?.maxCost).toBeNull();
  });

  it('is nothing for the leaderboard and the rules', () => {
    expect(filterOf({ ...battle, tab: 'leaderboard' }, 1)).toBeNull();
    expect(filterOf({ ...battle, tab: 'rules' }, 1)).toBeNull();
  });
});
