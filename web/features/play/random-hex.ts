import { toHex } from '../../../engine/fairness/bytes.ts';

/** Fresh bits of the browser's own generator, in hex: 16 bytes are the 128 bits that a play brings. */
export const randomHex = (bytes: number): string => toHex(crypto.getRandomValues(new Uint8Array(bytes)));
