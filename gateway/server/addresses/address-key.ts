import { isIP } from 'node:net';

declare const brand: unique symbol;
/** The key of a client's address in counters. */
export type AddressKey = string & { readonly [brand]: 'AddressKey' };

/** An address that can't be read lets no client out of a counter: all of them share this key. */
const UNREADABLE = 'unreadable';

const isAddressKey = (text: string): text is AddressKey =>
  isIP(text) === 4 || text.endsWith('/64') || text === UNREADABLE;

/** The eight groups of an address that `isIP` knows, as numbers. */
const groupsOf = (address: string): readonly number[] => {
  // A URL writes an address in one way alone: lower case, no leading zeros, IPv4 at its end as two groups.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const numbers = (text: string): number[] =>
    text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
  if (tail === undefined) return numbers(head);
  const [before, after] = [numbers(head), numbers(tail)];
  return [...before, ...new Array<number>(8 - before.length - after.length).fill(0), ...after];
};

/** `203.0.113.9:4711` and `[2001:db8::1]:4711`, as some proxies write where a client connects from; with or without the port. */
const withPort = /^(?:(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}|\[([^\]]{2,60})\](?::\d{1,5})?)$/;

/** An address without its port and zone; other text unchanged. */
const bareAddress = (address: string): string => {
  const [, four, six] = withPort.exec(address.trim()) ?? [];
  const [plain = ''] = (four ?? six ?? address.trim()).split('%', 1);
  return plain;
};

const keyText = (address: string): string => {
  const plain = bareAddress(address);
  const family = isIP(plain);
  if (family === 4) return plain;
  if (family === 0) return UNREADABLE;
  const groups = groupsOf(plain);
  const [high = 0, low = 0] = groups.slice(6);
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (mapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
};

export const isReadableAddress = (address: string): boolean => isIP(bareAddress(address)) !== 0;

/**
 * The key of an address, the same for every counter of the site: IPv4 whole, also where it is mapped into IPv6; of IPv6
 * the first 64 bits, which are what one household or one rented machine is given (RFC 6177, RFC 7421); one key for
 * whatever is no address.
 */
export const addressKey = (address: string | undefined): AddressKey => {
  const key = keyText(address ?? '');
  if (!isAddressKey(key)) throw new Error('no key of an address');
  return key;
};

/** The networks around the one of a key that have one holder as a rule, the nearest first: /24 of IPv4, /56 and /48 of IPv6. */
export const widerNetworks = (key: AddressKey): readonly string[] => {
  if (key === UNREADABLE) return [];
  if (isIP(key) === 4) return [`${key.slice(0, key.lastIndexOf('.'))}.0/24`];
  const [a = '', b = '', c = '', d = ''] = key.split(':');
  const low = (Number.parseInt(d, 16) & 0xff00).toString(16);
  return [`${a}:${b}:${c}:${low}::/56`, `${a}:${b}:${c}::/48`];
};
