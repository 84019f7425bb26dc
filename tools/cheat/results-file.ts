import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { resultsFrom } from './results.ts';
import type { Result } from './verdict.ts';

/** The results of the last whole run: the source of the tables in docs/fairness.md. */
export const RESULTS = fileURLToPath(new URL('./results.json', import.meta.url));

export const readResults = async (): Promise<readonly Result[]> => resultsFrom(await readFile(RESULTS, 'utf8'));
