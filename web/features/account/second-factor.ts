/** The typed code: the authenticator's six digits, or one of the codes that the player kept for its loss. */
export interface SecondFactor {
  readonly kind: 'totp' | 'recovery';
  readonly code: string;
}

/** The same sign-in again, now with the code that was missing. Throws what the server refuses. */
export type WithSecondFactor = (secondFactor: string) => Promise<void>;
