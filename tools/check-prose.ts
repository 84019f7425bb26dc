import { globSync, readFileSync } from 'node:fs';
import { readCommandLine } from '../scripts/command-line.ts';
import { findingsIn } from './prose/findings.ts';

const HELP = `node tools/check-prose.ts [--under <folder or file>]

Names each sentence of comments, documents, descriptions of the API, errors and log messages that breaks a rule of tools/prose/rules.ts,
in all files or those under one folder, and ends with code 1 where there is one.
`;

/** Generated text, what releases wrote, and migrations, which never change. */
const EXCLUDED = [
  '**/node_modules/**',
  '**/generated/**',
  '**/dist*/**',
  'test/releases/**',
  'docs/conformance.md',
  'docs/compatibility.md',
  'schema/events/**',
  '.tmp/**',
];

const { values } = readCommandLine(process.argv.slice(2), {
  options: { under: { type: 'string' }, help: { type: 'boolean' } },
});

// A reader such as `head` may close the pipe before the last line.
process.stdout.on('error', (error) => {
  if (!('code' in error) || error.code !== 'EPIPE') throw error;
});

if (values.help === true) process.stdout.write(HELP);
else {
  const under = values.under?.replace(/\/$/, '');
  const files = globSync('**/*.{ts,tsx,mjs,md,css,graphql}', { exclude: EXCLUDED }).filter(
    (file) => under === undefined || file === under || file.startsWith(`${under}/`),
  );
  const findings = files.toSorted().flatMap((file) => findingsIn(file, readFileSync(file, 'utf8')));
  for (const { file, line, rule, sentence } of findings)
    process.stdout.write(`${file}:${line} ${rule.name} (${rule.instead}): ${sentence.slice(0, 160)}\n`);
  process.stdout.write(`${files.length} files, ${findings.length} sentences to rewrite\n`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}
