import { plainText } from './plain-text.ts';

/** What became of a request, in lines for a person. */
export interface OperatorAnswer {
  readonly ok: boolean;
  readonly lines: readonly string[];
  /** Of a preview: a person has to say yes first. */
  readonly confirm?: boolean;
}

export const done = (...lines: readonly string[]): OperatorAnswer => ({ ok: true, lines });
/** Of a preview that a person has to agree to. */
export const toConfirm = (...lines: readonly string[]): OperatorAnswer => ({ ...done(...lines), confirm: true });
export const refused = (...lines: readonly string[]): OperatorAnswer => ({ ok: false, lines });

/** As it is printed: one line for each, whatever is in it. */
export const printed = ({ lines }: OperatorAnswer): string => lines.map((line) => `${plainText(line)}\n`).join('');
