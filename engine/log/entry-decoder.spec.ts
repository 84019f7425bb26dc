import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entriesOf, recordStory } from '../../test/fixture-log.ts';
import { recordGames } from '../../test/games-story/story.ts';
import { EVENTS, type GlasscaseEvent } from '../events.ts';
import { utf8 } from '../fairness/bytes.ts';
import { decodeEntry, type Entry, entryText } from './entry.ts';
import { createEntryDecoder, entryForms } from './entry-decoder.ts';

const { recorded } = recordGames();
const recordedEntries = entriesOf(recorded);
const entries = [...recordedEntries, ...entriesOf(recordStory({ seed: 'decoded', players: 8, acts: 120 }).recorded)];
const readEntry = createEntryDecoder<GlasscaseEvent>(EVENTS);
const decode = (bytes: Uint8Array): Entry => readEntry(entryText(bytes));

const outcomeOf = (decoder: (bytes: Uint8Array) => Entry, bytes: Uint8Array): unknown => {
  try {
    return decoder(bytes);
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : error;
  }
};

const expectAgreement = (bytes: Uint8Array): void => {
  expect(outcomeOf(decode, bytes)).toEqual(outcomeOf(decodeEntry, bytes));
};

/** One entry of each type. The tests below try their changes on all of them. */
const oneOfEach = [
  ...new Map(recorded.map(({ event, position }) => [event.type, recordedEntries[position] ?? utf8('')])).values(),
];
const oneOfThem = fc.constantFrom(...oneOfEach);

describe('the decoder of many entries', () => {
  it('gives what the decoder of one gives, for all that happens on a site', () => {
    for (const bytes of entries) expectAgreement(bytes);
  });

  it('knows the form of nearly every entry, and so needn’t ask the other', () => {
    const forms = entryForms<GlasscaseEvent>(EVENTS);
    const unknown = recorded.filter(({ event, position }) => {
      const text = new TextDecoder().decode(recordedEntries[position]);
      return forms.get(event.type)?.some((form) => form.text.test(text)) !== true;
    });
    expect([...new Set(unknown.map(({ event }) => event.type))]).toEqual(['CasePublished', 'TermsPublished']);
  });

  it('agrees after a change of any byte', () => {
    fc.assert(
      fc.property(oneOfThem, fc.nat(), fc.nat(255), (bytes, place, byte) => {
        const changed = bytes.slice();
        changed[place % changed.length] = byte;
        expectAgreement(changed);
      }),
      { numRuns: 3_000 },
    );
  });

  it('agrees after something was taken out or put in', () => {
    const bits = [
      ...['0', '1', '-', '-0', '.0', 'e0', '00', '9', ' ', '\t', '\n', '"', '\\', '\\u0041', '\\ud800', 'null', 'true'],
      ...[
        ',',
        ',"x":1',
        '{',
        '}',
        '[',
        ']',
        ':',
        'ü',
        '😀',
        '\u0000',
        '\u007f',
        '\u2028',
        '\ufeff',
        '"type":"ItemsSold"',
      ],
    ];
    fc.assert(
      fc.property(oneOfThem, fc.nat(), fc.nat(6), fc.constantFrom('', ...bits), (bytes, place, gone, bit) => {
        const text = new TextDecoder().decode(bytes);
        const at = place % (text.length + 1);
        expectAgreement(utf8(text.slice(0, at) + bit + text.slice(at + gone)));
      }),
      { numRuns: 4_000 },
    );
  });

  it('agrees where a value has the place of another', () => {
    const value = /"(?:[^"\\]|\\.)*"(?!:)|-?\d+|null|true|false/g;
    fc.assert(
      fc.property(oneOfThem, fc.nat(), oneOfThem, fc.nat(), (bytes, place, donor, other) => {
        const texts = [bytes, donor].map((one) => new TextDecoder().decode(one));
        const [places, values] = texts.map((text) => [...text.matchAll(value)]);
        const gone = places?.[place % places.length];
        const put = values?.[other % values.length]?.[0];
        if (gone === undefined || put === undefined) return;
        const [text = ''] = texts;
        expectAgreement(utf8(text.slice(0, gone.index) + put + text.slice(gone.index + gone[0].length)));
      }),
      { numRuns: 4_000 },
    );
  });

  it('agrees on days that never were, and on any moment', () => {
    const [first] = oneOfEach;
    const text = new TextDecoder().decode(first);
    const part = (most: number, length: number) => fc.nat(most).map((n) => String(n).padStart(length, '0'));
    const moment = fc.tuple(
      part(9_999, 4),
      part(13, 2),
      part(32, 2),
      part(25, 2),
      part(61, 2),
      part(61, 2),
      part(999, 3),
    );
    fc.assert(
      fc.property(moment, ([year, month, day, hour, minute, second, milli]) => {
        const at = `${year}-${month}-${day}T${hour}:${minute}:${second}.${milli}Z`;
        expectAgreement(utf8(text.replace(/"at":"[^"]*"/, `"at":"${at}"`)));
      }),
      { numRuns: 2_000 },
    );
  });

  it('agrees on bytes that mean nothing', () => {
    fc.assert(fc.property(fc.oneof(fc.uint8Array({ maxLength: 80 }), fc.json().map(utf8)), expectAgreement));
  });
});
