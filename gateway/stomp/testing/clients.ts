import { Client, type IFrame, type IMessage, type StompConfig } from '@stomp/stompjs';
import WebSocket from 'ws';
import { z } from 'zod';
import { DESTINATION } from '../session-state.ts';

const body = z.object({ eventType: z.int(), data: z.record(z.string(), z.unknown()) });

export interface Event {
  readonly seq: number;
  readonly eventType: number;
  readonly data: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
}

const eventOf = ({ headers, body: text }: IMessage): Event => ({
  seq: Number(headers.seq),
  headers,
  ...body.parse(JSON.parse(text)),
});

/** The public client, and everything that came to it. It resumes as `docs/stomp.md` says. */
export interface Follower {
  readonly client: Client;
  /** In the order they came, some of them twice. */
  readonly events: readonly Event[];
  readonly errors: readonly IFrame[];
  /** How often it connected. */
  connections(): number;
}

export interface Following {
  /** Where to begin; null at what comes next. */
  readonly after?: number | null;
  /** Says when an event came. */
  readonly onEvent?: (event: Event) => void;
  readonly config?: StompConfig;
}

/** Connects and subscribes; resolves when the subscription is confirmed. */
export const followTopic = async (brokerURL: string, options: Following = {}): Promise<Follower> => {
  const { after = null, onEvent, config = {} } = options;
  const events: Event[] = [];
  const errors: IFrame[] = [];
  let connections = 0;
  let resume = after;
  const { promise: subscribed, resolve: confirmed } = Promise.withResolvers<void>();
  const client = new Client({ brokerURL, ...config });
  client.onConnect = () => {
    connections += 1;
    client.watchForReceipt(`subscribed ${connections}`, () => confirmed());
    const headers = { receipt: `subscribed ${connections}`, ...(resume === null ? {} : { after: String(resume) }) };
    client.subscribe(
      DESTINATION,
      (message) => {
        const event = eventOf(message);
        resume = Number(message.headers.resume);
        events.push(event);
        onEvent?.(event);
      },
      headers,
    );
  };
  client.onStompError = (frame) => errors.push(frame);
  client.activate();
  await subscribed;
  return { client, events, errors, connections: () => connections };
};

export const CONNECT = 'CONNECT\naccept-version:1.2\nheart-beat:0,0\n\n\0';
/** From the beginning of what is kept. */
export const SUBSCRIBE = 'SUBSCRIBE\nid:a\ndestination:/topic/messages\nafter:0\n\n\0';

/** Each once, in order. */
export const seqsOf = (events: readonly Event[]): readonly number[] =>
  [...new Set(events.map(({ seq }) => seq))].toSorted((a, b) => a - b);
export const countTo = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** A client that says what it likes, once it is let in or its socket is closed. */
export const rawClient = async (url: string, protocols: string[] = ['v12.stomp']) => {
  const socket = new WebSocket(url, protocols);
  const received: string[] = [];
  socket.on('message', (data) => received.push(String(data)));
  socket.on('error', () => undefined);
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await Promise.race([new Promise((resolve) => socket.once('open', resolve)), closed]);
  return { socket, received, closed };
};
