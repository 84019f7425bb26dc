import type { PromiseFile } from '../../../engine/audit/promises.ts';

/** What one play comes to for its player. */
export type Shown =
  /** The outcome is shown; amounts in minor units. */
  | { readonly kind: 'shown'; readonly staked: number; readonly won: number }
  /** The house says no. */
  | { readonly kind: 'refused'; readonly code: string }
  /** The client shows no outcome, and says what is wrong instead. */
  | { readonly kind: 'stopped'; readonly why: string };

/** Whoever plays honestly: a program or a page. */
export interface Client {
  readonly playerId: string;
  play(): Promise<Shown>;
  /** What the client keeps against the house, as an audit reads it. */
  kept(): Promise<readonly PromiseFile[]>;
}
