import { isIP } from 'node:net';

declare const brand: unique symbol;
/** What counters know a client's address by. */
export type AddressKey = string & { readonly [brand]: 'AddressKey' };

/** Nobody is let out of a counter by an address that can't be read: all of them share this one. */
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

const keyText = (address: string): string => {
  const [plain = ''] = address.split('%', 1);
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
