import { type AddressKey, widerNetworks } from '../addresses/address-key.ts';

/** One that work is charged to. */
export interface Payer {
  readonly key: string;
  /** How many times the allowance of one household this payer has. */
  readonly share: number;
}

/** All that one piece of work is charged to. */
export interface Payers {
  /** The session, key or device; null of a visitor. */
  readonly own: Payer | null;
  /** The networks, and the account: other clients can use these up. */
  readonly shared: readonly Payer[];
  /** Pays in place of the shared ones while one of them has nothing left; null of a visitor. */
  readonly reserve: Payer | null;
}

/** A token or device that the site knows. */
export type Holder =
  | { readonly kind: 'session'; readonly sessionId: string; readonly account: { readonly accountId: string } }
  | { readonly kind: 'key'; readonly keyId: string; readonly account: { readonly accountId: string } }
  | { readonly kind: 'device'; readonly device: string };

/** How many allowances of one household the widest network has that is counted; the one between has half of that. */
const WIDEST = 4;
/** The reserve of a session, key or device: enough to sign in and freeze an account, and to play at leisure. */
const RESERVED = 0.05;

const networksOf = (address: AddressKey): readonly Payer[] => {
  const wider = widerNetworks(address);
  return [
    { key: address, share: 1 },
    ...wider.map((key, place) => ({ key, share: WIDEST / 2 ** (wider.length - 1 - place) })),
  ];
};

const nameOf = (holder: Holder): string => {
  if (holder.kind === 'session') return `session ${holder.sessionId}`;
  return holder.kind === 'key' ? `key ${holder.keyId}` : `device ${holder.device}`;
};

/**
 * The payers of a client at an address; `holder` is null for a visitor. Holders have allowances of their networks that visitors can't
 * use up, and a reserve that no other client can, a thief in another session of the account included.
 */
export const payersOf = (address: AddressKey, holder: Holder | null): Payers => {
  const networks = networksOf(address);
  if (holder === null) return { own: null, shared: networks, reserve: null };
  const name = nameOf(holder);
  const players = networks.map(({ key, share }) => ({ key: `players of ${key}`, share }));
  const account = holder.kind === 'device' ? [] : [{ key: `account ${holder.account.accountId}`, share: 1 }];
  return {
    own: { key: name, share: 1 },
    shared: [...players, ...account],
    reserve: { key: `reserve of ${name}`, share: RESERVED },
  };
};
