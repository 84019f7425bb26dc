import { describe, expect, it } from 'vitest';
import type { HeadState } from '../fairness-log/published/use-head.ts';
import { type SeenCheckpoint, withHead, withSeen } from './use-checkpoints.ts';

type Signed = Extract<HeadState, { readonly status: 'signed' }>;

const key = { name: 'log', id: new Uint8Array(4), publicKey: new Uint8Array(32) };
const headOf = (size: number, witnessedSize: number | null = null): Signed => ({
  status: 'signed',
  checkpoint: { origin: 'log', size, root: new Uint8Array(32) },
  root: `root-${size}`,
  key,
  verifierKey: 'log+key',
  witnesses: [],
  witnessed: witnessedSize === null ? null : { size: witnessedSize, cosignatures: [{ name: 'north', timestamp: 1 }] },
});

describe('the checkpoints that a page has read', () => {
  it('are the newest five, each once, the newest first', () => {
    const read = [10, 20, 20, 30, 40, 50, 60].reduce<readonly SeenCheckpoint[]>(
      (before, size) => withHead(before, headOf(size), size),
      [],
    );
    expect(read.map(({ size }) => size)).toEqual([60, 50, 40, 30, 20]);
    expect(read.at(-1)).toEqual({ size: 20, root: 'root-20', witnesses: [], readAt: 20 });
  });

  it('learn of their witnesses later', () => {
    const first = withHead([], headOf(10), 1);
    const later = withHead(first, headOf(20, 10), 2);
    expect(later.map(({ size, witnesses }) => ({ size, witnesses }))).toEqual([
      { size: 20, witnesses: [] },
      { size: 10, witnesses: ['north'] },
    ]);
  });

  it('have among them what the device verified before, until the page has read that one itself', () => {
    const seen = { origin: 'log', size: 20, root: 'root-20', verifierKey: 'log+key' };
    const before = { size: 20, root: 'root-20', witnesses: [], readAt: null };
    expect(withSeen([], seen)).toEqual([before]);
    const read = withHead([], headOf(30), 1);
    expect(withSeen(read, seen)).toEqual([...read, before]);
    const itself = withHead(read, headOf(20), 2);
    expect(withSeen(itself, seen)).toBe(itself);
  });
});
