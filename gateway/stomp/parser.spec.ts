import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headerOf } from './frame.ts';
import { CLIENT_LIMITS, frameParser, type Received } from './parser.ts';
import { anyFrame, frameOf, framesOf, parsed, textOf, utf8 } from './testing/frames.ts';
import { serialiseFrame } from './testing/serialise-frame.ts';

const faultOf = (received: readonly Received[]): string | null => {
  const last = received.at(-1);
  return last?.kind === 'broken' ? last.fault.code : null;
};

const beyond = 'x'.repeat(CLIENT_LIMITS.headerBytes);

describe('a frame on the wire', () => {
  it.each([
    ['without headers', 'DISCONNECT\n\n\0', 'DISCONNECT', [], ''],
    ['with a header', 'UNSUBSCRIBE\nid:1\n\n\0', 'UNSUBSCRIBE', [['id', '1']], ''],
    ['with an empty value', 'ACK\nid:\n\n\0', 'ACK', [['id', '']], ''],
    ['with spaces that belong to its header', 'ACK\n id : 1 \n\n\0', 'ACK', [[' id ', ' 1 ']], ''],
    ['with carriage returns', 'ACK\r\nid:1\r\n\r\n\0', 'ACK', [['id', '1']], ''],
    ['with a body', 'SEND\na:b\n\nhello\nworld\0', 'SEND', [['a', 'b']], 'hello\nworld'],
    ['with every escape', 'SEND\na\\cb:\\r\\n\\c\\\\c\n\n\0', 'SEND', [['a:b', '\r\n:\\c']], ''],
    ['of CONNECT, which escapes nothing', 'CONNECT\nhost:a:b\\n\n\n\0', 'CONNECT', [['host', 'a:b\\n']], ''],
    ['of STOMP, which does', 'STOMP\nhost:a\\cb\n\n\0', 'STOMP', [['host', 'a:b']], ''],
    ['with a NUL in its measured body', 'SEND\ncontent-length:3\n\na\0b\0', 'SEND', [['content-length', '3']], 'a\0b'],
    ['with an empty measured body', 'SEND\ncontent-length:0\n\n\0', 'SEND', [['content-length', '0']], ''],
  ])('is read: %s', (_name, text, command, headers, body) => {
    const frame = frameOf(text);
    expect([frame.command, frame.headers, textOf(frame.body)]).toEqual([command, headers, body]);
  });

  it('keeps repeated headers, of which the first counts', () => {
    const frame = frameOf('SEND\nfoo:World\nfoo:Hello\n\n\0');
    expect(frame.headers).toEqual([
      ['foo', 'World'],
      ['foo', 'Hello'],
    ]);
    expect(headerOf(frame, 'foo')).toBe('World');
    expect(textOf(frameOf('SEND\ncontent-length:1\ncontent-length:9\n\nx\0').body)).toBe('x');
  });

  it('may follow another in the same message, with signs of life between', () => {
    const received = parsed('\n\r\nACK\nid:1\n\n\0\n\nNACK\nid:2\n\n\0\r\n');
    expect(received.map(({ kind }) => kind)).toEqual(['beat', 'beat', 'frame', 'beat', 'beat', 'frame', 'beat']);
    expect(framesOf(received).map(({ command }) => command)).toEqual(['ACK', 'NACK']);
  });

  it.each([
    ['an unknown command', 'HELLO\n\n\0', 'COMMAND_UNKNOWN'],
    ['a command in lower case', 'connect\n\n\0', 'COMMAND_UNKNOWN'],
    ['a command that never ends', 'A'.repeat(13), 'FRAME_TOO_LARGE'],
    ['a header without a colon', 'ACK\nid\n\n\0', 'FRAME_MALFORMED'],
    ['a header without a name', 'ACK\n:1\n\n\0', 'FRAME_MALFORMED'],
    ['a second colon', 'ACK\nid:a:b\n\n\0', 'FRAME_MALFORMED'],
    ['an unknown escape', 'ACK\nid:a\\tb\n\n\0', 'FRAME_MALFORMED'],
    ['half an escape', 'ACK\nid:a\\\n\n\0', 'FRAME_MALFORMED'],
    ['a carriage return in a header', 'ACK\nid:a\rb\n\n\0', 'FRAME_MALFORMED'],
    ['a NUL in its headers', 'ACK\nid:1\0', 'FRAME_MALFORMED'],
    ['a NUL for a command', '\0', 'FRAME_MALFORMED'],
    ['a body where none may be', 'ACK\nid:1\n\nbody\0', 'FRAME_MALFORMED'],
    ['a measured body where none may be', 'ACK\nid:1\ncontent-length:1\n\nb\0', 'FRAME_MALFORMED'],
    ['a length that is no number', 'SEND\ncontent-length:+1\n\nb\0', 'FRAME_MALFORMED'],
    ['a body longer than its length', 'SEND\ncontent-length:1\n\nbc\0', 'FRAME_MALFORMED'],
    ['a length beyond the limit', 'SEND\ncontent-length:8193\n\n', 'FRAME_TOO_LARGE'],
    ['a body beyond the limit', `SEND\n\n${'x'.repeat(8_193)}`, 'FRAME_TOO_LARGE'],
    ['a complete body beyond the limit', `SEND\n\n${'x'.repeat(8_193)}\0`, 'FRAME_TOO_LARGE'],
    ['a header line beyond the limit', `ACK\nid:${beyond}`, 'FRAME_TOO_LARGE'],
    ['too many headers', `ACK\n${'a:b\n'.repeat(33)}`, 'FRAME_TOO_LARGE'],
    ['headers that are too long together', `ACK\n${`a:${beyond.slice(2)}\n`.repeat(9)}`, 'FRAME_TOO_LARGE'],
  ])('is refused with %s', (_name, text, code) => {
    expect(faultOf(parsed(text))).toBe(code);
    const bytewise = frameParser();
    expect(faultOf([...utf8(text)].flatMap((byte) => bytewise.push(Uint8Array.of(byte))))).toBe(code);
  });

  it('is refused with headers that are not UTF-8', () => {
    expect(faultOf(frameParser().push(Uint8Array.of(...utf8('ACK\nid:'), 0xff, 10, 10, 0)))).toBe('FRAME_MALFORMED');
  });

  it('is let in up to the very limits', () => {
    const { headers, headerBytes, bodyBytes } = CLIENT_LIMITS;
    const many = `SEND\n${'a:b\n'.repeat(headers)}\n${'x'.repeat(bodyBytes)}\0`;
    expect(framesOf(parsed(many))).toHaveLength(1);
    expect(framesOf(parsed(`ACK\nid:${'x'.repeat(headerBytes - 3)}\n\n\0`))).toHaveLength(1);
  });

  it('that is broken ends everything: nothing behind it is read, what stood before it is', () => {
    const parser = frameParser();
    const received = parser.push(utf8('ACK\nid:1\n\n\0BROKEN\n\n\0ACK\nid:2\n\n\0'));
    expect(received.map(({ kind }) => kind)).toEqual(['frame', 'broken']);
    expect(parser.push(utf8('ACK\nid:3\n\n\0'))).toEqual([]);
  });

  it('does not reach into the next one: every frame has the whole limit', () => {
    const frame = `SEND\n\n${'x'.repeat(8_000)}\0\n`;
    expect(framesOf(parsed(frame.repeat(5)))).toHaveLength(5);
  });
});

