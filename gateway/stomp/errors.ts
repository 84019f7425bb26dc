import type { GatewayError } from '../errors.ts';

/** Everything an ERROR frame's `code` can be, and what it tells the client. */
export const MEANINGS = {
  ALREADY_CONNECTED: 'The connection is open already; CONNECT is the first frame and comes once.',
  BUSY: 'The feed takes no more listeners right now. Come back later.',
  COMMAND_UNKNOWN: 'STOMP 1.2 does not have this command, or only servers send it.',
  DESTINATION_UNKNOWN: 'This destination does not exist: `/topic/messages` is the only one.',
  FRAME_MALFORMED: 'The bytes are no frame of STOMP 1.2.',
  FRAME_TOO_LARGE: 'The frame is beyond a limit: its command, a header, their number, or the body.',
  HEADER_INVALID: 'A header has a value that it can not have.',
  HEADER_MISSING: 'A header that the frame needs is missing.',
  MESSAGE_UNKNOWN: 'No message that waits for its acknowledgement has this id.',
  NOT_CONNECTED: 'The first frame has to be CONNECT or STOMP.',
  NOT_SUPPORTED: 'Transactions are not supported: nothing can be sent here.',
  RATE_LIMITED:
    'The address, session or account has used up the work that it may ask for; `message` says how long to wait.',
  READ_ONLY: 'Clients only listen here; SEND is refused for every destination.',
  SUBSCRIPTION_EXISTS: 'This connection has a subscription with this id.',
  SUBSCRIPTION_UNKNOWN: 'This connection has no subscription with this id.',
  TOO_MANY_SUBSCRIPTIONS: 'The connection has, or has had, as many subscriptions as one may have.',
  VERSION_UNSUPPORTED: 'The client does not speak STOMP 1.2; the `version` header says what is spoken here.',
} as const;

/** A stable code; the text beside it is for developers and may change. */
export type StompCode = keyof typeof MEANINGS;

export const meaningOf = (code: StompCode): string => MEANINGS[code];

/** A fault in a client's bytes or frames. */
export interface StompFault {
  readonly code: StompCode;
  /** In a few words for a developer; never repeats more than a name of what was sent. */
  readonly detail: string;
}

export const rateLimited = ({ details }: GatewayError): StompFault => ({
  code: 'RATE_LIMITED',
  detail: `retry after ${details.retryAfterSeconds} s`,
});
