import { readFileSync, writeFileSync } from 'node:fs';
import { readCommandLine } from '../scripts/command-line.ts';
import { SPECIFICATION } from '../test/conformance/specification.ts';
import { conformancePage } from './specification/page.ts';
import { faultsIn, testReport } from './specification/verdicts.ts';

/**
 * Writes `docs/conformance.md` from Vitest's JSON report, where every test passed that the specification names; else it says which
 * did not, and writes nothing. `npx node tools/specification.ts [.tmp/test-results.json]`
 */
const {
  words: [path = '.tmp/test-results.json'],
} = readCommandLine(process.argv.slice(2), { options: {}, words: ['[report]'] });

const faults = faultsIn(SPECIFICATION, testReport.parse(JSON.parse(readFileSync(path, 'utf8'))));
for (const fault of faults) process.stdout.write(`${fault}\n`);
if (faults.length === 0) writeFileSync('docs/conformance.md', conformancePage(SPECIFICATION));
process.stdout.write(
  faults.length === 0 ? 'docs/conformance.md: every sentence was run\n' : `${faults.length} faults\n`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
