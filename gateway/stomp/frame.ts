/** Frames that clients send. */
export const CLIENT_COMMANDS = [
  'CONNECT',
  'STOMP',
  'SEND',
  'SUBSCRIBE',
  'UNSUBSCRIBE',
  'ACK',
  'NACK',
  'BEGIN',
  'COMMIT',
  'ABORT',
  'DISCONNECT',
] as const;
export type ClientCommand = (typeof CLIENT_COMMANDS)[number];

/** Frames that servers send. */
export const SERVER_COMMANDS = ['CONNECTED', 'MESSAGE', 'RECEIPT', 'ERROR'] as const;
export type ServerCommand = (typeof SERVER_COMMANDS)[number];

export const COMMANDS = [...CLIENT_COMMANDS, ...SERVER_COMMANDS] as const;
export type StompCommand = ClientCommand | ServerCommand;

export const isCommand = (text: string): text is StompCommand => COMMANDS.some((command) => command === text);
export const isClientCommand = (command: StompCommand): command is ClientCommand =>
  CLIENT_COMMANDS.some((one) => one === command);

/** Frames that may have a body; all others must not. */
export const mayHaveBody = (command: StompCommand): boolean =>
  command === 'SEND' || command === 'MESSAGE' || command === 'ERROR';

/** These two are as STOMP 1.0 knew them: nothing in their headers is escaped. */
export const escapesHeaders = (command: StompCommand): boolean => command !== 'CONNECT' && command !== 'CONNECTED';

export type Header = readonly [name: string, value: string];

/** One frame of STOMP 1.2. Headers in the order of the wire, repeated ones included. */
export interface Frame {
  readonly command: StompCommand;
  readonly headers: readonly Header[];
  readonly body: Uint8Array;
}

export type Headers = Pick<Frame, 'headers'>;

/** The first of a repeated header counts. Undefined where there is none. */
export const headerOf = ({ headers }: Headers, name: string): string | undefined =>
  headers.find(([one]) => one === name)?.[1];
