// The last step of `npm ci`. Plain JavaScript: npm runs it before the pinned Node exists on every machine.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

if (existsSync('.git') && !process.env.CI) {
  try {
    execFileSync('git', ['config', 'core.hooksPath', '.githooks'], { stdio: 'ignore' });
  } catch {
    // A checkout without git (a tarball, a container layer) needs no hooks.
  }
}

// An image is installed before its sources are there, and an older Node can't read them. Either way the start makes the generated files.
if (existsSync('schema/texts') && process.features.typescript) await import('./generate-untracked.ts');
