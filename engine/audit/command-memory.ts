import type { Instant } from '../kernel/decision.ts';
import type { Actor } from '../kernel/definitions.ts';
import type { CommandId } from '../kernel/ids.ts';

/** For so long the site promises that a command id is carried out once. */
const RECEIPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Remembers command ids for as long as their receipts bind. */
export interface CommandMemory {
  isNew(actor: Actor, commandId: CommandId, at: Instant): boolean;
}

export const createCommandMemory = (): CommandMemory => {
  // In order of time, because the log is: the oldest is always the first.
  const seen = new Map<string, Instant>();
  return {
    isNew: (actor, commandId, at) => {
      for (const [oldest, when] of seen) {
        if (when + RECEIPT_MS > at) break;
        seen.delete(oldest);
      }
      const key = `${actor}|${commandId}`;
      if (seen.has(key)) return false;
      seen.set(key, at);
      return true;
    },
  };
};
