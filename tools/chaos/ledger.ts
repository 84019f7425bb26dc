import { appendFileSync, closeSync, openSync } from 'node:fs';

/** The clients' commands and their answers, kept outside of the site. Positions are those of the fairness log. */
export type LedgerLine =
  | { readonly what: 'sent'; readonly id: string; readonly kind: CommandKind; readonly events: number }
  | { readonly what: 'unknown'; readonly id: string; readonly reason: string }
  | { readonly what: 'accepted'; readonly id: string; readonly position: number }
  | { readonly what: 'rejected'; readonly id: string; readonly code: string };

export type CommandKind = 'open' | 'rest-open' | 'sell' | 'create-battle' | 'add-bot';

/** A command as its client knows it. */
export interface Asked {
  readonly id: string;
  readonly kind: CommandKind;
  /** Plays that it stands for; 0 where it is none. */
  readonly events: number;
  /** How often no answer came, or one that left it open. */
  unknown: number;
  answer: { readonly position: number } | { readonly code: string } | null;
}

export interface Ledger {
  readonly asked: ReadonlyMap<string, Asked>;
  sent(id: string, kind: CommandKind, events: number): void;
  unknown(id: string, reason: string): void;
  /** @throws ContradictoryAnswer when another answer was given before. */
  accepted(id: string, position: number): void;
  rejected(id: string, code: string): void;
  close(): void;
}

/** The same command was answered in two ways. */
export class ContradictoryAnswer extends Error {
  override readonly name = 'ContradictoryAnswer';
}

/** Every line is in the file before the call returns: it is written before its command is sent. */
export const openLedger = (path: string): Ledger => {
  const file = openSync(path, 'a', 0o600);
  const asked = new Map<string, Asked>();
  const write = (line: LedgerLine): void => appendFileSync(file, `${JSON.stringify(line)}\n`);
  const of = (id: string): Asked => {
    const found = asked.get(id);
    if (found === undefined) throw new Error(`command ${id} was never sent`);
    return found;
  };
  const answered = (id: string, answer: NonNullable<Asked['answer']>): void => {
    const command = of(id);
    if (command.answer !== null && JSON.stringify(command.answer) !== JSON.stringify(answer)) {
      throw new ContradictoryAnswer(
        `${command.kind} ${id}: ${JSON.stringify(command.answer)}, then ${JSON.stringify(answer)}`,
      );
    }
    command.answer = answer;
  };
  return {
    asked,
    sent: (id, kind, events) => {
      write({ what: 'sent', id, kind, events });
      asked.set(id, { id, kind, events, unknown: 0, answer: null });
    },
    unknown: (id, reason) => {
      of(id).unknown += 1;
      write({ what: 'unknown', id, reason });
    },
    accepted: (id, position) => {
      write({ what: 'accepted', id, position });
      answered(id, { position });
    },
    rejected: (id, code) => {
      write({ what: 'rejected', id, code });
      answered(id, { code });
    },
    close: () => closeSync(file),
  };
};
