import { RECONNECT_SPREAD } from '../../schema/clients/reconnect.ts';
import { meaningOf, type StompFault } from './errors.ts';
import { escapeHeader } from './escape.ts';
import { escapesHeaders, type Header, type StompCommand } from './frame.ts';
import { DESTINATION, type MessageBody, type MessagePlace, type ServerFrame } from './session-state.ts';

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

export const VERSION = '1.2';
/** Milliseconds between signs of life, offered and asked for. */
export const HEART_BEAT_MS = 10_000;

const bodyHeaders = (type: string, bytes: number): readonly Header[] => [
  ['content-type', type],
  ['content-length', String(bytes)],
];

/** A window of 0 isn't announced. */
export const connected = (spreadMs: number): ServerFrame => ({
  command: 'CONNECTED',
  headers: [
    ['version', VERSION],
    ['heart-beat', `${HEART_BEAT_MS},${HEART_BEAT_MS}`],
    ['server', 'glasscase'],
    ...(spreadMs === 0 ? [] : [[RECONNECT_SPREAD, String(spreadMs)] as const]),
  ],
  text: '',
});

export const receiptFor = (id: string): ServerFrame => ({
  command: 'RECEIPT',
  headers: [['receipt-id', id]],
  text: '',
});

export const errorFrame = ({ code, detail }: StompFault, receipt: string | undefined): ServerFrame => {
  const text = `${meaningOf(code)}\n`;
  return {
    command: 'ERROR',
    headers: [
      ['message', detail],
      ['code', code],
      ...(code === 'VERSION_UNSUPPORTED' ? [['version', VERSION] as const] : []),
      ...(receipt === undefined ? [] : [['receipt-id', receipt] as const]),
      ...bodyHeaders('text/plain', new TextEncoder().encode(text).length),
    ],
    text,
  };
};

/** One event for one subscription. `ack` only where the client acknowledges. */
export const messageFrame = (
  subscription: string,
  { seq, position, displayAt, resume }: MessagePlace,
  { text, bytes }: MessageBody,
  ack: string | null,
): ServerFrame => ({
  command: 'MESSAGE',
  headers: [
    ['subscription', subscription],
    ['message-id', String(seq)],
    ['destination', DESTINATION],
    ...(ack === null ? [] : [['ack', ack] as const]),
    ['seq', String(seq)],
    ['position', String(position)],
    ['display-at', new Date(displayAt).toISOString()],
    ['resume', String(resume)],
    ...bodyHeaders('application/json', bytes),
  ],
  text,
});

/** A frame as a WebSocket text message. */
export const frameText = ({ command, headers, text }: ServerFrame): string =>
  `${serialiseHead(command, headers)}${text}\0`;
