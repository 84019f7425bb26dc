import fc from 'fast-check';
import { COMMANDS, escapesHeaders, type Frame, type Header, mayHaveBody } from '../frame.ts';
import { type FrameLimits, frameParser, type Received } from '../parser.ts';

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
export const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** The result of a parser for a text in one piece. */
export const parsed = (text: string, limits?: FrameLimits): readonly Received[] => frameParser(limits).push(utf8(text));

/** The frames among them. */
export const framesOf = (received: readonly Received[]): readonly Frame[] =>
  received.flatMap((one) => (one.kind === 'frame' ? [one.frame] : []));

/** The frame of a text that holds one and nothing else, or the test ends here. */
export const frameOf = (text: string): Frame => {
  const received = parsed(text);
  const [frame] = framesOf(received);
  if (frame === undefined || received.length !== 1) throw new Error(`not one frame: ${JSON.stringify(received)}`);
  return frame;
};

const line = fc.string({ unit: fc.constantFrom(...'ab0:\\\r\n é€𝄞-'), maxLength: 12 });
const plain = fc.string({ unit: fc.constantFrom(...'ab0\\ é€𝄞-'), maxLength: 12 });

const header = (command: Frame['command']): fc.Arbitrary<Header> => {
  const text = escapesHeaders(command) ? line : plain;
  return fc.tuple(
    text.filter((name) => name !== '' && name !== 'content-length'),
    text,
  );
};

/** Any frame that the wire can carry, with a `content-length` where its body needs one and sometimes where not. */
export const anyFrame: fc.Arbitrary<Frame> = fc
  .record({ command: fc.constantFrom(...COMMANDS), body: fc.uint8Array({ maxLength: 40 }), measured: fc.boolean() })
  .chain(({ command, body: drawn, measured }) => {
    const body = mayHaveBody(command) ? drawn : new Uint8Array();
    const length: readonly Header[] = measured || body.includes(0) ? [['content-length', String(body.length)]] : [];
    return fc
      .array(header(command), { maxLength: 6 })
      .map((headers): Frame => ({ command, headers: [...headers, ...length], body }));
  });
