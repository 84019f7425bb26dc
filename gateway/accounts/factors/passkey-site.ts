import { isIP } from 'node:net';

/** The site that passkeys are made for: both fields follow from the public origin, never from a request. */
export interface PasskeySite {
  readonly origin: string;
  /** WebAuthn's relying party id: the host's name. */
  readonly rpId: string;
}

/** Null where browsers refuse passkeys: at an IP address, and without https anywhere but on `localhost`. */
export const passkeySiteOf = (publicOrigin: string): PasskeySite | null => {
  const { origin, protocol, hostname } = new URL(publicOrigin);
  const local = hostname === 'localhost' || hostname.endsWith('.localhost');
  const address = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  return address || (protocol !== 'https:' && !local) ? null : { origin, rpId: hostname };
};
