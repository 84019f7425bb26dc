import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GiftGiven, giftGiven } from '../../test/changed-event.ts';
import { NotCanonical } from '../kernel/canonical-json.ts';
import { type EntryOf, entryReader } from './entry.ts';
import { createEntryDecoder } from './entry-decoder.ts';
import { NewerEntry } from './newer-entry.ts';

const PLAYER = 'AAAAAAAAAAAAAAAAAAAAAA';
const ENVELOPE = `"stream":"player-${PLAYER}","type":"GiftGiven","v":2,"version":7}`;
/** Entries as they lie in a log: of each version, in the order in which they were written. */
const STORED = [
  `{"at":"2027-01-02T03:04:05.678Z","data":{"amount":"500","commandId":"operator:1","playerId":"${PLAYER}"},"schemaVersion":1,${ENVELOPE}`,
  `{"at":"2027-02-02T03:04:05.678Z","data":{"coin":"500","commandId":"operator:2","playerId":"${PLAYER}"},"schemaVersion":2,${ENVELOPE}`,
  `{"at":"2027-03-02T03:04:05.678Z","data":{"coin":"500","commandId":"operator:3","friends":2,"note":"ünïcode","playerId":"${PLAYER}"},"schemaVersion":3,${ENVELOPE}`,
] as const;
const [FIRST, SECOND, THIRD] = STORED;

const read = entryReader<GiftGiven>([giftGiven]);
const decoders = [
  ['the reader of one entry', read],
  ['the decoder of many', createEntryDecoder<GiftGiven>([giftGiven])],
] as const;

const outcomeOf = (decode: (text: string) => EntryOf<GiftGiven>, text: string): unknown => {
  try {
    return decode(text);
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : error;
  }
};

describe.each(decoders)('of an event that changed, %s', (_, decode) => {
  it('gives what entries of every version are today', () => {
    const rest = { coin: '500', playerId: PLAYER };
    expect(STORED.map((text) => decode(text).event)).toEqual([
      { type: 'GiftGiven', schemaVersion: 3, data: { ...rest, commandId: 'operator:1', friends: 0, note: null } },
      { type: 'GiftGiven', schemaVersion: 3, data: { ...rest, commandId: 'operator:2', friends: 0, note: null } },
      { type: 'GiftGiven', schemaVersion: 3, data: { ...rest, commandId: 'operator:3', friends: 2, note: 'ünïcode' } },
    ]);
  });

  it('keeps the place and the time that were stored', () => {
    const { stream, version, at } = decode(FIRST);
    expect({ stream, version, at }).toEqual({
      stream: `player-${PLAYER}`,
      version: 7,
      at: Date.UTC(2027, 0, 2, 3, 4, 5, 678),
    });
  });

  it.each([
    ['has a field of the next one', FIRST.replace('"amount"', '"coin"')],
    ['has the fields of both', SECOND.replace('"coin"', '"amount":"500","coin"')],
    ['lacks a field that came later', THIRD.replace('"friends":2,', '')],
    ['is said to be an earlier one', THIRD.replace('"schemaVersion":3', '"schemaVersion":1')],
    ['isn’t in canonical form', FIRST.replace('"amount":"500"', '"amount": "500"')],
    ['was refused when it was written', FIRST.replace('"500"', '"0"')],
  ])('refuses an entry of a version that %s', (_, text) => {
    expect(() => decode(text)).toThrow(NotCanonical);
    expect(() => decode(text)).not.toThrow(NewerEntry);
  });

  it.each([
    [
      'a version',
      THIRD.replace('"schemaVersion":3', '"schemaVersion":4'),
      "GiftGiven version 4 isn't known here: a newer program writes it",
    ],
    [
      'a type',
      THIRD.replace('GiftGiven', 'GiftTaken'),
      "GiftTaken version 3 isn't known here: a newer program writes it",
    ],
    [
      'a form',
      THIRD.replace('"v":2', '"v":3'),
      "GiftGiven in an entry of form 3 isn't known here: a newer program writes it",
    ],
    [
      'a form with other members',
      '{"at":"2027-01-02T03:04:05.678Z","commitment":"00","type":"Sealed","v":3}',
      "Sealed in an entry of form 3 isn't known here: a newer program writes it",
    ],
  ])('names %s that it doesn’t know', (_, text, message) => {
    expect(outcomeOf(decode, text)).toBe(`NewerEntry: ${message}`);
  });
});

describe('the decoder of many entries', () => {
  it('agrees with the reader of one after a change of any character of any version', () => {
    const decode = createEntryDecoder<GiftGiven>([giftGiven]);
    fc.assert(
      fc.property(fc.constantFrom(...STORED), fc.nat(), fc.nat(255), (text, place, byte) => {
        const at = place % text.length;
        const changed = text.slice(0, at) + String.fromCharCode(byte) + text.slice(at + 1);
        expect(outcomeOf(decode, changed)).toEqual(outcomeOf(read, changed));
      }),
      { numRuns: 3_000 },
    );
  });
});
