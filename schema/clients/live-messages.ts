import { RECONNECT_AFTER_MS, RECONNECT_SPREAD, reconnecting } from './reconnect.ts';

/** One event of the feed: docs/stomp.md names the types and their data. */
export interface LiveMessage {
  readonly eventType: number;
  readonly data: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
}

interface Frame {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The used part of a `Client` of `@stomp/stompjs` 7. */
interface StompClient {
  reconnectDelay: number;
  beforeConnect: (client: never) => void | Promise<void>;
  onConnect(frame: Frame): void;
  onWebSocketClose(close: { readonly reason: string }): void;
  subscribe(destination: string, hear: (message: Frame) => void, headers: Record<string, string>): unknown;
}

export interface LiveMessagesParts {
  readonly hear: (message: LiveMessage) => void;
  /** A message that is no JSON object of the feed. It is left out. */
  readonly onUnreadable: (error: unknown) => void;
  /** `Math.random`, but for tests. */
  readonly random?: () => number;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @throws SyntaxError · TypeError where the body is something else */
const messageOf = ({ headers, body }: Frame): LiveMessage => {
  const read: unknown = JSON.parse(body);
  if (!isRecord(read) || typeof read.eventType !== 'number' || !isRecord(read.data))
    throw new TypeError('the body is no event of the feed');
  return { eventType: read.eventType, data: read.data, headers };
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Follows `/topic/messages` with a client that isn't active yet: it resumes behind the newest message that it holds, and a lost connection
 * comes back after 5 s, within the window that the server announced.
 */
export const followLiveMessages = (client: StompClient, parts: LiveMessagesParts): void => {
  const { hear, onUnreadable, random = Math.random } = parts;
  const again = reconnecting(random);
  let resume: string | undefined;
  let lost = false;
  client.reconnectDelay = RECONNECT_AFTER_MS;
  client.beforeConnect = () => {
    const moment = lost ? again.delayMs() - RECONNECT_AFTER_MS : 0;
    return moment === 0 ? undefined : pause(moment);
  };
  client.onWebSocketClose = ({ reason }) => {
    lost = true;
    again.closed(reason);
  };
  client.onConnect = ({ headers }) => {
    again.joined(headers[RECONNECT_SPREAD]);
    const listen = (message: Frame): void => {
      resume = message.headers.resume ?? resume;
      try {
        hear(messageOf(message));
      } catch (error) {
        onUnreadable(error);
      }
    };
    client.subscribe('/topic/messages', listen, resume === undefined ? {} : { after: resume });
  };
};
