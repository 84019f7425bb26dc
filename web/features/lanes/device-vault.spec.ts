import { describe, expect, it } from 'vitest';
import { NOTHING_KEPT } from '../../../engine/device/state.ts';
import { NotKept, vaultIn } from './device-vault.ts';

const read = () => ({ kept: NOTHING_KEPT, result: 'read' });

describe('the vault of a browser', () => {
  it('that has a database which doesn’t open keeps nothing, says so each time, and tries again', async () => {
    let opened = 0;
    let forgetful = 0;
    const closed = {
      open: () => {
        opened += 1;
        throw new DOMException('not today', 'InvalidStateError');
      },
    };
    const vault = vaultIn(closed, () => {
      forgetful += 1;
    });
    for (const tries of [1, 2]) {
      await expect(vault.change('alice', read)).rejects.toBeInstanceOf(NotKept);
      expect(opened).toBe(tries);
    }
    const fresh = async () => ({ secret: new Uint8Array(32) });
    await expect(vault.keyOf('alice', fresh)).rejects.toBeInstanceOf(NotKept);
    expect(forgetful).toBe(0);
  });

  it('that has none at all keeps for the life of the tab, and says that it forgets', async () => {
    let forgetful = 0;
    const vault = vaultIn(undefined, () => {
      forgetful += 1;
    });
    expect(await vault.change('alice', read)).toBe('read');
    expect(await vault.change('alice', (kept) => ({ kept: kept ?? NOTHING_KEPT, result: kept }))).toEqual(NOTHING_KEPT);
    expect(forgetful).toBe(1);
  });
});
