import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { dictionary } from '@zxcvbn-ts/language-common';

/**
 * Writes the most common passwords of breaches, as zxcvbn collects them (MIT): those that somebody could choose here,
 * and the words that become one with a few signs after them.
 */
const { 'passwords-common': collected } = dictionary;
const words = [...new Set(['glasscase', ...collected].map((word) => String(word).normalize('NFKC').toLowerCase()))]
  .filter((word) => word.length >= 8 || (word.length >= 4 && /\p{L}$/u.test(word)))
  .sort();
const target = fileURLToPath(new URL('../gateway/accounts/passwords/common.txt', import.meta.url));
await writeFile(target, `${words.join('\n')}\n`);
