import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildVerifier } from './start/web-build.ts';

/**
 * `npm run verifier` builds the standalone verifier into web/dist-verifier/, prints the SHA-256 of its bytes, and states
 * it in docs/verifier.md, where anyone finds it who wants to compare.
 */
const root = join(import.meta.dirname, '..');
const page = join(root, 'docs/verifier.md');

const file = await buildVerifier(join(root, 'web/dist-verifier'));
const hash = createHash('sha256')
  .update(await readFile(file))
  .digest('hex');
const text = await readFile(page, 'utf8');
const stated = text.replace(/^[0-9a-f]{64}(?= {2}glasscase-verifier\.html$)/m, hash);
if (stated !== text) await writeFile(page, stated);
process.stdout.write(`${hash}  ${file}\n`);
