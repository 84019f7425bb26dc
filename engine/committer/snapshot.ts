import { Map as PersistentMap, Set as PersistentSet } from 'immutable';
import { z } from 'zod';

/** A persistent set as the list of its members. */
export const setOf = <Member extends z.ZodType>(member: Member) =>
  z.codec(z.array(member), z.custom<PersistentSet<z.output<Member>>>(PersistentSet.isSet), {
    decode: (members) => PersistentSet(members),
    encode: (members) => members.toArray(),
  });

/** A persistent map as the list of its entries. */
export const mapOf = <Key, Value>(entry: z.ZodType<[Key, Value]>) =>
  z.codec(z.array(entry), z.custom<PersistentMap<Key, Value>>(PersistentMap.isMap), {
    decode: (entries) => PersistentMap(entries),
    encode: (entries) => entries.entrySeq().toArray(),
  });

/** An object without the names of its fields: their values, in the order of the schema. */
export const unnamed = <Fields extends z.ZodObject>(fields: Fields) => {
  const names = Object.keys(fields.shape);
  return z.codec(z.array(z.unknown()).length(names.length), fields, {
    // The schema checks each value.
    decode: (values) => Object.fromEntries(names.map((name, index) => [name, values[index]])) as z.input<Fields>,
    encode: (named) => names.map((name): unknown => Reflect.get(named, name)),
  });
};

/** How a state is kept. A change of its shape is another `format`: snapshots of another number are passed over. */
export const snapshotOf = <State>(format: number, state: z.ZodType<State>) => {
  const stored = z.strictObject({ format: z.literal(format), state });
  return {
    encode: (given: State): object => z.encode(stored, { format, state: given }),
    /** Null for what is of another format. */
    decode: (json: unknown): State | null => stored.safeParse(json).data?.state ?? null,
  };
};
