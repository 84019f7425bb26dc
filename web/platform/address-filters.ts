import { keysOf } from './keys-of.ts';

/** How one value stands in the address. */
export interface Parameter<Read, Written> {
  readonly name: string;
  /** Undefined for nonsense. */
  readonly read: (text: string) => Read | undefined;
  /** Empty for nothing. */
  readonly write: (value: Written) => string;
}

/** Filters of a page in its address. A player can share the address, and go back to it. */
export interface AddressFilters<Filters> {
  readonly usual: Filters;
  /** A filter that the address lacks, or gives wrongly, has its usual value. */
  readonly read: (address: URLSearchParams) => Filters;
  /** The address of these filters. It leaves out usual values, and keeps other parameters. */
  readonly write: (filters: Filters, address: URLSearchParams) => URLSearchParams;
}

export const addressFilters = <Filters extends object>(
  usual: Filters,
  parameters: { readonly [Key in keyof Filters & string]: Parameter<Filters[Key], Filters[Key]> },
): AddressFilters<Filters> => {
  const keys = keysOf<keyof Filters & string>(parameters);
  return {
    usual,
    read: (address) => {
      const filters = { ...usual };
      for (const key of keys) {
        const { name, read } = parameters[key];
        const raw = address.get(name);
        filters[key] = (raw === null ? undefined : read(raw)) ?? usual[key];
      }
      return filters;
    },
    write: (filters, address) => {
      const next = new URLSearchParams(address);
      for (const key of keys) {
        const { name, write } = parameters[key];
        const text = write(filters[key]);
        if (text === write(usual[key])) next.delete(name);
        else next.set(name, text);
      }
      return next;
    },
  };
};

/** `VALUE_DESC` as an address says it. */
export const lowerCase = (value: string): string => value.toLowerCase().replaceAll('_', '-');

export const oneOf = <Value extends string | number>(
  name: string,
  values: readonly Value[],
  nameOf: (value: Value) => string = String,
): Parameter<Value, Value | null> => ({
  name,
  read: (text) => values.find((value) => nameOf(value) === text),
  write: (value) => (value === null ? '' : nameOf(value)),
});

/** Any of these, in their order. */
export const someOf = <Value extends string | number>(
  name: string,
  values: readonly Value[],
): Parameter<readonly Value[], readonly Value[]> => ({
  name,
  read: (text) => {
    const named = new Set(text.split(','));
    return values.filter((value) => named.has(String(value)));
  },
  write: (chosen) => chosen.join(','),
});

export const matching = (name: string, pattern: RegExp): Parameter<string, string | null> => ({
  name,
  read: (text) => (pattern.test(text) ? text : undefined),
  write: (text) => text ?? '',
});

/** The text that a player typed, cut to `longest` characters. */
export const typed = (name: string, longest: number): Parameter<string, string> => ({
  name,
  read: (text) => text.slice(0, longest),
  write: (text) => text,
});

/** An amount in minor units; the address speaks of whole coins. */
export const wholeCoins = (name: string): Parameter<number, number | null> => ({
  name,
  read: (text) => (/^[0-9]{1,9}$/.test(text) ? Number(text) * 100 : undefined),
  write: (amount) => (amount === null ? '' : String(amount / 100)),
});

/** A flag: `1` where it is set, else absent. */
export const flag = (name: string): Parameter<boolean, boolean> => ({
  name,
  read: (text) => text === '1',
  write: (is) => (is ? '1' : ''),
});
