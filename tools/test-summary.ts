import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { readCommandLine } from '../scripts/command-line.ts';

/** Reads Vitest's JSON report and ends with the line `N passed, N failed`. A skipped test fails the run: CI has it all. */

const {
  words: [path = '.tmp/test-results.json'],
} = readCommandLine(process.argv.slice(2), { options: {}, words: ['[report]'] });

const report = z
  .object({
    numPassedTests: z.int(),
    numFailedTests: z.int(),
    numPendingTests: z.int(),
    numTodoTests: z.int(),
    numFailedTestSuites: z.int(),
    testResults: z.array(
      z.object({ name: z.string(), assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })) }),
    ),
  })
  .parse(JSON.parse(readFileSync(path, 'utf8')));

const idle = report.numPendingTests + report.numTodoTests;
for (const { name, assertionResults } of report.testResults) {
  for (const { fullName, status } of assertionResults) {
    if (status !== 'passed' && status !== 'failed') process.stdout.write(`${status}: ${name}: ${fullName}\n`);
  }
}
if (idle > 0) process.stdout.write(`${idle} tests were skipped; nothing may be skipped here.\n`);

const brokenFiles = report.numFailedTests === 0 ? report.numFailedTestSuites : 0;
const failed = report.numFailedTests + idle + brokenFiles;
process.stdout.write(`${report.numPassedTests} passed, ${failed} failed\n`);
process.exitCode = failed === 0 && report.numPassedTests > 0 ? 0 : 1;
