import fc from 'fast-check';
import { expect } from 'vitest';
import type { z } from 'zod';
import type { EventDefinition, EventSchema, PastVersion, Typed } from '../engine/facts/define-event.ts';
import type { Facts } from '../engine/facts/facts.ts';
import { canonicalForm } from '../engine/kernel/canonical-form.ts';

export type Changed = EventDefinition & { readonly schema: z.ZodType<Typed> };

/** An event as stored, so that a law can exchange its members. */
interface Stored extends Typed {
  readonly data: Readonly<Record<string, unknown>>;
}

const frozen = <Value>(value: Value): Value => {
  if (typeof value !== 'object' || value === null) return value;
  Object.values(value).forEach(frozen);
  return Object.freeze(value);
};

/** @throws where the schema has no canonical form, so that nothing can be made up for it */
const eventsOf = (schema: EventSchema): fc.Arbitrary<Stored> => {
  const form = canonicalForm(schema.shape.data);
  const [type] = schema.shape.type.values;
  if (form === null) throw new Error(`data of ${type} can't be made up from its schema`);
  return fc
    .stringMatching(new RegExp(`^${form}$`))
    .map((text) => frozen(schema.parse({ ...header(schema), data: JSON.parse(text) })));
};

const header = ({ shape: { type, schemaVersion } }: EventSchema): Typed => {
  const [[name = ''], [version = 0]] = [[...type.values], [...schemaVersion.values]];
  return { type: name, schemaVersion: version };
};

const text = (value: unknown): string => JSON.stringify(value);

/** Facts, or why there are none: a schema allows more than can come about, such as a round beyond all numbers. */
const meaningOf = (factsOf: () => Facts): Facts | string => {
  try {
    return factsOf();
  } catch (error) {
    return String(error);
  }
};

const expectLawful = (definition: Changed, version: PastVersion<Typed>, at: number): void => {
  const { type, schemaVersion } = definition;
  const events = eventsOf(version.schema);
  fc.assert(
    fc.property(events, events, fc.nat(), (event, other, pick) => {
      const before = text(event);
      const upcast = version.upcast(event);
      // Total: an event of the old schema becomes one of the current schema, and parsing it again changes nothing.
      expect(definition.schema.parse(upcast)).toEqual(upcast);
      expect({ type: upcast.type, schemaVersion: upcast.schemaVersion }).toEqual({ type, schemaVersion });
      // Pure: the same again, and what was given is untouched.
      expect(text(version.upcast(frozen(JSON.parse(before))))).toBe(text(upcast));
      expect(text(event)).toBe(before);
      // The upcast event means what the frozen one meant.
      expect(meaningOf(() => definition.factsOf(upcast, at))).toEqual(meaningOf(() => version.factsOf(event, at)));
      // Nothing is lost: events that differ in one member still differ.
      const members = Object.keys(event.data);
      const member = members[pick % members.length] ?? '';
      const changed = frozen({ ...event, data: { ...event.data, [member]: other.data[member] } });
      if (text(changed) !== before) expect(text(version.upcast(changed))).not.toBe(text(upcast));
    }),
  );
};

/**
 * The laws of the earlier versions of a definition, over events made up from their schemas: all that a schema allows,
 * strings with escapes aside.
 */
export const expectLawfulUpcasting = (definition: Changed): void => {
  expect(definition.past.map(({ schemaVersion }) => schemaVersion)).toEqual(
    Array.from({ length: definition.schemaVersion - 1 }, (_, index) => index + 1),
  );
  for (const version of definition.past) expectLawful(definition, version, Date.UTC(2027, 0, 2));
};
