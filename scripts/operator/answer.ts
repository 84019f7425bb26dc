import { plainText } from './plain-text.ts';

/** The answer to a request, in lines for the operator. */
export interface OperatorAnswer {
  readonly ok: boolean;
  readonly lines: readonly string[];
  /** Of a preview: whether the operator must say yes first. */
  readonly confirm?: boolean;
  /** Of an act of many steps: whether some are done, and a repetition of the act does the rest. */
  readonly isUnfinished?: boolean;
}

export const done = (...lines: readonly string[]): OperatorAnswer => ({ ok: true, lines });
/** A preview that the operator must confirm. */
export const toConfirm = (...lines: readonly string[]): OperatorAnswer => ({ ...done(...lines), confirm: true });
/** A part of the act is done. The same words finish it, where the act has a name. */
export const unfinished = (...lines: readonly string[]): OperatorAnswer & { readonly isUnfinished: true } => ({
  ...refused(...lines),
  isUnfinished: true,
});
export const refused = (...lines: readonly string[]): OperatorAnswer => ({ ok: false, lines });

/** A line for each, or one that says that there is nothing. */
export const listed = (lines: readonly string[], nothing: string): OperatorAnswer =>
  done(...(lines.length === 0 ? [nothing] : lines));

/** A moment in milliseconds, as it is shown. */
export const iso = (at: number): string => new Date(at).toISOString();

/** As it is printed: one line for each, whatever is in it. */
export const printed = ({ lines }: OperatorAnswer): string => lines.map((line) => `${plainText(line)}\n`).join('');
