import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The path of `nats-server`; null, and one line on stderr, where there is none: the suite is then skipped. */
export const natsBinary = (): string | null => {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  const path = folders.map((folder) => join(folder, 'nats-server')).find((file) => existsSync(file));
  if (path !== undefined) return path;
  process.stderr.write('NATS suites skipped: no nats-server on the PATH (Debian package nats-server)\n');
  return null;
};

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('data', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** Resolves when the server greets on its port. */
export const launchNats = async (path: string, port: number, args: readonly string[]): Promise<ChildProcess> => {
  const child = spawn(path, ['-a', '127.0.0.1', '-p', String(port), ...args], { stdio: 'ignore' });
  for (let attempt = 0; attempt < 400; attempt += 1) {
    if (await answers(port)) return child;
    if (child.exitCode !== null) break;
    await pause(25);
  }
  child.kill('SIGKILL');
  throw new Error('nats-server does not start');
};

/** Kills the server as a power cut would. */
export const killNats = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
