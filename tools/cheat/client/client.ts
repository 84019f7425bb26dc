import type { PromiseFile } from '../../../engine/audit/sources/promises.ts';

/** The result of one play for its player. */
export type Shown =
  /** The outcome is shown; amounts in minor units. */
  | { readonly kind: 'shown'; readonly staked: number; readonly won: number }
  /** The house says no. */
  | { readonly kind: 'refused'; readonly code: string }
  /** The client shows no outcome, and says what is wrong instead. */
  | { readonly kind: 'stopped'; readonly why: string };

/** An honest client: a program or a page. */
export interface Client {
  readonly playerId: string;
  play(): Promise<Shown>;
  /** The promises of the house that the client keeps, as an audit reads them. */
  kept(): Promise<readonly PromiseFile[]>;
}
