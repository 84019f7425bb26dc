import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { recordGames } from '../../test/games-story/story.ts';
import { EVENTS, type GlasscaseEvent, glasscaseEvent } from '../events.ts';
import { utf8 } from '../fairness/bytes.ts';
import { canonicalForm } from '../kernel/canonical-form.ts';
import { canonicalJson, isPlainText, type Json } from '../kernel/canonical-json.ts';
import { canonicalWriter } from '../kernel/canonical-writer.ts';
import { gameStream } from '../kernel/ids.ts';
import { decodeEntry, encodeEntry, entryWriter } from './entry.ts';

const write = entryWriter(EVENTS, utf8);
const entryOf = (event: GlasscaseEvent) => ({ stream: gameStream('case'), version: 7, at: 1_790_000_000_123, event });

/** Types whose schema says what texts there are, and that texts of data are made up from. */
const definitions = EVENTS.flatMap((definition) => {
  const form = canonicalForm(definition.schema.shape.data);
  return form === null ? [] : [{ type: definition.type, definition, text: new RegExp(`^${form}$`) }];
});

/** Data whose text matches, with its members in any order. */
const dataOf = (text: RegExp): fc.Arbitrary<Readonly<Record<string, Json>>> =>
  fc
    .tuple(
      fc.stringMatching(text).filter((one) => one.isWellFormed()),
      fc.nat(),
    )
    .map(([one, turn]) => {
      const members: [string, Json][] = Object.entries(JSON.parse(one));
      return Object.fromEntries([...members.slice(turn % members.length), ...members.slice(0, turn % members.length)]);
    });

it('almost every type of event has data that can be made up', () => {
  const others = EVENTS.map(({ type }) => type).filter((type) => definitions.every((one) => one.type !== type));
  expect(others).toEqual(['CasePublished', 'LogContinued', 'TermsPublished']);
});

describe.each(definitions)('the writer of entries, given $type', ({ definition, text }) => {
  const writeData = canonicalWriter(definition.schema.shape.data);
  const eventOf = (data: Json): unknown => ({
    type: definition.type,
    schemaVersion: definition.schemaVersion,
    data,
  });
  const isAllowed = (data: Json): boolean => definition.schema.safeParse(eventOf(data)).success;

  it('writes what the reference encoder does, whatever the order of its members', () => {
    fc.assert(
      fc.property(dataOf(text), (data) => {
        const event = glasscaseEvent.parse(eventOf(data));
        expect(write(entryOf(event))).toEqual(encodeEntry(entryOf(event)));
        if (isPlainText(canonicalJson(data).replaceAll('"', ''))) expect(writeData(data)).toBe(canonicalJson(data));
      }),
      { numRuns: 12 },
    );
  });

  it('writes nothing that the schema refuses', () => {
    const strange = fc.oneof(
      fc.constantFrom<Json>(null, true, 0, -1, 1.5, -0, 2 ** 53, '', '"', 'ab\\c', 'ünïcode', [], {}),
      fc.integer(),
      fc.string(),
    );
    fc.assert(
      fc.property(dataOf(text), fc.nat(), strange, fc.boolean(), (data, pick, value, adds) => {
        const names = Object.keys(data);
        const changed = { ...data, [adds ? 'stranger' : (names[pick % names.length] ?? '')]: value };
        const { [names[pick % names.length] ?? '']: _, ...less } = data;
        for (const one of [changed, less]) {
          const written = writeData(one);
          expect(isAllowed(one) || written === null, JSON.stringify(one)).toBe(true);
          if (written !== null) expect(written).toBe(canonicalJson(one));
        }
      }),
      { numRuns: 20 },
    );
  });
});

describe('the writer of entries', () => {
  it('writes each event of a story as the reference encoder does, and it reads back', () => {
    for (const { stream, version, at, event } of recordGames().recorded) {
      const entry = { stream, version, at, event };
      expect(write(entry)).toEqual(encodeEntry(entry));
      expect(decodeEntry(write(entry))).toEqual(entry);
    }
  });

  it('refuses an event that its schema refuses, and one of a type that is not there', () => {
    const [first] = recordGames().recorded;
    if (first === undefined) throw new Error('an empty story');
    const changed: GlasscaseEvent = { ...first.event };
    Object.assign(changed, { data: { ...first.event.data, commandId: 'none' } });
    expect(() => write(entryOf(changed))).toThrow('a malformed');
    Object.assign(changed, { type: 'Unheard' });
    expect(() => write(entryOf(changed))).toThrow('a malformed Unheard');
  });
});

describe('a canonical writer', () => {
  it('leaves to others what it has no rule for', () => {
    const schemas = [z.string().transform(String), z.number(), z.looseObject({ a: z.int() }), z.union([z.int()])];
    for (const schema of schemas)
      for (const value of ['a', 1, { a: 1 }]) expect(canonicalWriter(schema)(value)).toBeNull();
  });
});
