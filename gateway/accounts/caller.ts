import type { AddressKey } from '../address-key.ts';

/** Who is at the other end of a request, as far as can be told. */
export interface Caller {
  /** As far as trusted proxies tell. */
  readonly address: AddressKey;
  /** Browser and system: `Chrome, Windows`. */
  readonly device: string;
  /** What the client keeps to be known again by; null where it keeps nothing. */
  readonly deviceToken: string | null;
}
