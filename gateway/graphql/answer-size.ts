import { GatewayError } from '../errors.ts';
import { LIMITS } from './limits.ts';

/**
 * Bytes of a value's JSON in UTF-8, escapes aside; null once they are more than `bound`. Nothing is written for it, so an
 * answer that repeats one text ten thousand times takes no more memory than the text.
 */
export const jsonBytes = (value: unknown, bound: number): number | null => {
  let bytes = 0;
  const add = (one: unknown): void => {
    if (bytes > bound) return;
    if (typeof one === 'string') bytes += Buffer.byteLength(one) + 2;
    else if (typeof one !== 'object' || one === null) bytes += String(one).length;
    else if (Array.isArray(one)) {
      bytes += one.length + 1;
      for (const each of one) add(each);
    } else {
      bytes += 1;
      for (const [name, each] of Object.entries(one)) {
        bytes += name.length + 4;
        add(each);
      }
    }
  };
  add(value);
  return bytes > bound ? null : bytes;
};

export const answerTooLong = (): GatewayError =>
  new GatewayError('QUERY_TOO_COMPLEX', { limit: 'bytes', bound: LIMITS.bytes });

export const isTooLong = (answer: unknown): boolean => jsonBytes(answer, LIMITS.bytes) === null;
