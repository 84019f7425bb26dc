import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Whether the second implementation can be asked here. */
export const hasPython = await promisify(execFile)('python3', ['--version']).then(
  () => true,
  () => false,
);
if (!hasPython) process.stdout.write('skipped: the second opinion needs python3, which is not on the PATH\n');
