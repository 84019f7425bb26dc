import { List, Map as PersistentMap, Set as PersistentSet } from 'immutable';

/** Names a persistent collection in plain form; no event has a member of that name. */
const MARK = '@persistent';

type Convert = (value: unknown) => unknown;

/** The same object where no member became another. */
const eachMember = (value: object, convert: Convert): object => {
  let changed: Record<string, unknown> | null = null;
  for (const [name, member] of Object.entries(value)) {
    const converted = convert(member);
    if (converted === member) continue;
    changed ??= { ...value };
    changed[name] = converted;
  }
  return changed ?? value;
};

const inside = (value: object, convert: Convert): object => {
  if (Array.isArray(value)) return value.map(convert);
  if (value instanceof Map) return new Map([...value].map(([key, member]) => [key, convert(member)]));
  if (value instanceof Set || ArrayBuffer.isView(value)) return value;
  return eachMember(value, convert);
};

/**
 * A state as structured cloning can copy it: persistent collections as lists of their members, everything else
 * unchanged.
 */
export const toPlain = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (PersistentMap.isMap(value)) {
    return {
      [MARK]: 'map',
      held: value
        .entrySeq()
        .toArray()
        .map(([key, member]) => [key, toPlain(member)]),
    };
  }
  if (PersistentSet.isSet(value)) return { [MARK]: 'set', held: value.toArray().map(toPlain) };
  if (List.isList(value)) return { [MARK]: 'list', held: value.toArray().map(toPlain) };
  return inside(value, toPlain);
};

const pairsIn = (held: readonly unknown[]): [unknown, unknown][] =>
  held.map((pair) => (Array.isArray(pair) ? [pair[0], fromPlain(pair[1])] : [undefined, undefined]));

/** The value that `toPlain` was given, from a copy of its answer. */
export function fromPlain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (!(MARK in value && 'held' in value && Array.isArray(value.held))) return inside(value, fromPlain);
  if (value[MARK] === 'map') return PersistentMap(pairsIn(value.held));
  return value[MARK] === 'set' ? PersistentSet(value.held.map(fromPlain)) : List(value.held.map(fromPlain));
}
