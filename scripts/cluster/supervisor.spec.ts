import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startReaper } from './reaper.ts';
import type { Service } from './service.ts';
import { NotReady, type Supervisor, supervise } from './supervisor.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'glasscase-supervisor-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const serviceOf = (script: string, isReady: () => Promise<boolean> = async () => true): Service => ({
  name: 'sample',
  program: '/bin/sh',
  words: ['-c', script],
  environment: {},
  logFile: join(folder, 'sample.log'),
  stopSignal: 'SIGTERM',
  endSignal: 'SIGKILL',
  isReady,
});

const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await holds())) await pause(20);
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Whether a process is gone, or a zombie that no parent has reaped: test machines may have no init. */
const isGone = async (pid: number): Promise<boolean> =>
  !isAlive(pid) || /\) Z /.test(await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ') Z '));

const supervised = async (
  service: Service,
  work: (supervisor: Supervisor, printed: readonly string[]) => Promise<void>,
) => {
  const reaper = startReaper();
  const printed: string[] = [];
  const supervisor = supervise(service, { reaper, print: (line) => printed.push(line), now: () => performance.now() });
  try {
    await work(supervisor, printed);
  } finally {
    await supervisor.stop();
    reaper.close();
  }
};

describe('a kept service', () => {
  it('is started again when it is killed, and not when it is stopped', () =>
    supervised(serviceOf('exec sleep 60'), async (supervisor, printed) => {
      supervisor.start();
      await supervisor.whenReady(5_000);
      const first = supervisor.pid();
      supervisor.signal('SIGKILL');
      await until(() => supervisor.pid() !== first && supervisor.pid() !== null);
      expect(printed).toEqual([expect.stringMatching(/^sample ended \(SIGKILL\), starts again in \d+ ms$/)]);
      await supervisor.stop();
      expect(supervisor.pid()).toBeNull();
      await pause(500);
      expect(supervisor.pid()).toBeNull();
      expect(supervisor.lastEnd()).toBe('SIGTERM');
    }));

  it('waits longer each time that it ends at once', () =>
    supervised(serviceOf('exit 3'), async (supervisor, printed) => {
      supervisor.start();
      await until(() => printed.length >= 3);
      expect(printed.map((line) => line.replace('sample ended (code 3), starts again in ', ''))).toEqual([
        '400 ms',
        '800 ms',
        '1600 ms',
      ]);
    }));

  it('is stopped while it is paused', () =>
    supervised(serviceOf('exec sleep 60'), async (supervisor) => {
      supervisor.start();
      await supervisor.whenReady(5_000);
      supervisor.signal('SIGSTOP');
      await supervisor.stop();
      expect(supervisor.pid()).toBeNull();
    }));

  it('is named with what it wrote last when it does not become ready', () =>
    supervised(
      serviceOf('echo the port is taken; exec sleep 60', async () => false),
      async (supervisor) => {
        supervisor.start();
        await expect(supervisor.whenReady(200)).rejects.toThrow(NotReady);
        await expect(supervisor.whenReady(200)).rejects.toThrow(
          /^sample is not ready; .*sample\.log says why:\nthe port is taken$/,
        );
      },
    ));
});

describe('a reaper', () => {
  it('leaves nothing behind when the process that holds it is killed, paused processes included', async () => {
    const modules = JSON.stringify(fileURLToPath(new URL('./reaper.ts', import.meta.url)));
    const program = `
      import { spawn } from 'node:child_process';
      const { startReaper } = await import(${modules});
      const reaper = startReaper();
      const children = [0, 1].map(() => spawn('sleep', ['60'], { detached: true, stdio: 'ignore' }));
      for (const { pid } of children) reaper.hold(pid, 'SIGKILL');
      children[1].kill('SIGSTOP');
      process.stdout.write(JSON.stringify(children.map(({ pid }) => pid)));
    `;
    const parent: ChildProcess = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [first, second] = await new Promise<number[]>((resolve) => {
      parent.stdout?.once('data', (chunk: Buffer) => resolve(JSON.parse(chunk.toString())));
    });
    expect(isAlive(first ?? 0) && isAlive(second ?? 0)).toBe(true);
    parent.kill('SIGKILL');
    await until(async () => (await isGone(first ?? 0)) && (await isGone(second ?? 0)));
  });
});
