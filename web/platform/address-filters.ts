import { keysOf } from './keys-of.ts';

/** How one filter stands in the address. */
export interface Parameter<Value> {
  readonly name: string;
  /** The value where the address says nothing, or nonsense. */
  readonly usual: Value;
  /** Undefined for nonsense. */
  readonly read: (text: string) => Value | undefined;
  /** Empty for nothing. */
  readonly write: (value: Value) => string;
}

/** Filters of a page in its address. A player can share the address, and go back to it. */
export interface AddressFilters<Filters> {
  readonly usual: Filters;
  readonly read: (address: URLSearchParams) => Filters;
  /** The address of these filters. It leaves out usual values, and keeps other parameters. */
  readonly write: (filters: Filters, address: URLSearchParams) => URLSearchParams;
}

export type FiltersOf<Address> = Address extends AddressFilters<infer Filters> ? Filters : never;

/** The filters of a table: their names, values and types follow from it. */
export const addressFilters = <Filters extends object>(
  parameters: {
    readonly [Key in keyof Filters]: Parameter<Filters[Key]>;
  },
): AddressFilters<Filters> => {
  const keys = keysOf<keyof Filters & string>(parameters);
  const isWhole = (filters: Partial<Filters>): filters is Filters => keys.every((key) => key in filters);
  const read = (address: URLSearchParams): Filters => {
    const filters: Partial<Filters> = {};
    for (const key of keys) {
      const { name, usual, read: valueIn } = parameters[key];
      const text = address.get(name);
      filters[key] = (text === null ? undefined : valueIn(text)) ?? usual;
    }
    if (!isWhole(filters)) throw new TypeError('a filter of the table has no value');
    return filters;
  };
  return {
    usual: read(new URLSearchParams()),
    read,
    write: (filters, address) => {
      const next = new URLSearchParams(address);
      for (const key of keys) {
        const { name, usual, write } = parameters[key];
        const text = write(filters[key]);
        if (text === write(usual)) next.delete(name);
        else next.set(name, text);
      }
      return next;
    },
  };
};

/** `VALUE_DESC` as an address says it. */
export const lowerCase = (value: string): string => value.toLowerCase().replaceAll('_', '-');

/** One of these values; `usual` where the page has another usual one than the first. */
export const oneOf = <Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
  nameOf: (value: Value) => string = String,
  usual: Value = values[0],
): Parameter<Value> => ({ name, usual, read: (text) => values.find((value) => nameOf(value) === text), write: nameOf });

/** One of these values, or null for all. */
export const oneOrAll = <Value extends string | number>(
  name: string,
  values: readonly Value[],
  nameOf: (value: Value) => string = String,
): Parameter<Value | null> => ({
  name,
  usual: null,
  read: (text) => values.find((value) => nameOf(value) === text),
  write: (value) => (value === null ? '' : nameOf(value)),
});

/** Any of these, in their order. */
export const someOf = <Value extends string | number>(
  name: string,
  values: readonly Value[],
): Parameter<readonly Value[]> => ({
  name,
  usual: [],
  read: (text) => {
    const named = new Set(text.split(','));
    return values.filter((value) => named.has(String(value)));
  },
  write: (chosen) => chosen.join(','),
});

export const matching = (name: string, pattern: RegExp): Parameter<string | null> => ({
  name,
  usual: null,
  read: (text) => (pattern.test(text) ? text : undefined),
  write: (text) => text ?? '',
});

/** The text that a player typed, cut to `longest` characters. */
export const typed = (name: string, longest: number): Parameter<string> => ({
  name,
  usual: '',
  read: (text) => text.slice(0, longest),
  write: (text) => text,
});

/** An amount in minor units, inclusive; null for no limit. The address speaks of whole coins. */
export const wholeCoins = (name: string): Parameter<number | null> => ({
  name,
  usual: null,
  read: (text) => (/^[0-9]{1,9}$/.test(text) ? Number(text) * 100 : undefined),
  write: (amount) => (amount === null ? '' : String(amount / 100)),
});

/** A flag: `1` where it is set, else absent. */
export const flag = (name: string): Parameter<boolean> => ({
  name,
  usual: false,
  read: (text) => text === '1',
  write: (is) => (is ? '1' : ''),
});
