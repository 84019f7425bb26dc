import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TooManyListeners } from '../../engine/projections/broadcast.ts';
import { type Mailbox, mailbox } from '../../engine/projections/mailbox.ts';
import { GatewayError } from '../errors.ts';
import { type StompConnection, stompConnection } from './connection.ts';
import { headerOf } from './frame.ts';
import { framesOf, parsed, utf8 } from './testing/frames.ts';
import type { TopicMessage } from './topic.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

const messageOf = (seq: number): TopicMessage => ({
  place: { seq, position: seq, displayAt: 0, resume: seq },
  body: async () => ({ text: '{}', bytes: 2 }),
});

const opened = (spreadMs = 0) => {
  const texts: string[] = [];
  const ends: (readonly [number, string])[] = [];
  const errors: unknown[] = [];
  const queues: Mailbox<TopicMessage>[] = [];
  let left = 0;
  let leaves = 0;
  let gate: Promise<void> = Promise.resolve();
  let full = false;
  let pays = true;
  const asked: number[] = [];
  let newest: () => Promise<number> = async () => 100;
  const connection: StompConnection = stompConnection({
    topic: {
      listen: () => {
        if (full) throw new TooManyListeners('full');
        const queue = mailbox<TopicMessage>({
          limit: 2,
          beyond: 'cut off',
          onLeave: () => {
            leaves += 1;
          },
        });
        queues.push(queue);
        return queue;
      },
    },
    spreadMs,
    payForSubscription: () => {
      if (!pays) throw new GatewayError('RATE_LIMITED', { retryAfterSeconds: 7 });
    },
    hasHappened: async (seq) => {
      asked.push(seq);
      return seq <= (await newest());
    },
    send: (text) => {
      texts.push(text);
      left += 1;
      return gate;
    },
    hangUp: (code, reason) => ends.push([code, reason]),
    onError: (error) => errors.push(error),
  });
  return {
    connection,
    ends,
    errors,
    texts,
    queues,
    say: (text: string) => connection.receive(utf8(text), null),
    frames: () => framesOf(texts.flatMap((text) => parsed(text))),
    beats: () => texts.filter((text) => text === '\n').length,
    sent: () => left,
    leaves: () => leaves,
    /** Messages stay from now on, until what it answers is called. */
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
    asked,
    /** From now on the newest event is this one. */
    upTo: (newestSeq: () => Promise<number>) => {
      newest = newestSeq;
    },
    fill: () => {
      full = true;
    },
    overdraw: () => {
      pays = false;
    },
  };
};

const connect = (heartBeat: string): string => `CONNECT\naccept-version:1.2\nheart-beat:${heartBeat}\n\n\0`;
const SUBSCRIBE = 'SUBSCRIBE\nid:a\ndestination:/topic/messages\nreceipt:s\n\n\0';
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('heart-beats', () => {
  it('are sent whenever nothing else was for ten seconds', async () => {
    const { say, beats, queues } = opened();
    say(connect('0,10000'));
    say(SUBSCRIBE);
    await pass(9_999);
    expect(beats()).toBe(0);
    await pass(1);
    expect(beats()).toBe(1);
    await pass(6_000);
    queues[0]?.push(messageOf(1));
    await pass(9_999);
    expect(beats()).toBe(1);
    await pass(1);
    expect(beats()).toBe(2);
  });

  it('may come once a minute, as those of a hidden page do', async () => {
    const { say, ends } = opened();
    say(connect('10000,0'));
    for (let minute = 0; minute < 10; minute += 1) {
      await pass(60_000);
      say('\n');
    }
    expect(ends).toEqual([]);
  });

  it.each([
    ['10000', 120_000],
    ['90000', 180_000],
  ])('are expected: a client that promised one in %s ms is gone after %i of silence', async (every, patience) => {
    const { say, ends } = opened();
    say(connect(`${every},0`));
    await pass(patience - 1);
    say('\n');
    await pass(patience - 1);
    expect(ends).toEqual([]);
    await pass(1);
    expect(ends).toEqual([[4408, 'silent']]);
  });

  it('are neither sent to nor expected from a client that has none', async () => {
    const { say, beats, ends } = opened();
    say(connect('0,0'));
    await pass(100_000);
    expect([beats(), ends]).toEqual([0, []]);
  });
});

