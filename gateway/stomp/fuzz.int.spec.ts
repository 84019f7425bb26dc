import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { encodeLive } from '../../engine/projections/live-message.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';
import { until } from '../testing/sockets.ts';
import { headerOf } from './frame.ts';
import { type Bridge, openBridge } from './testing/bridge.ts';
import { CONNECT, followTopic, rawClient, SUBSCRIBE } from './testing/clients.ts';
import { anyFrame, framesOf, parsed, utf8 } from './testing/frames.ts';
import { dropRow } from './testing/rows.ts';
import { serialiseFrame } from './testing/serialise-frame.ts';

let site: Fixture;
let bridge: Bridge;
beforeAll(async () => {
  site = await openFixture();
  bridge = await openBridge(site);
});
afterAll(async () => {
  await bridge.close();
  await site.close();
});

const sensible = fc.constantFrom(
  CONNECT,
  SUBSCRIBE,
  'SUBSCRIBE\nid:b\ndestination:/topic/messages\nack:client\nreceipt:1\n\n\0',
  'UNSUBSCRIBE\nid:a\n\n\0',
  'ACK\nid:1\n\n\0',
  'BEGIN\ntransaction:t\n\n\0',
  'SEND\ndestination:/topic/messages\ncontent-length:3\n\na\0b\0',
  'DISCONNECT\nreceipt:2\n\n\0',
  '\n\r\n',
);

const mangled = fc
  .tuple(sensible, fc.nat(), fc.nat(255), fc.constantFrom('set', 'drop', 'cut'))
  .map(([text, at, byte, how]) => {
    const bytes = utf8(text);
    const place = at % bytes.length;
    if (how === 'cut') return bytes.slice(0, place);
    if (how === 'drop') return Uint8Array.from([...bytes.slice(0, place), ...bytes.slice(place + 1)]);
    bytes[place] = byte;
    return bytes;
  });

const piece = fc.oneof(
  sensible.map(utf8),
  mangled,
  anyFrame.map(serialiseFrame),
  fc.uint8Array({ maxLength: 200 }),
  fc.integer({ min: 1_000, max: 40_000 }).map((size) => new Uint8Array(size).fill(120)),
);

/** The bytes that one client sends. Half of the clients begin with CONNECT and SUBSCRIBE. */
const speech = fc
  .tuple(fc.boolean(), fc.array(piece, { minLength: 1, maxLength: 6 }))
  .map(([polite, pieces]) => (polite ? [utf8(CONNECT), utf8(SUBSCRIBE), ...pieces] : pieces));

/** Ends every frame that the client began: no frame may be so long, and none ends so. */
const ENDING = utf8(`\0BROKEN\n${'x'.repeat(20_000)}`);
const AT_ONCE = 20;
const SPEECHES = 600;

/** Sends all pieces; resolves to the close code and the frames that the server sent. */
const talk = async (pieces: readonly Uint8Array[]) => {
  const { socket, received, closed } = await rawClient(bridge.url);
  for (const bytes of [...pieces, ENDING]) socket.send(bytes);
  const code = await closed;
  return { code, frames: framesOf(received.flatMap((text) => parsed(text))) };
};

it('broken frames are answered by ERROR and the end, and nobody else notices', async () => {
  const bystander = await followTopic(bridge.url);
  const speeches = fc.sample(speech, { numRuns: SPEECHES, seed: 20_240 });
  const codes = new Set<string | undefined>();
  let seq = 0;
  for (let from = 0; from < SPEECHES; from += AT_ONCE) {
    const talks = Promise.all(speeches.slice(from, from + AT_ONCE).map(talk));
    for (let n = 0; n < 10; n += 1) {
      seq += 1;
      site.bus.publish('live', encodeLive(dropRow(seq)));
    }
    for (const { code, frames } of await talks) {
      const last = frames.at(-1);
      const errors = frames.filter(({ command }) => command === 'ERROR');
      if (code === 1000) expect(errors).toEqual([]);
      else {
        expect([code, last?.command, errors.length]).toEqual([4400, 'ERROR', 1]);
        codes.add(headerOf(last ?? { headers: [] }, 'code'));
      }
    }
  }
  // The fuzzing got deep enough to meet each of these errors.
  expect([...codes]).toEqual(
    expect.arrayContaining([
      'COMMAND_UNKNOWN',
      'FRAME_MALFORMED',
      'FRAME_TOO_LARGE',
      'HEADER_MISSING',
      'MESSAGE_UNKNOWN',
      'NOT_CONNECTED',
      'NOT_SUPPORTED',
      'READ_ONLY',
      'SUBSCRIPTION_EXISTS',
    ]),
  );
  await until(() => bystander.events.length >= seq);
  expect(bystander.events.map((event) => event.seq)).toEqual(Array.from({ length: seq }, (_, index) => index + 1));
  expect([bystander.errors.length, bystander.connections()]).toEqual([0, 1]);
  // Nothing stays behind: more came than one address may have at once.
  await until(() => bridge.app.websocketServer.clients.size === 1);
  await bystander.client.deactivate();
});
