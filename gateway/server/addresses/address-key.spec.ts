import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressKey, widerNetworks } from './address-key.ts';

describe('the key of an address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:cb00:7109', '203.0.113.9'],
    ['0:0:0:0:0:ffff:cb00:7109', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::203.0.113.9', '0:0:0:0::/64'],
    ['', 'unreadable'],
    ['unknown', 'unreadable'],
    ['203.0.113.9:4711', '203.0.113.9'],
    [' 203.0.113.9 ', '203.0.113.9'],
    ['[2001:db8:1:2::1]:4711', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
    ['[::ffff:203.0.113.9]:4711', '203.0.113.9'],
    ['203.0.113.9:', 'unreadable'],
    ['203.0.113.9:port', 'unreadable'],
    ['[203.0.113.9]:4711]', 'unreadable'],
    ['2001:db8:1:2:3:4:5:6:4711', 'unreadable'],
    ['203.0.113.09', 'unreadable'],
    ['2001:db8::/64', 'unreadable'],
  ])('of %j is %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });

  it('is the same for whatever has no address at all', () => {
    expect(addressKey(undefined)).toBe('unreadable');
  });

  it('is one for a whole /64, and another for the next', () => {
    const group = fc.integer({ min: 0, max: 0xffff });
    const prefix = fc.tuple(fc.integer({ min: 1, max: 0xffff }), group, group, group);
    const rest = fc.tuple(group, group, group, group);
    const written = (groups: readonly number[]): string => groups.map((one) => one.toString(16)).join(':');
    fc.assert(
      fc.property(prefix, rest, rest, ([a, b, c, d], one, other) => {
        const key = addressKey(written([a, b, c, d, ...one]));
        expect(addressKey(written([a, b, c, d, ...other]))).toBe(key);
        expect(addressKey(written([a, b, c, d ^ 1, ...one]))).not.toBe(key);
      }),
    );
  });

  it('is made of any text without failing', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.ipV4(), fc.ipV6()), (text) => addressKey(text).length > 0));
  });
});

describe('the networks around an address', () => {
  it.each([
    ['203.0.113.9', ['203.0.113.0/24']],
    ['2001:db8:1:2ff3::5', ['2001:db8:1:2f00::/56', '2001:db8:1::/48']],
    ['::1', ['0:0:0:0::/56', '0:0:0::/48']],
    ['unknown', []],
  ])('of %s are %j', (address, networks) => {
    expect(widerNetworks(addressKey(address))).toEqual(networks);
  });
});
