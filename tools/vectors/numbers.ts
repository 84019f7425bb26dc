import { createHash } from 'node:crypto';

/** Numbers of vectors follow from names, so that a generator writes the same bytes every time. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
export const number = (text: string, below: number): number =>
  Number(BigInt(`0x${digest(text).slice(0, 12)}`) % BigInt(below));
