import { spawnSync } from 'node:child_process';
import { readCommandLine } from '../scripts/command-line.ts';

/** The browser tests, with a screenshot of what they see. With `--all` every page in every tested language and width; without, a sample of them. */
const { all } = readCommandLine(process.argv.slice(2), {
  options: { all: { type: 'boolean', default: false } },
}).values;
const environment = { ...process.env, GLASSCASE_E2E_PICTURES: '1', ...(all && { GLASSCASE_E2E_ALL: '1' }) };
const { status } = spawnSync('vitest', ['run', 'test/browser'], { env: environment, stdio: 'inherit' });
process.exitCode = status ?? 1;
