import { describe, expect, it } from 'vitest';
import { ChunkTimeout, withDeadline } from './chunk-deadline.ts';

describe('a part of the page that is on its way', () => {
  it('arrives when it comes in time', async () => {
    await expect(withDeadline(Promise.resolve('page'), 1000)).resolves.toBe('page');
  });

  it('has failed when it takes too long', async () => {
    await expect(withDeadline(new Promise(() => undefined), 1)).rejects.toThrow(ChunkTimeout);
  });

  it('fails with its own reason when it fails by itself', async () => {
    await expect(withDeadline(Promise.reject(new Error('gone')), 1000)).rejects.toThrow('gone');
  });
});
