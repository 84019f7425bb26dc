import { Map as PersistentMap, Set as PersistentSet } from 'immutable';
import { z } from 'zod';
import { money } from '../kernel/event-codec.ts';
import { formatMoney, parseMoney } from '../kernel/money.ts';

/** An amount as its decimal text. */
export const amount = z.codec(money, z.bigint(), { decode: parseMoney, encode: formatMoney });

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

/** How a state is kept. A change of its shape is another `format`: snapshots of another number are passed over. */
export const snapshotOf = <State>(format: number, state: z.ZodType<State>) => {
  const stored = z.strictObject({ format: z.literal(format), state });
  return {
    encode: (given: State): object => z.encode(stored, { format, state: given }),
    /** Null for what is of another format. */
    decode: (json: unknown): State | null => stored.safeParse(json).data?.state ?? null,
  };
};
