import type { StompFault } from './errors.ts';
import { unescapeHeader } from './escape.ts';
import { escapesHeaders, type Header, type StompCommand } from './frame.ts';

export const malformed = (detail: string): StompFault => ({ code: 'FRAME_MALFORMED', detail });
export const tooLarge = (detail: string): StompFault => ({ code: 'FRAME_TOO_LARGE', detail });

/** One line of a frame's headers, without its line end. */
export const readHeaderLine = (command: StompCommand, line: string): Header | StompFault => {
  const colon = line.indexOf(':');
  if (colon < 1) return malformed('a header line without a name or a colon');
  if (line.includes('\r')) return malformed('a carriage return inside of a header');
  const [name, value] = [line.slice(0, colon), line.slice(colon + 1)];
  if (!escapesHeaders(command)) return [name, value];
  if (value.includes(':')) return malformed('a colon that is not escaped');
  const header = [unescapeHeader(name), unescapeHeader(value)] as const;
  if (header[0] === null || header[1] === null) return malformed('an unknown escape sequence in a header');
  return [header[0], header[1]];
};
