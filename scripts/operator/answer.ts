/** What became of a request, in lines for a person. */
export interface OperatorAnswer {
  readonly ok: boolean;
  readonly lines: readonly string[];
}

export const done = (...lines: readonly string[]): OperatorAnswer => ({ ok: true, lines });
export const refused = (...lines: readonly string[]): OperatorAnswer => ({ ok: false, lines });
