import { createWriteStream } from 'node:fs';
import type { Writable } from 'node:stream';
import type { SecurityLine } from '../../gateway/accounts/security-journal/security-journal.ts';
import type { Configuration } from '../../gateway/site/configuration/environment.ts';

/** The most bytes of lines that wait for a slow disk or reader. Further lines are left out, and `onLost` is told. */
const MAX_WAITING_BYTES = 4 * 1024 * 1024;

export interface SecurityLog {
  readonly line: SecurityLine;
  /** Resolves once everything is written. */
  close(): Promise<void>;
}

const nowhere: SecurityLog = { line: () => undefined, close: async () => undefined };

/** The lines for the operator's collector: one line of JSON an event. `onLost` hears of lines that weren't written. */
export const openSecurityLog = (
  { GLASSCASE_SECURITY_LOG: where }: Pick<Configuration, 'GLASSCASE_SECURITY_LOG'>,
  onLost: (reason: string) => void,
): SecurityLog => {
  if (where === '') return nowhere;
  const file = where === 'stdout' ? null : createWriteStream(where, { flags: 'a', mode: 0o600 });
  const out: Writable = file ?? process.stdout;
  file?.on('error', ({ message }) => onLost(message));
  return {
    line: (text) => {
      if (out.destroyed || out.writableLength > MAX_WAITING_BYTES) return onLost('it takes no more');
      out.write(`${text}\n`);
    },
    close: () => new Promise((resolve) => (file === null || file.destroyed ? resolve() : file.end(() => resolve()))),
  };
};
