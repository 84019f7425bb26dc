import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { createMetrics } from '../../gateway/server/operations/metrics.ts';
import {
  diskMetrics,
  engineMetrics,
  gatewayMetrics,
  natsMetrics,
  projectorMetrics,
  remoteEngineMetrics,
  sealerMetrics,
  witnessMetrics,
} from './site-metrics.ts';

const nothing = { query: async () => ({ rows: [] }) };

/** Every name that a process can show, with what a histogram makes of its own. */
const shown = async (): Promise<ReadonlySet<string>> => {
  const metrics = createMetrics(['gateway']);
  engineMetrics(metrics, () => ({ state: 'running', writer: 1, queued: 0, batches: 0, commands: 0, cacheBytes: 0 }));
  projectorMetrics(metrics, nothing, () => [], Date.now);
  sealerMetrics(metrics, nothing, () => ({ sealed: 0, ageSeconds: 0 }));
  witnessMetrics(metrics, () => []);
  remoteEngineMetrics(metrics, () => ({ engines: 0 }));
  diskMetrics(metrics, '.');
  natsMetrics(metrics, { isAway: () => false });
  gatewayMetrics(metrics, () => ({
    sockets: { graphql: 0, stomp: 0, operator: 0 },
    sms: { sent: 0, exhausted: 0, budgetUsed: async () => ({ hour: 0, day: 0 }) },
    live: { listeners: 0, cutOff: 0 },
  }));
  const all = await metrics.registry.getMetricsAsJSON();
  return new Set(
    all.flatMap(({ name, type }) =>
      String(type) === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  );
};

const namesIn = (text: string): readonly string[] => [
  ...new Set(text.match(/\b(glasscase|nodejs|process)_[a-z0-9_]+/g) ?? []),
];

const rules = z.object({
  groups: z.array(
    z.object({
      name: z.string(),
      rules: z.array(
        z.object({
          alert: z.string().regex(/^Glasscase/),
          expr: z.string(),
          for: z.string().regex(/^\d+[sm]$/),
          labels: z.object({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.object({ summary: z.string(), action: z.string() }),
        }),
      ),
    }),
  ),
});

describe('monitoring', () => {
  it.each(['docs/monitoring/grafana.json', 'docs/monitoring/alerts.yml'])('%s asks for what there is', async (path) => {
    const names = await shown();
    const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => /\bexpr"?:/.test(line));
    const asked = namesIn(lines.join('\n'));
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((name) => !names.has(name))).toEqual([]);
  });

  it('has alerts that say what to do', async () => {
    const { groups } = rules.parse(parse(await readFile('docs/monitoring/alerts.yml', 'utf8')));
    expect(groups.flatMap((group) => group.rules).length).toBeGreaterThan(5);
  });

  it('is told in stories what each alert says', (context) => {
    const { error, status, stdout, stderr } = spawnSync(
      'promtool',
      ['test', 'rules', 'docs/monitoring/alerts.test.yml'],
      {
        encoding: 'utf8',
      },
    );
    if (error !== undefined) context.skip('promtool is not installed (the package prometheus has it)');
    expect(`${stdout}${stderr}`).toContain('SUCCESS');
    expect(status).toBe(0);
  });

  it('has every figure of ours explained', async () => {
    const text = await readFile('docs/operations.md', 'utf8');
    const own = [...(await shown())].filter(
      (name) => name.startsWith('glasscase_') && !/_(bucket|count|sum)$/.test(name),
    );
    expect(own.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  });
});
