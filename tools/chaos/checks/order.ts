import { type Check, checkOf } from './check.ts';
import type { LogRow } from './log-rows.ts';

/** Positions from 0 and versions from 1 without gaps, and no event earlier than one before it. */
export const checkOrder = (rows: readonly LogRow[]): Check => {
  const faults: string[] = [];
  const versions = new Map<string, number>();
  let lastAt = 0;
  for (const [index, { position, stream, version, at }] of rows.entries()) {
    if (position !== index) faults.push(`position ${position} stands where ${index} belongs`);
    const expected = (versions.get(stream) ?? 0) + 1;
    if (version !== expected) faults.push(`${stream} has version ${version} where ${expected} belongs`);
    versions.set(stream, version);
    if (at < lastAt) faults.push(`time goes back at position ${position}`);
    lastAt = at;
  }
  return checkOf('order', `${rows.length} events, ${versions.size} streams`, faults);
};
