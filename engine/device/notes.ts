/** A signed note with the verifier key that it says it was signed for, as a refusal brings it. */
export interface SignedNote {
  readonly text: string;
  readonly key: string;
}

/** A promise as an answer brings it, with every entry of the command: `SealingPromise` in GraphQL. */
export interface PromisedNote {
  readonly note: string;
  readonly entries: readonly {
    /** Null where it is sealed, or reveals a seed. */
    readonly entry: string | null;
    readonly leafHash: string;
    readonly index: number;
    readonly path: readonly string[];
  }[];
}
