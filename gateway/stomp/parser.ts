import type { StompFault } from './errors.ts';
import { unescapeHeader } from './escape.ts';
import {
  escapesHeaders,
  type Frame,
  type Header,
  headerOf,
  isCommand,
  mayHaveBody,
  type StompCommand,
} from './frame.ts';

const malformed = (detail: string): StompFault => ({ code: 'FRAME_MALFORMED', detail });
const tooLarge = (detail: string): StompFault => ({ code: 'FRAME_TOO_LARGE', detail });

/** One line of a frame's headers, without its line end. */
const readHeaderLine = (command: StompCommand, line: string): Header | StompFault => {
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

const NOTHING = new Uint8Array();

/** Ends the parsing from within it, and never leaves the parser. */
class Broken extends Error {
  readonly fault: StompFault;
  constructor(fault: StompFault) {
    super(fault.detail);
    this.fault = fault;
  }
}

const broken = (fault: StompFault): never => {
  throw new Broken(fault);
};

const joined = (first: Uint8Array, second: Uint8Array): Uint8Array => {
  if (first.length === 0) return second;
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
};

/** Text in UTF-8. @throws Broken */
const textOf = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return broken(malformed('headers that are not UTF-8'));
  }
};

export interface FrameLimits {
  /** Headers of one frame. */
  readonly headers: number;
  /** Bytes of one header line. */
  readonly headerBytes: number;
  readonly bodyBytes: number;
  /** Bytes of a whole frame. */
  readonly frameBytes: number;
}

/** The limits of a client's frames. A client of this server sends only short frames. */
export const CLIENT_LIMITS: FrameLimits = { headers: 32, headerBytes: 2_048, bodyBytes: 8_192, frameBytes: 16_384 };

export type Received =
  | { readonly kind: 'frame'; readonly frame: Frame }
  /** A line end between frames. */
  | { readonly kind: 'beat' }
  /** Where a frame ends can't be told any more: nothing follows. */
  | { readonly kind: 'broken'; readonly fault: StompFault };

export interface FrameParser {
  /** Takes the next bytes, cut anywhere, and answers what is complete by now. Never throws. */
  readonly push: (bytes: Uint8Array) => readonly Received[];
}

const [NUL, LF, CR] = [0, 10, 13];
/** `UNSUBSCRIBE` and a carriage return. */
const COMMAND_BYTES = 12;
/** The frame that is being read. */
interface Draft {
  readonly command: StompCommand;
  readonly headers: Header[];
  /** Null until all headers are there. */
  body: { readonly length: number | null } | null;
}

/** Reads a stream of STOMP 1.2 frames within limits. The bytes that the parser holds never exceed them. */
export const frameParser = (limits: FrameLimits = CLIENT_LIMITS): FrameParser => {
  /** The beginning of a line or of a body. */
  let held: Uint8Array = NOTHING;
  let draft: Draft | null = null;
  let frameBytes = 0;
  let dead = false;

  const count = (bytes: number): void => {
    frameBytes += bytes;
    if (frameBytes > limits.frameBytes) broken(tooLarge('the frame is too long'));
  };

  /** Keeps a beginning; its bytes are the caller's to reuse. */
  const hold = (bytes: Uint8Array): void => {
    held = joined(held, bytes).slice();
  };

  /** The line that ends here, without its end; null where it goes on. */
  const takeLine = (bytes: Uint8Array, limit: number, what: string): { line: Uint8Array; used: number } | null => {
    const end = bytes.indexOf(LF);
    const part = end < 0 ? bytes : bytes.subarray(0, end);
    if (part.includes(NUL)) broken(malformed('the frame ends before its headers do'));
    if (held.length + part.length > limit) broken(tooLarge(`${what} is too long`));
    if (end < 0) {
      hold(part);
      return null;
    }
    const whole = joined(held, part);
    held = NOTHING;
    return { line: whole.at(-1) === CR ? whole.subarray(0, -1) : whole, used: end + 1 };
  };

  const lengthOf = (frame: Draft): number | null => {
    const given = headerOf(frame, 'content-length');
    if (given === undefined) return null;
    if (!/^[0-9]{1,15}$/.test(given)) broken(malformed('a content-length that is no number'));
    const length = Number(given);
    if (length > limits.bodyBytes) broken(tooLarge('the body is too long'));
    if (length > 0 && !mayHaveBody(frame.command)) broken(malformed(`${frame.command} has no body`));
    return length;
  };

  const takeHeader = (frame: Draft, line: Uint8Array): void => {
    if (line.length === 0) {
      frame.body = { length: lengthOf(frame) };
      return;
    }
    if (frame.headers.length >= limits.headers) broken(tooLarge('too many headers'));
    const header = readHeaderLine(frame.command, textOf(line));
    if ('code' in header) broken(header);
    else frame.headers.push(header);
  };

  const beginFrame = (line: Uint8Array): void => {
    const command = textOf(line);
    if (isCommand(command)) draft = { command, headers: [], body: null };
    else broken({ code: 'COMMAND_UNKNOWN', detail: 'the command is none of STOMP 1.2' });
  };

  /** Bytes used of a body, and the body where it ends here. */
  const takeBody = (
    { command }: Draft,
    length: number | null,
    bytes: Uint8Array,
  ): { readonly used: number; readonly body: Uint8Array | null } => {
    const end = length === null ? bytes.indexOf(NUL) : length - held.length;
    if (end < 0 || end >= bytes.length) {
      const allowed = mayHaveBody(command) ? limits.bodyBytes : 0;
      if (held.length + bytes.length > allowed) {
        broken(allowed === 0 ? malformed(`${command} has no body`) : tooLarge('the body is too long'));
      }
      hold(bytes);
      return { used: bytes.length, body: null };
    }
    if (bytes[end] !== NUL) broken(malformed('no NUL behind the body'));
    const body = joined(held, bytes.subarray(0, end)).slice();
    if (body.length > 0 && !mayHaveBody(command)) broken(malformed(`${command} has no body`));
    if (body.length > limits.bodyBytes) broken(tooLarge('the body is too long'));
    held = NOTHING;
    return { used: end + 1, body };
  };

  /** Reads on, and answers how many bytes were used: at least one. */
  const step = (bytes: Uint8Array, found: Received[]): number => {
    if (draft === null) {
      const taken = takeLine(bytes, COMMAND_BYTES, 'the command');
      if (taken === null) {
        count(bytes.length);
        return bytes.length;
      }
      if (taken.line.length === 0) {
        frameBytes = 0;
        found.push({ kind: 'beat' });
        return taken.used;
      }
      count(taken.used);
      beginFrame(taken.line);
      return taken.used;
    }
    if (draft.body === null) {
      const taken = takeLine(bytes, limits.headerBytes, 'a header');
      const used = taken?.used ?? bytes.length;
      count(used);
      if (taken !== null) takeHeader(draft, taken.line);
      return used;
    }
    const { used, body } = takeBody(draft, draft.body.length, bytes);
    count(used);
    if (body === null) return used;
    found.push({ kind: 'frame', frame: { command: draft.command, headers: draft.headers, body } });
    draft = null;
    frameBytes = 0;
    return used;
  };

  return {
    push: (bytes) => {
      const found: Received[] = [];
      let offset = 0;
      try {
        while (!dead && offset < bytes.length) offset += step(bytes.subarray(offset), found);
      } catch (error) {
        if (!(error instanceof Broken)) throw error;
        dead = true;
        held = NOTHING;
        draft = null;
        found.push({ kind: 'broken', fault: error.fault });
      }
      return found;
    },
  };
};
