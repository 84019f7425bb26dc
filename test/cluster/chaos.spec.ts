import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildWebIfNeeded } from '../../scripts/start/web-build.ts';
import { reportText } from '../../tools/chaos/report.ts';
import { runChaos } from '../../tools/chaos/run-chaos.ts';
import { canCluster } from './find-nats.ts';

describe.skipIf(!canCluster('chaos'))('npm run chaos', () => {
  it('ends a minute of load and faults with nothing lost, doubled or out of order', { timeout: 400_000 }, async () => {
    await buildWebIfNeeded();
    const folder = await mkdtemp(join(tmpdir(), 'glasscase-chaos-'));
    const printed: string[] = [];
    const report = await runChaos({
      seconds: 60,
      every: 15,
      seed: 'continuous integration',
      players: 10,
      paceMs: 1_500,
      folder,
      environment: process.env,
      print: (line) => printed.push(line),
    });
    const faults = report.checks.flatMap(({ name, faults: found }) => found.map((fault) => `${name}: ${fault}`));
    expect(faults, `${printed.join('\n')}\n\n${reportText(report)}`).toEqual([]);
    expect(report.happened.map(({ fault }) => fault.kind === 'kill')).toEqual([true, false, true, false, true, false]);
    expect(report.commands.length).toBeGreaterThan(100);
    await rm(folder, { recursive: true, force: true });
  });
});