describe('a connection', () => {
  it('is told over what window clients come back where many listen, and nothing where few do', async () => {
    const announced = (spreadMs: number): string | undefined => {
      const { say, frames } = opened(spreadMs);
      say(connect('0,0'));
      const [answer] = frames();
      return answer && headerOf(answer, 'reconnect-spread');
    };
    expect([announced(8_000), announced(0)]).toEqual(['8000', undefined]);
  });

  it('is closed when CONNECT does not come in ten seconds, signs of life or not', async () => {
    const { say, ends } = opened();
    await pass(9_000);
    say('\n');
    await pass(1_000);
    expect(ends).toEqual([[4408, 'silent']]);
  });

  it('answers frames that come in pieces, and several that come at once', () => {
    const { say, frames } = opened();
    const text = `${connect('0,0')}\n${SUBSCRIBE}UNSUBSCRIBE\nid:a\nreceipt:u\n\n\0`;
    say(text.slice(0, 20));
    say(text.slice(20));
    expect(frames().map((frame) => [frame.command, headerOf(frame, 'receipt-id')])).toEqual([
      ['CONNECTED', undefined],
      ['RECEIPT', 's'],
      ['RECEIPT', 'u'],
    ]);
  });

  it('says why before it closes, hears nothing afterwards and keeps nothing', async () => {
    const { say, frames, ends, leaves, sent } = opened();
    say(connect('10000,10000') + SUBSCRIBE);
    say(`SEND\n\n\0${SUBSCRIBE}`);
    expect(headerOf(frames().at(-1) ?? { headers: [] }, 'code')).toBe('READ_ONLY');
    expect(ends).toEqual([[4400, 'READ_ONLY']]);
    const before = sent();
    say(connect('0,0'));
    await pass(100_000);
    expect([sent(), ends.length, leaves(), vi.getTimerCount()]).toEqual([before, 1, 1, 0]);
  });

  it('keeps nothing when the other side is gone', () => {
    const { say, connection, leaves } = opened();
    say(connect('10000,10000') + SUBSCRIBE);
    connection.closed();
    expect([leaves(), vi.getTimerCount()]).toEqual([1, 0]);
  });

  it('tells a subscriber that it is one too many, with its receipt', () => {
    const { say, frames, ends, fill } = opened();
    fill();
    say(connect('0,0') + SUBSCRIBE);
    const last = frames().at(-1) ?? { headers: [] };
    expect([headerOf(last, 'code'), headerOf(last, 'receipt-id')]).toEqual(['BUSY', 's']);
    expect(ends).toEqual([[1013, 'BUSY']]);
  });

  it('says how long to wait where the client has used up its work, and closes', async () => {
    const { say, frames, ends, overdraw, queues } = opened();
    overdraw();
    say(connect('0,0') + SUBSCRIBE);
    await pass(0);
    const last = frames().at(-1) ?? { headers: [] };
    expect([headerOf(last, 'code'), headerOf(last, 'message')]).toEqual(['RATE_LIMITED', 'retry after 7 s']);
    expect([ends, queues]).toEqual([[[1013, 'RATE_LIMITED']], []]);
  });

  it('puts one message at a time on its way, and cuts off a client that fell behind', async () => {
    const { say, ends, queues, hold, frames } = opened();
    say(connect('0,0') + SUBSCRIBE);
    const leave = hold();
    for (let seq = 1; seq <= 5; seq += 1) queues[0]?.push(messageOf(seq));
    await pass(1);
    expect(frames().filter(({ command }) => command === 'MESSAGE')).toHaveLength(1);
    leave();
    await pass(1);
    expect(ends).toEqual([[4413, 'too slow']]);
  });

  it('sends a message to the subscription it was for, not to the next of the same name', async () => {
    const { say, queues, frames } = opened();
    say(connect('0,0') + SUBSCRIBE);
    await pass(0);
    queues[0]?.push(messageOf(1));
    say(`UNSUBSCRIBE\nid:a\n\n\0${SUBSCRIBE}`);
    await pass(0);
    queues[1]?.push(messageOf(2));
    await pass(0);
    const messages = frames().filter(({ command }) => command === 'MESSAGE');
    expect(messages.map((frame) => headerOf(frame, 'seq'))).toEqual(['2']);
  });
});

describe('going on behind an event', () => {
  const SUBSCRIBE_AFTER = 'SUBSCRIBE\nid:a\ndestination:/topic/messages\nafter:101\nreceipt:s\n\n\0';
  const commands = (frames: readonly { readonly command: string }[]) => frames.map(({ command }) => command);

  it('that has not happened is refused, and nothing is listened to', async () => {
    const { say, frames, ends, queues } = opened();
    say(connect('0,0') + SUBSCRIBE_AFTER);
    await pass(0);
    const last = frames().at(-1) ?? { headers: [] };
    expect([headerOf(last, 'code'), headerOf(last, 'receipt-id')]).toEqual(['HEADER_INVALID', 's']);
    expect([ends, queues]).toEqual([[[4400, 'HEADER_INVALID']], []]);
  });

  it('that has happened begins once that is known, and its receipt says so', async () => {
    const { say, frames, queues, upTo } = opened();
    const { promise, resolve } = Promise.withResolvers<number>();
    upTo(() => promise);
    say(connect('0,0') + SUBSCRIBE_AFTER);
    await pass(5);
    expect([commands(frames()), queues.length]).toEqual([['CONNECTED'], 0]);
    resolve(101);
    await pass(0);
    expect([commands(frames()), queues.length]).toEqual([['CONNECTED', 'RECEIPT'], 1]);
  });

  it('is not looked up for who goes on behind nothing', () => {
    const { say, asked } = opened();
    say(connect('0,0') + SUBSCRIBE);
    expect(asked).toEqual([]);
  });

  it.each([
    ['left', (say: (text: string) => void) => say('UNSUBSCRIBE\nid:a\n\n\0')],
    ['is gone', (_say: (text: string) => void, connection: StompConnection) => connection.closed()],
  ])('keeps nothing of a client that %s before it was known', async (_how, leave) => {
    const { say, connection, queues, upTo } = opened();
    const { promise, resolve } = Promise.withResolvers<number>();
    upTo(() => promise);
    say(connect('0,0') + SUBSCRIBE_AFTER);
    leave(say, connection);
    resolve(101);
    await pass(0);
    expect(queues).toEqual([]);
  });

  it('is tried later where nobody can tell', async () => {
    const { say, errors, ends, upTo } = opened();
    upTo(async () => {
      throw new Error('away');
    });
    say(connect('0,0') + SUBSCRIBE_AFTER);
    await pass(0);
    expect([errors.length, ends]).toEqual([1, [[1013, 'BUSY']]]);
  });
});
