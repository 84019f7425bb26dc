import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { resultsFrom } from './results.ts';
import type { Result } from './verdict.ts';

/** What the last whole run gave: what the tables of docs/fairness.md are made of. */
export const RESULTS = fileURLToPath(new URL('./results.json', import.meta.url));

export const readResults = async (): Promise<readonly Result[]> => resultsFrom(await readFile(RESULTS, 'utf8'));
