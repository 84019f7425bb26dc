import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { buildVerifier } from '../scripts/start/web-build.ts';

/**
 * `npm run verifier` builds the standalone verifier into web/dist-verifier/, and prints the SHA-256 of its bytes as `sha256sum`
 * does. A player compares that with the hash of another copy.
 */
const file = await buildVerifier(join(import.meta.dirname, '../web/dist-verifier'));
const hash = createHash('sha256')
  .update(await readFile(file))
  .digest('hex');
process.stdout.write(`${hash}  ${basename(file)}\n`);
