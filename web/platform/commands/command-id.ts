import { toHex } from '../../../engine/fairness/bytes.ts';

/** Fills bytes with randomness: `crypto.getRandomValues` in a page. */
export type RandomBytes = (count: number) => Uint8Array;

export const pageRandomBytes: RandomBytes = (count) => crypto.getRandomValues(new Uint8Array(count));

/**
 * A version 4 UUID (RFC 9562). Not `crypto.randomUUID`, which pages have on secure origins only, and a site tried out in
 * a local network is none.
 */
export const newCommandId = (random: RandomBytes = pageRandomBytes): string => {
  const bytes = Uint8Array.from(random(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = toHex(bytes);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
};
