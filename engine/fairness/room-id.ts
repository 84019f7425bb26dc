import { utf8 } from './bytes.ts';
import type { Hashing } from './hashing.ts';

/** The id of a room where many play: the first 16 bytes of SHA-256 over the text, 22 characters of base64url. */
export const roomIdOf = (hashing: Hashing, text: string): string => {
  const bytes = hashing.sha256(utf8(text)).subarray(0, 16);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
};
