import { readCommandLine } from './command-line.ts';
import { makeUntracked } from './make-untracked.ts';
import { unreadTexts } from './texts/make-texts.ts';

/**
 * `node scripts/generate-untracked.ts` makes the generated files that git doesn't hold, as `npm ci` and each start do, and fails where
 * the languages of a message differ. With `--check` it fails as well where no source file reads a message.
 */
const { values } = readCommandLine(process.argv.slice(2), { options: { check: { type: 'boolean', default: false } } });
const differing = await makeUntracked();
const problems = differing.length === 0 && values.check ? await unreadTexts() : differing;
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}
