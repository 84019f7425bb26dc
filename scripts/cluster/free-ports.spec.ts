import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { freePorts } from './free-ports.ts';

describe('free ports', () => {
  it('are all different, and their servers can listen on them', async () => {
    const ports = await freePorts(40);
    expect(new Set(ports).size).toBe(40);
    const servers = await Promise.all(
      ports.map(async (port) => {
        const server = createServer();
        await new Promise<void>((resolve, reject) => {
          server.once('error', reject);
          server.listen(port, '127.0.0.1', resolve);
        });
        return server;
      }),
    );
    for (const server of servers) server.close();
  });

  it('are none that this system gives to outgoing connections', async () => {
    const range = await readFile('/proc/sys/net/ipv4/ip_local_port_range', 'utf8').catch(() => '49152 65535');
    const first = Number(range.trim().split(/\s+/)[0]);
    for (const port of await freePorts(40)) expect(port).toBeLessThan(first);
  });
});
