import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pairNumber } from '../../test/deciders.ts';
import { createSeedVault } from './seed-vault.ts';

const secrets = () => ({ serverSeed: new Uint8Array(randomBytes(32)), salt: new Uint8Array(randomBytes(32)) });
const [one, two] = [pairNumber(1).pairId, pairNumber(2).pairId];

describe('the seed vault', () => {
  const vault = createSeedVault([randomBytes(32)], randomBytes);

  it('opens what it sealed', () => {
    const pair = secrets();
    const opened = vault.open(one, vault.seal(one, pair));
    expect([...opened.serverSeed, ...opened.salt]).toEqual([...pair.serverSeed, ...pair.salt]);
  });

  it('never seals the same secrets to the same bytes', () => {
    const pair = secrets();
    expect(Buffer.from(vault.seal(one, pair)).equals(vault.seal(one, pair))).toBe(false);
  });

  it('opens the same bytes again to the same secrets, though what it gave before was overwritten', () => {
    const pair = secrets();
    const sealed = vault.seal(one, pair);
    for (let time = 0; time < 3; time += 1) {
      const opened = vault.open(one, sealed);
      expect([...opened.serverSeed, ...opened.salt]).toEqual([...pair.serverSeed, ...pair.salt]);
      opened.serverSeed.fill(0);
      opened.salt.fill(0);
    }
    expect(() => vault.open(two, sealed)).toThrow();
  });

  it('refuses a seal that belongs to another pair, was changed anywhere, or was made with another key', () => {
    const sealed = vault.seal(one, secrets());
    expect(() => vault.open(two, sealed)).toThrow();
    for (let index = 0; index < sealed.length; index += 1) {
      const changed = Uint8Array.from(sealed, (byte, at) => (at === index ? byte ^ 1 : byte));
      expect(() => vault.open(one, changed)).toThrow();
    }
    expect(() => vault.open(one, sealed.subarray(1))).toThrow('not a sealed pair');
    expect(() => createSeedVault([randomBytes(32)], randomBytes).open(one, sealed)).toThrow();
  });

  it('takes keys of 32 bytes and no others', () => {
    expect(() => createSeedVault([randomBytes(16)], randomBytes)).toThrow('32 bytes');
    expect(() => createSeedVault([randomBytes(32), randomBytes(31)], randomBytes)).toThrow('32 bytes');
  });

  describe('with a new key', () => {
    const [before, now] = [randomBytes(32), randomBytes(32)];
    const [older, newer] = [createSeedVault([before], randomBytes), createSeedVault([now, before], randomBytes)];

    it('opens what the key before it sealed, and seals with its own', () => {
      const pair = secrets();
      const opened = newer.open(one, older.seal(one, pair));
      expect([...opened.serverSeed, ...opened.salt]).toEqual([...pair.serverSeed, ...pair.salt]);
      expect(() => older.open(one, newer.seal(one, pair))).toThrow('a key that is not given');
    });

    it('seals again what the key before it sealed, and nothing else', () => {
      const pair = secrets();
      const again = newer.reseal(one, older.seal(one, pair));
      const opened = createSeedVault([now], randomBytes).open(one, again ?? new Uint8Array(0));
      expect([...opened.serverSeed, ...opened.salt]).toEqual([...pair.serverSeed, ...pair.salt]);
      expect(newer.reseal(one, again ?? new Uint8Array(0))).toBeNull();
      expect(() => newer.reseal(two, older.seal(one, pair))).toThrow();
    });
  });
});
