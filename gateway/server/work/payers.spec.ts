import { describe, expect, it } from 'vitest';
import { addressKey } from '../addresses/address-key.ts';
import { payersOf } from './payers.ts';

const sharesOf = (address: string) => payersOf(addressKey(address), null).shared.map(({ key, share }) => [key, share]);

describe('a visitor', () => {
  it('is charged with the networks around, which have more the wider they are', () => {
    expect(sharesOf('2001:db8:1:2ff3::5')).toEqual([
      ['2001:db8:1:2ff3::/64', 1],
      ['2001:db8:1:2f00::/56', 2],
      ['2001:db8:1::/48', 4],
    ]);
    expect(sharesOf('203.0.113.9:4711')).toEqual([
      ['203.0.113.9', 1],
      ['203.0.113.0/24', 4],
    ]);
    expect(sharesOf('no address')).toEqual([['unreadable', 1]]);
  });
});

describe('a player', () => {
  const address = addressKey('203.0.113.5');
  const account = { accountId: 'a' };

  it('is charged apart from the visitors of the same networks, and as a session and an account', () => {
    const { own, shared, reserve } = payersOf(address, { kind: 'session', sessionId: 's', account });
    expect(own).toEqual({ key: 'session s', share: 1 });
    expect(shared.map(({ key }) => key)).toEqual(['players of 203.0.113.5', 'players of 203.0.113.0/24', 'account a']);
    expect(reserve?.key).toBe('reserve of session s');
  });

  it('who isn’t signed in is charged as a device that the site knows', () => {
    const { own, shared, reserve } = payersOf(address, { kind: 'device', device: 'd' });
    expect([own?.key, ...shared.map(({ key }) => key), reserve?.key]).toEqual([
      'device d',
      'players of 203.0.113.5',
      'players of 203.0.113.0/24',
      'reserve of device d',
    ]);
  });
});
