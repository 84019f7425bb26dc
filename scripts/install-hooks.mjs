// Points git at the project's hooks. Plain JavaScript: npm runs it before the pinned Node exists on every machine.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

if (existsSync('.git') && !process.env.CI) {
  try {
    execFileSync('git', ['config', 'core.hooksPath', '.githooks'], { stdio: 'ignore' });
  } catch {
    // A checkout without git (a tarball, a container layer) needs no hooks.
  }
}
