import { spawnSync } from 'node:child_process';
import { performance } from 'node:perf_hooks';

/** What a contributor runs before a commit: types, layers, lint and format, and that generated files match their sources. */
const steps = [
  ['types', 'tsc', ['--project', '.']],
  ['layers', 'node', ['scripts/check-layers.ts']],
  ['lint and format', 'biome', ['check', '--error-on-warnings', '.']],
  ['GraphQL codegen drift', 'graphql-codegen', ['--config', 'codegen.ts', '--check']],
  ['event schema drift', 'node', ['scripts/generate-event-schemas.ts', '--check']],
] as const;

let failed = 0;
for (const [name, command, args] of steps) {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(`${status === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)\n`);
  if (status !== 0) {
    failed += 1;
    process.stdout.write(`${stdout}${stderr}\n`);
  }
}
process.exitCode = failed === 0 ? 0 : 1;
