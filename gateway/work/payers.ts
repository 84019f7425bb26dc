import { type AddressKey, widerNetworks } from '../address-key.ts';
import type { Payer } from './meter.ts';

/** What a token was found to be good for. */
export type Holder = { readonly account: { readonly accountId: string } } & (
  | { readonly kind: 'session'; readonly sessionId: string }
  | { readonly kind: 'key'; readonly keyId: string }
);

/** How many allowances of one household the widest network has that is counted; the one between has half of that. */
const WIDEST = 4;
/**
 * The networks that an address is in, and the session or key and its account. Sessions and keys have allowances of their networks
 * that visitors can't use up, so a stranger in the same network doesn't shut a player out.
 */
export const payersOf = (address: AddressKey, holder: Holder | null): readonly Payer[] => {
  const wider = widerNetworks(address);
  const networks: readonly Payer[] = [
    { key: address, share: 1 },
    ...wider.map((key, place) => ({ key, share: WIDEST / 2 ** (wider.length - 1 - place) })),
  ];
  if (holder === null) return networks;
  const own = holder.kind === 'session' ? holder.sessionId : holder.keyId;
  return [
    ...networks.map(({ key, share }) => ({ key: `players of ${key}`, share })),
    { key: `${holder.kind} ${own}`, share: 1 },
    { key: `account ${holder.account.accountId}`, share: 1 },
  ];
};
