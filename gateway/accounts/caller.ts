import type { AddressKey } from '../address-key.ts';

/** What tells a caller from strangers at the same address. */
export interface Standing {
  /** Whose use is counted where strangers are counted by address: they use up nothing of a live session, nor of a device that an account knows. */
  readonly countedAs: string;
  /** The account that knows the caller; null for a stranger. */
  readonly account: string | null;
}

/** Who is at the other end of a request, as far as can be told. */
export interface Caller {
  /** As far as trusted proxies tell. */
  readonly address: AddressKey;
  /** Browser and system: `Chrome, Windows`. */
  readonly device: string;
  /** What the client keeps to be known again by; null where it keeps nothing. */
  readonly deviceToken: string | null;
  /** Looked up when first asked for. */
  standing(): Promise<Standing>;
}
