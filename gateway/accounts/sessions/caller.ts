import type { AddressKey } from '../../server/addresses/address-key.ts';

/** The difference between a caller and strangers at the same address. */
export interface Standing {
  /** The subject of counters that count strangers by address: strangers use up nothing of a live session or of a known device. */
  readonly countedAs: string;
  /** The account that knows the caller; null for a stranger. */
  readonly account: string | null;
}

/** The client at the other end of a request, as far as the site can tell. */
export interface Caller {
  /** As far as trusted proxies tell. */
  readonly address: AddressKey;
  /** Browser and system: `Chrome, Windows`. */
  readonly device: string;
  /** The token by which the site knows the client again; null where the client keeps none. */
  readonly deviceToken: string | null;
  /** Looked up when first asked for. */
  standing(): Promise<Standing>;
}
