import { describe, expect, it } from 'vitest';
import { utf8 } from '../fairness/bytes.ts';
import { NotCanonical } from '../kernel/canonical-json.ts';
import { gameStream, isCommandId, mustBe } from '../kernel/ids.ts';
import { decodeEntry, type Entry, encodeEntry, MAX_ENTRY_BYTES } from './entry.ts';

const entry: Entry = {
  stream: gameStream('case'),
  version: 1,
  at: Date.UTC(2026, 0, 2, 3, 4, 5, 678),
  event: {
    type: 'GameStopped',
    schemaVersion: 2,
    data: { commandId: mustBe(isCommandId, 'operator:1'), game: 'case', reason: 'ünïcode “and” \u0001\n', graceMs: 0 },
  },
};
const text =
  '{"at":"2026-01-02T03:04:05.678Z","data":{"commandId":"operator:1","game":"case","graceMs":0,"reason":"ünïcode “and” \\u0001\\n"},"schemaVersion":2,"stream":"game-case","type":"GameStopped","v":2,"version":1}';

describe('an entry', () => {
  it('is the RFC 8785 JSON of its envelope', () => {
    expect(new TextDecoder().decode(encodeEntry(entry))).toBe(text);
  });

  it('reads back as what was written', () => {
    expect(decodeEntry(encodeEntry(entry))).toEqual(entry);
  });

  it.each([
    ['white space', text.replace(',', ', ')],
    ['another key order', text.replace('"v":2,"version":1', '"version":1,"v":2')],
    ['a duplicate key', text.replace('"v":2', '"v":2,"v":2')],
    ['an escape that needn’t be', text.replace('“', '\\u201c')],
    ['a fraction', text.replace('"version":1', '"version":1.5')],
    ['a number in exponent form', text.replace('"version":1', '"version":1e0')],
    ['a lone surrogate', text.replace('“', '\\ud800')],
    ['a field too many', text.replace('"game":"case"', '"game":"case","gift":1')],
    ['a field too few', text.replace('"game":"case",', '')],
    ['an unknown type', text.replace('GameStopped', 'GameStoped')],
    ['an unknown stream', text.replace('game-case', 'gamecase')],
    ['version 0', text.replace('"version":1', '"version":0')],
    ['a time without milliseconds', text.replace('05.678Z', '05Z')],
    ['another time zone', text.replace('05.678Z', '05.678+00:00')],
    ['a day that never was', text.replace('2026-01-02', '2026-02-30')],
    ['something behind it', `${text}\n`],
    ['a byte order mark', `\ufeff${text}`],
    ['nothing in it', ''],
  ])('is refused with %s', (_, changed) => {
    expect(() => decodeEntry(utf8(changed))).toThrow(NotCanonical);
  });

  it('is refused when it isn’t UTF-8', () => {
    expect(() => decodeEntry(Uint8Array.of(0x22, 0xff, 0x22))).toThrow(NotCanonical);
  });

  it('has at most the bytes that a bundle can say', () => {
    const { commandId } = entry.event.data;
    const data = { commandId, game: 'case', graceMs: 0, reason: 'x'.repeat(MAX_ENTRY_BYTES) } as const;
    expect(() => encodeEntry({ ...entry, event: { type: 'GameStopped', schemaVersion: 2, data } })).toThrow(RangeError);
  });
});
