import fc from 'fast-check';
import { buildSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RawData, WebSocket } from 'ws';
import { readSdl } from '../../gateway/graphql/schema.ts';
import { frameParser, type Received } from '../../gateway/stomp/parser.ts';
import { CONNECT, rawClient, SUBSCRIBE } from '../../gateway/stomp/testing/clients.ts';
import { anyFrame } from '../../gateway/stomp/testing/frames.ts';
import { serialiseFrame } from '../../gateway/stomp/testing/serialise-frame.ts';
import { until } from '../../gateway/testing/sockets.ts';
import { openTarget, type Target } from './gateway.ts';
import { documentFrom } from './grammar.ts';
import { mangled, mangledText } from './mangle.ts';
import { fuzzRuns } from './runs.ts';
import { drawn, type Tape } from './tape.ts';
import { textFrom, valueFrom } from './values.ts';

const { seed, of, timeoutMs } = fuzzRuns();
const schema = buildSchema(await readSdl());
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

let target: Target;
let address: string;
beforeAll(async () => {
  target = await openTarget();
  address = (await target.site.gateway.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
});
afterAll(() => target.close());

/** Nothing of a client stays behind when it has gone. */
const nobodyLeft = (): Promise<void> => until(() => target.site.gateway.websocketServer.clients.size === 0);

const IDS = ['1', '2', '3', '4', '5', '6', '7', '8', '', 'x'.repeat(2_000), '__proto__'] as const;

/** One message of `graphql-transport-ws`, or of something like it. */
const messageFrom = (tape: Tape): string => {
  const type = tape.once(6)
    ? tape.pick(['connection_init', 'ping', 'pong', 'complete', 'next', 'connection_ack', 'x'] as const)
    : 'subscribe';
  if (tape.once(12))
    return tape.pick(['', 'null', '[]', '{', '{"type":1}', '"subscribe"', '{"type":"subscribe","id":1}']);
  const kind = tape.pick(['subscription', 'subscription', 'subscription', 'query', 'mutation'] as const);
  const payload = type === 'subscribe' && !tape.once(15) ? documentFrom(schema, tape, kind) : valueFrom(tape);
  const message = { id: tape.pick(IDS), type, ...(tape.once(4) ? {} : { payload }) };
  return JSON.stringify(tape.once(10) ? { ...message, [textFrom(tape)]: valueFrom(tape) } : message);
};

const INIT = JSON.stringify({ type: 'connection_init' });
const PING = JSON.stringify({ type: 'ping' });
/** Always refused, and only that. */
const LAST = JSON.stringify({ id: 'last', type: 'subscribe', payload: { query: '{' } });

/** Says it all, politely once it was let in, and at last what is always answered; resolves with everything that came. */
const converse = async (polite: boolean, messages: readonly (string | Uint8Array)[]): Promise<readonly string[]> => {
  const socket = new WebSocket(`${address}/graphql`, 'graphql-transport-ws');
  const heard: string[] = [];
  socket.on('message', (data: RawData) => heard.push(String(data)));
  socket.on('error', () => undefined);
  let over: number | null = null;
  socket.once('close', (code) => {
    over = code;
  });
  await new Promise((resolve) => socket.once('open', resolve));
  if (polite) {
    socket.send(INIT);
    await until(() => heard.length > 0 || over !== null);
  }
  for (const message of messages) socket.send(message);
  socket.send(LAST);
  await until(() => over !== null || heard.some((text) => text.includes('"last"')));
  socket.close();
  await until(() => over !== null);
  return heard;
};

describe(`sockets (seed ${seed})`, () => {
  it('of subscriptions take any messages in any order', { timeout: timeoutMs }, async () => {
    const types = new Set<string>();
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.array(drawn(messageFrom, 80), { maxLength: 8 }),
        fc.array(
          mangledText([
            INIT,
            PING,
            '{"id":"1","type":"subscribe","payload":{"query":"subscription { liveEvents { seq } }"}}',
          ]),
          {
            maxLength: 2,
          },
        ),
        fc.option(fc.uint8Array({ maxLength: 300 }), { nil: null, freq: 6 }),
        async (polite, messages, broken, bytes) => {
          const all = [...messages, ...broken, ...(bytes === null ? [] : [bytes])];
          for (const text of await converse(polite, all)) {
            expect(text).not.toContain('INTERNAL');
            types.add(String(JSON.parse(text).type));
          }
        },
      ),
      of(300),
    );
    expect([...types]).toEqual(expect.arrayContaining(['connection_ack', 'error']));
    await nobodyLeft();
    await target.stillWhole();
  });

  it('of STOMP take any bytes', { timeout: timeoutMs }, async () => {
    const samples = [
      ...[CONNECT, SUBSCRIBE, 'ACK\nid:1\n\n\0', 'BEGIN\ntransaction:t\n\n\0', '\n\r\n'],
      'SEND\ndestination:/topic/messages\ncontent-length:3\n\na\0b\0',
      'DISCONNECT\nreceipt:2\n\n\0',
    ].map(utf8);
    const pieces = fc.array(fc.oneof(mangled(samples), fc.constantFrom(...samples), anyFrame.map(serialiseFrame)), {
      minLength: 1,
      maxLength: 6,
    });
    // No frame is so long, and none ends so: this ends any frame that the pieces began.
    const ending = utf8(`\0BROKEN\n${'x'.repeat(20_000)}`);
    const codes = new Set<number>();
    await fc.assert(
      fc.asyncProperty(pieces, async (all) => {
        const { socket, closed } = await rawClient(`${address}/ws`);
        for (const bytes of [utf8(CONNECT), ...all, ending]) socket.send(bytes);
        codes.add(await closed);
      }),
      of(300),
    );
    expect([...codes].filter((code) => code !== 1000)).toEqual([4400]);
    await nobodyLeft();
    await target.stillWhole();
  });
});

const shown = (one: Received) => (one.kind === 'broken' ? 'broken' : one);

describe(`the parser of STOMP (seed ${seed})`, () => {
  it('says the same of the same bytes, wherever they are cut', { timeout: timeoutMs }, () => {
    const samples = [CONNECT, SUBSCRIBE, 'SEND\ncontent-length:3\ndestination:/a\n\na\0b\0', '\r\n\n'].map(utf8);
    fc.assert(
      fc.property(mangled(samples), fc.nat(), (bytes, place) => {
        const cut = place % (bytes.length + 1);
        const parser = frameParser();
        const inTwo = [...parser.push(bytes.slice(0, cut)), ...parser.push(bytes.slice(cut))];
        // Of several faults in one text, the one that is named may be another.
        expect(inTwo.map(shown)).toEqual(frameParser().push(bytes).map(shown));
        // Once it is broken nothing follows.
        const end = inTwo.findIndex(({ kind }) => kind === 'broken');
        if (end >= 0) expect([end, parser.push(utf8(CONNECT))]).toEqual([inTwo.length - 1, []]);
      }),
      of(3_000),
    );
  });
});
