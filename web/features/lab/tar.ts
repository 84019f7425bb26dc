import { utf8 } from '../../../engine/fairness/bytes.ts';
import { concatBytes } from '../../../engine/log/note.ts';
import type { LogFiles } from './seal.ts';

const BLOCK = 512;

const octal = (value: number, digits: number): string => `${value.toString(8).padStart(digits - 1, '0')}\0`;

/** A header of POSIX ustar for a plain file (IEEE 1003.1, pax). */
const header = (path: string, size: number): Uint8Array => {
  const block = new Uint8Array(BLOCK);
  const put = (offset: number, text: string): void => block.set(utf8(text), offset);
  put(0, path);
  put(100, octal(0o644, 8));
  put(108, octal(0, 8));
  put(116, octal(0, 8));
  put(124, octal(size, 12));
  put(136, octal(0, 12));
  put(148, ' '.repeat(8));
  put(156, '0');
  put(257, 'ustar\x0000');
  const sum = block.reduce((total, byte) => total + byte, 0);
  put(148, `${octal(sum, 7)} `);
  return block;
};

/** An archive of a published log, as `npm run audit` and the standalone verifier read it. */
export const tarOf = (files: LogFiles): Uint8Array =>
  concatBytes(
    ...[...files].flatMap(([path, bytes]) => [
      header(path, bytes.length),
      bytes,
      new Uint8Array((BLOCK - (bytes.length % BLOCK)) % BLOCK),
    ]),
    new Uint8Array(2 * BLOCK),
  );
