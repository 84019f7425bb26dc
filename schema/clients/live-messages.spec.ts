import { Client } from '@stomp/stompjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followLiveMessages, type LiveMessage } from './live-messages.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A server of one client, which says what it is told to. */
const scripted = (random = 0.5) => {
  const sockets: { onopen?: () => void; onmessage?: (event: object) => void; onclose?: (event: object) => void }[] = [];
  const openedAt: number[] = [];
  const sent: string[] = [];
  const heard: LiveMessage[] = [];
  const unreadable: unknown[] = [];
  const client = new Client({
    heartbeatIncoming: 0,
    heartbeatOutgoing: 0,
    webSocketFactory: () => {
      openedAt.push(Date.now());
      const socket = {
        url: 'ws://site',
        readyState: 1,
        onopen: () => undefined,
        onmessage: () => undefined,
        onclose: () => undefined,
        onerror: () => undefined,
        send: (text: string) => sent.push(text),
        close: () => undefined,
      };
      sockets.push(socket);
      return socket;
    },
  });
  followLiveMessages(client, {
    hear: (message) => heard.push(message),
    onUnreadable: (error) => unreadable.push(error),
    random: () => random,
  });
  const newest = () => sockets.at(-1);
  return {
    client,
    openedAt,
    sent,
    heard,
    unreadable,
    open: () => newest()?.onopen?.(),
    say: (text: string) => newest()?.onmessage?.({ data: text }),
    close: (reason: string) => newest()?.onclose?.({ code: 1001, reason, wasClean: true }),
  };
};

const connected = (more = ''): string => `CONNECTED\nversion:1.2\n${more}\n\0`;
const event = (resume: number, body: string): string =>
  `MESSAGE\nsubscription:sub-0\nmessage-id:${resume}\ndestination:/topic/messages\nresume:${resume}\n\n${body}\0`;

describe('a client of the kit', () => {
  it('comes back five seconds after a loss, and goes on behind the newest message', async () => {
    const { client, openedAt, sent, heard, open, say, close } = scripted();
    client.activate();
    await vi.advanceTimersByTimeAsync(0);
    open();
    say(connected());
    say(event(7, '{"eventType":21,"data":{"id":"a"}}'));
    expect(heard.map(({ eventType, data }) => [eventType, data])).toEqual([[21, { id: 'a' }]]);
    close('');
    await vi.advanceTimersByTimeAsync(4_999);
    expect(openedAt).toEqual([0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(openedAt).toEqual([0, 5_000]);
    open();
    say(connected());
    expect(
      sent.filter((frame) => frame.startsWith('SUBSCRIBE')).map((frame) => /\nafter:(.*)\n/.exec(frame)?.[1]),
    ).toEqual([undefined, '7']);
  });

  it.each([
    ['when it joined', 'reconnect-spread:8000\n', ''],
    ['with the close', '', 'going away; reconnect-spread=8000'],
  ])('comes back within the window that the server announced %s', async (_when, header, reason) => {
    const { client, openedAt, open, say, close } = scripted();
    client.activate();
    await vi.advanceTimersByTimeAsync(0);
    open();
    say(connected(header));
    close(reason);
    await vi.advanceTimersByTimeAsync(8_999);
    expect(openedAt).toEqual([0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(openedAt).toEqual([0, 9_000]);
  });

  it('leaves out what it cannot read, and goes on', async () => {
    const { client, heard, unreadable, open, say } = scripted();
    client.activate();
    await vi.advanceTimersByTimeAsync(0);
    open();
    say(connected());
    for (const body of ['{', '[]', '{"eventType":"21","data":{}}', '{"eventType":21}']) say(event(1, body));
    say(event(2, '{"eventType":33,"data":{}}'));
    expect([unreadable.length, heard.map(({ headers }) => headers.resume)]).toEqual([4, ['2']]);
  });
});
