import type { Subscriber } from '../subscribers.ts';
import { type Check, checkOf } from './check.ts';

/** Every number from the first one to `last`, once. A feed that shows things when their reel is over sorts them by that. */
export const checkSubscriber = (
  { name, seqs, connections }: Subscriber,
  last: number,
  order: 'as numbered' | 'as shown',
): Check => {
  const faults: string[] = [];
  const sorted = order === 'as numbered' ? seqs : seqs.toSorted((a, b) => a - b);
  const first = sorted[0] ?? 0;
  for (const [index, seq] of sorted.entries()) {
    if (seq !== first + index) {
      faults.push(`${seq} came where ${first + index} belongs`);
      break;
    }
  }
  if (sorted.length === 0) faults.push('nothing came');
  else if (sorted.at(-1) !== last) faults.push(`${sorted.at(-1)} is the last that came, of ${last}`);
  return checkOf(name, `${seqs.length} messages from ${first} over ${connections()} connections`, faults);
};
