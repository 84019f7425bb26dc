import { escapeHeader } from './escape.ts';
import { escapesHeaders, type Header, type StompCommand } from './frame.ts';

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
