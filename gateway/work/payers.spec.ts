import { describe, expect, it } from 'vitest';
import { addressKey } from '../address-key.ts';
import { payersOf } from './payers.ts';

const sharesOf = (address: string) => payersOf(addressKey(address), null).map(({ key, share }) => [key, share]);

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
  it('is charged apart from the visitors of the same networks, and as a session and an account', () => {
    const account = { accountId: 'a' };
    const keys = payersOf(addressKey('203.0.113.5'), { kind: 'session', sessionId: 's', account }).map(
      ({ key }) => key,
    );
    expect(keys).toEqual(['players of 203.0.113.5', 'players of 203.0.113.0/24', 'session s', 'account a']);
  });
});
