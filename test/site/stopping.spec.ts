import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startFreshSite } from './fresh-site.ts';

/** Whether a process is left in the group that this one began. */
const lives = (group: number): boolean => {
  try {
    return process.kill(-group, 0);
  } catch {
    return false;
  }
};

describe('a site that npm started', () => {
  it('drains and ends with npm when npm is told to stop, and leaves no process behind', async () => {
    const environment = { GLASSCASE_DRAIN_MS: '200' };
    const site = await startFreshSite(environment, true, ['npm', 'start']);
    try {
      process.kill(site.pid, 'SIGTERM');
      expect(await site.ended).toBe(0);
      expect(site.output()).toMatch(/Stopping\nStopped\n$/);
      expect(lives(site.pid)).toBe(false);
      await expect(fetch(site.url)).rejects.toThrow();
    } finally {
      if (lives(site.pid)) process.kill(-site.pid, 'SIGKILL');
      await site.stop();
    }
  });

  it('ends at once when it is told before it is ready, as the first process of a container would', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'glasscase-stop-'));
    const child = spawn('npm', ['start'], {
      env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    const group = child.pid ?? 0;
    try {
      let output = '';
      for await (const chunk of child.stdout) {
        output += chunk;
        if (output.includes('Glasscase is starting') && !child.killed) child.kill('SIGTERM');
      }
      if (child.exitCode === null) await once(child, 'exit');
      expect([child.exitCode, output]).toEqual([0, expect.stringMatching(/Stopped\n$/)]);
      expect(output).not.toContain('is ready');
      expect(lives(group)).toBe(false);
    } finally {
      if (lives(group)) process.kill(-group, 'SIGKILL');
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});
