import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A real NATS server for a suite. */
export interface NatsServer {
  readonly url: string;
  /** Takes the server away, runs what is given meanwhile, and brings it back on the same port. */
  readonly outage: (meanwhile: () => Promise<void>) => Promise<void>;
  readonly stop: () => Promise<void>;
}

const binary = (): string | null => {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, 'nats-server')).find((path) => existsSync(path)) ?? null;
};

const freePort = (): Promise<number> =>
  new Promise((resolve, refuse) => {
    const probe = createServer();
    probe.once('error', refuse);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address !== null && typeof address === 'object' ? resolve(address.port) : refuse(new Error('no port')),
      );
    });
  });

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('data', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

const launch = async (path: string, port: number): Promise<ChildProcess> => {
  const child = spawn(path, ['-a', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (await answers(port)) return child;
    if (child.exitCode !== null) break;
    await pause(25);
  }
  child.kill('SIGKILL');
  throw new Error('nats-server does not start');
};

const end = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });

/** Null where no `nats-server` can be found; the suite then says so in one line and is skipped. */
export const startNats = async (): Promise<NatsServer | null> => {
  const path = binary();
  if (path === null) {
    process.stderr.write('NATS suites skipped: no nats-server on the PATH (Debian package nats-server)\n');
    return null;
  }
  const port = await freePort();
  let child = await launch(path, port);
  return {
    url: `nats://127.0.0.1:${port}`,
    outage: async (meanwhile) => {
      await end(child);
      await meanwhile();
      child = await launch(path, port);
    },
    stop: () => end(child),
  };
};
