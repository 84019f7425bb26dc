import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { portsFrom } from './ports.ts';
import { ClusterCannotStart, startCluster } from './start-cluster.ts';

vi.mock(import('./nats.ts'), async (original) => ({ ...(await original()), natsBinary: () => null }));

it('says what a cluster needs where there is no nats-server and how to get it, before it makes anything', async () => {
  const dataDir = join(tmpdir(), `glasscase-cluster-${crypto.randomUUID()}`);
  const starting = startCluster({
    ...{ dataDir, ports: portsFrom(3_000), databaseUrl: null, cuttable: false },
    ...{ extraOf: () => ({}), environment: {}, print: () => undefined },
  });
  await expect(starting).rejects.toThrow(ClusterCannotStart);
  await expect(starting).rejects.toThrow(/^npm run cluster needs nats-server .*apt-get install nats-server/);
  expect(existsSync(dataDir)).toBe(false);
});
