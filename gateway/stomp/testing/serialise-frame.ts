import { type Frame, mayHaveBody } from '../frame.ts';
import { serialiseHead } from '../server-frames.ts';

/**
 * A frame as it stands on the wire. Adds no header: a body with a NUL needs its `content-length`.
 * @throws RangeError for what the wire can't carry
 */
export const serialiseFrame = ({ command, headers, body }: Frame): Uint8Array => {
  const length = headers.find(([name]) => name === 'content-length')?.[1];
  if (body.length > 0 && !mayHaveBody(command)) throw new RangeError(`${command} has no body`);
  if (length === undefined ? body.includes(0) : length !== String(body.length)) {
    throw new RangeError('the body does not fit its content-length');
  }
  const head = new TextEncoder().encode(serialiseHead(command, headers));
  const bytes = new Uint8Array(head.length + body.length + 1);
  bytes.set(head);
  bytes.set(body, head.length);
  return bytes;
};
