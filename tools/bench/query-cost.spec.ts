import { describe, expect, it } from 'vitest';
import { verdictOn } from './query-cost.ts';

const at = (entries: number, blocks: number, answered = 10) => ({ entries, blocks, answered });

describe('whether a query grows with the log', () => {
  it('is flat where it reads the same of a log a hundred times as long', () => {
    expect(verdictOn([at(10_000, 60), at(1_000_000, 60)])).toBe('flat');
  });

  it('is flat where indexes grow higher and rows lie further apart', () => {
    expect(verdictOn([at(10_000, 12), at(1_000_000, 49)])).toBe('flat');
  });

  it('grows where it reads as many times as much as the log is longer', () => {
    expect(verdictOn([at(10_000, 30), at(1_000_000, 3_000)])).toBe('grows');
  });

  it('grows where it reads ten times as much of a log a hundred times as long', () => {
    expect(verdictOn([at(10_000, 100), at(1_000_000, 1_000)])).toBe('grows');
  });

  it('is flat where it reads more because it answers more', () => {
    expect(verdictOn([at(10_000, 20, 10), at(100_000, 200, 100)])).toBe('flat');
  });

  it('grows where the answer grows far less than what is read for it', () => {
    expect(verdictOn([at(10_000, 200, 10), at(1_000_000, 20_000, 20)])).toBe('grows');
  });

  it('says the same whatever the order of the lengths', () => {
    expect(verdictOn([at(1_000_000, 3_000), at(100_000, 300), at(10_000, 30)])).toBe('grows');
  });

  it('is flat where only the shortest log was read in another way', () => {
    expect(verdictOn([at(10_000, 2), at(100_000, 300), at(1_000_000, 330)])).toBe('flat');
  });

  it('says nothing against a query that was measured at one length alone', () => {
    expect(verdictOn([at(10_000, 3_000)])).toBe('flat');
    expect(verdictOn([])).toBe('flat');
  });
});