describe('writing and reading', () => {
  it('gives the same frame back', () => {
    fc.assert(
      fc.property(anyFrame, (frame) => {
        expect(frameParser().push(serialiseFrame(frame))).toEqual([{ kind: 'frame', frame }]);
      }),
    );
  });

  it('gives the same frames however the bytes are cut', () => {
    fc.assert(
      fc.property(
        fc.array(anyFrame, { minLength: 1, maxLength: 4 }),
        fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 20 }),
        (frames, cuts) => {
          const bytes = Uint8Array.from(frames.flatMap((frame) => [...serialiseFrame(frame), 10]));
          const parser = frameParser();
          const received: Received[] = [];
          for (let from = 0, n = 0; from < bytes.length; n += 1) {
            const size = cuts[n % cuts.length] ?? 1;
            received.push(...parser.push(bytes.subarray(from, from + size)));
            from += size;
          }
          expect(received.filter(({ kind }) => kind !== 'beat')).toEqual(
            frames.map((frame) => ({ kind: 'frame', frame })),
          );
          expect(received).toHaveLength(2 * frames.length);
        },
      ),
    );
  });

  it('does not keep hold of the bytes it was given', () => {
    const parser = frameParser();
    const bytes = utf8('SEND\n\nbody');
    parser.push(bytes);
    bytes.fill(0);
    expect(textOf(framesOf(parser.push(utf8('\0')))[0]?.body ?? new Uint8Array())).toBe('body');
  });
});

describe('a frame that the wire can not carry', () => {
  it.each([
    ['a NUL in a header', { command: 'SEND', headers: [['a', '\0']], body: '' }],
    ['a header without a name', { command: 'SEND', headers: [['', 'a']], body: '' }],
    ['a line end in CONNECTED', { command: 'CONNECTED', headers: [['a', 'b\nc']], body: '' }],
    ['a colon in a name of CONNECT', { command: 'CONNECT', headers: [['a:b', 'c']], body: '' }],
    ['a body of RECEIPT', { command: 'RECEIPT', headers: [], body: 'x' }],
    ['a NUL in a body that is not measured', { command: 'SEND', headers: [], body: '\0' }],
    ['another length', { command: 'SEND', headers: [['content-length', '2']], body: 'x' }],
  ] as const)('is not written: %s', (_name, { command, headers, body }) => {
    expect(() => serialiseFrame({ command, headers, body: utf8(body) })).toThrow(RangeError);
  });
});

describe('random bytes', () => {
  const alphabet = fc.constantFrom(...utf8('SENDACKid:\\cn1\n\r\0\0\n\n'), 0xff, 0xc3);
  const soup = fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    fc.array(alphabet, { maxLength: 300 }).map((bytes) => Uint8Array.from(bytes)),
    fc.tuple(anyFrame, fc.nat(), fc.nat(255)).map(([frame, at, byte]) => {
      const bytes = serialiseFrame(frame);
      bytes[at % bytes.length] = byte;
      return bytes;
    }),
  );

  it('never make the parser throw, and end in one fault at most', () => {
    fc.assert(
      fc.property(fc.array(soup, { maxLength: 5 }), (pieces) => {
        const parser = frameParser();
        const received = pieces.flatMap((bytes) => parser.push(bytes));
        const broken = received.findIndex(({ kind }) => kind === 'broken');
        expect(broken === -1 || broken === received.length - 1).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it('mean the same in one piece as byte by byte', () => {
    fc.assert(
      fc.property(soup, (bytes) => {
        const bytewise = frameParser();
        const kinds = (received: readonly Received[]) =>
          received.map((one) => (one.kind === 'broken' ? one.fault.code : one.kind));
        const single = [...bytes].flatMap((byte) => bytewise.push(Uint8Array.of(byte)));
        expect(kinds(single)).toEqual(kinds(frameParser().push(bytes)));
      }),
      { numRuns: 1_000 },
    );
  });
});
