import { escapeHeader } from './escape.ts';
import { escapesHeaders, type Frame, type Header, mayHaveBody, type StompCommand } from './frame.ts';

const BROKEN_RAW = /[\r\n]/;

const lineOf = (command: StompCommand, [name, value]: Header): string => {
  if (name === '' || `${name}${value}`.includes('\0')) throw new RangeError('a header that no frame can carry');
  if (escapesHeaders(command)) return `${escapeHeader(name)}:${escapeHeader(value)}\n`;
  if (name.includes(':') || BROKEN_RAW.test(name) || BROKEN_RAW.test(value)) {
    throw new RangeError(`${command} escapes nothing and can't carry this header`);
  }
  return `${name}:${value}\n`;
};

/**
 * A frame up to its body.
 * @throws RangeError for an empty name, a NUL, and in CONNECT and CONNECTED for line ends and a colon in a name
 */
export const serialiseHead = (command: StompCommand, headers: readonly Header[]): string =>
  `${command}\n${headers.map((header) => lineOf(command, header)).join('')}\n`;

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
