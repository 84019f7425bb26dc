import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { freePorts } from '../../scripts/cluster/free-ports.ts';
import type { Driver } from './driver.ts';
import { openSession } from './web-driver.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';
const MINUTE = 60_000;

type Program = ChildProcessByStdio<null, Readable, null>;

const start = (program: string, words: readonly string[], environment: Readonly<Record<string, string>>): Program =>
  spawn(program, words, { env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'ignore'] });

const stop = async (program: Program): Promise<void> => {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const ended = once(program, 'exit');
  program.kill('SIGTERM');
  await ended;
};

const answers = async (url: string): Promise<void> => {
  for (const until = Date.now() + MINUTE; ; await pause(50)) {
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    if (Date.now() > until) throw new Error(`${url} does not answer`);
  }
};

/** WebKitGTK's own small browser on a screen of its own: it has no mode without one. */
const startWebKit = async (): Promise<Driver> => {
  const screen = start(SCREEN, ['-displayfd', '1', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'], {});
  const started: Program[] = [screen];
  const end = async (): Promise<void> => {
    for (const program of started.toReversed()) await stop(program);
  };
  try {
    const [number] = await once(createInterface(screen.stdout), 'line', { signal: AbortSignal.timeout(MINUTE) });
    const [port] = await freePorts(1);
    const driver = start(DRIVER, [`--port=${port}`], {
      ...{ DISPLAY: `:${number}`, LANG: 'zh_CN.UTF-8', LANGUAGE: 'zh_CN', NO_AT_BRIDGE: '1' },
    });
    started.push(driver);
    const troubles: string[] = [];
    createInterface(driver.stdout).on('line', (line) => {
      if (/CONSOLE .*ERROR/.test(line)) troubles.push(line);
    });
    const at = `http://127.0.0.1:${port}`;
    await answers(`${at}/status`);
    const args = ['--automation', '--enable-write-console-messages-to-stdout=true'];
    const session = await openSession(at, { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args } });
    return { ...session, troubles, close: () => session.close().finally(end) };
  } catch (error) {
    await end();
    throw error;
  }
};

/** Null, with a printed reason, where there is none. */
export const findWebKit = (): (() => Promise<Driver>) | null => {
  const missing = [DRIVER, SCREEN].find((path) => !existsSync(path));
  if (missing === undefined) return startWebKit;
  process.stdout.write(`tests in WebKit skipped: there is no ${missing} on this machine\n`);
  return null;
};
