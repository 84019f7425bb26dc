import { readFile } from 'node:fs/promises';

/** What an attacker tries first: `scripts/generate-common-passwords.ts` makes the list. Lower case. */
export const readCommonPasswords = async (): Promise<ReadonlySet<string>> =>
  new Set((await readFile(new URL('common.txt', import.meta.url), 'utf8')).split('\n').filter((word) => word !== ''));
