import type { SubmissionTrace } from '../engine.ts';

/** Of everything that gateways and engines say to each other; another version is refused, never guessed at. */
export const PROTOCOL_VERSION = 2;

/** The largest message; servers allow 1 MiB with its headers. */
export const MAX_MESSAGE_BYTES = 1_000_000;

/** How often an engine says that it is there, and how long its silence may last before it counts as gone. */
export const ANNOUNCE_EVERY_MS = 500;
export const GONE_AFTER_MS = 2_000;

/** NATS header with the id of the request that a submission belongs to. */
const REQUEST_HEADER = 'Glasscase-Request';

/** The subjects of messages, under the first word of a site's subjects. */
export const subjectsOf = (prefix: string) => ({
  /** Engines announce themselves. */
  presence: `${prefix}.engine-presence`,
  /** A gateway asks every engine to announce itself at once. */
  call: `${prefix}.engine-call`,
  /** Commands for one engine. */
  commands: (engine: string): string => `${prefix}.engine.${engine}`,
});

const engineId = /^[A-Za-z0-9_-]{1,64}$/;
export const isEngineId = (text: string): boolean => engineId.test(text);

const requestId = /^[\x21-\x7e]{1,200}$/;

/** W3C Trace Context's own name. */
const TRACE_HEADER = 'traceparent';
const traceparent = /^00-[0-9a-f]{32}-[0-9a-f]{16}-0[01]$/;

const HEADERS = [
  { name: REQUEST_HEADER, key: 'requestId', format: requestId },
  { name: TRACE_HEADER, key: 'traceparent', format: traceparent },
] as const;

/** Header lines for a trace, without values that could be more than one line. */
export const traceHeaders = (trace: SubmissionTrace): readonly (readonly [string, string])[] =>
  HEADERS.flatMap(({ name, key, format }) => {
    const text = trace[key];
    return text !== undefined && format.test(text) ? [[name, text] as const] : [];
  });

export const traceOf = (header: (name: string) => string | undefined): SubmissionTrace =>
  Object.fromEntries(
    HEADERS.flatMap(({ name, key, format }) => {
      const text = header(name);
      return text !== undefined && format.test(text) ? [[key, text]] : [];
    }),
  );
