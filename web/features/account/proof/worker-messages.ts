/** To the worker: JSON of an ALTCHA challenge. */
export interface ToProofWorker {
  readonly challenge: string;
}

/** From the worker: how many tries are behind it, and in the end what the server takes. */
export type FromProofWorker =
  | { readonly type: 'tried'; readonly tried: number }
  | { readonly type: 'solved'; readonly proof: string };
