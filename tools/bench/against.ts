import { execFile, spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { type ComparedFigure, compared, type Turn, type Written } from './comparison.ts';

const execute = promisify(execFile);

/** The repository doesn't have the commit, or its bench failed: the message says which. */
export class CannotCompare extends Error {
  override readonly name = 'CannotCompare';
}

export interface AgainstRun {
  readonly commit: string;
  /** The arguments of both benches. */
  readonly words: readonly string[];
  readonly turns: number;
  readonly say: (text: string) => void;
  /** Ends the bench that runs; everything is cleaned up all the same. */
  readonly stopping: AbortSignal;
}

export interface AgainstFigures {
  readonly commit: string;
  readonly turns: number;
  readonly figures: readonly ComparedFigure[];
}

const HERE = fileURLToPath(new URL('../../', import.meta.url));
const written: z.ZodType<Written> = z.json();
const LAST_LINES = 12;

const commitOf = async (named: string): Promise<string> => {
  const words = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${named}^{commit}`];
  try {
    return (await execute('git', words, { cwd: HERE })).stdout.trim();
  } catch {
    throw new CannotCompare(`there is no commit ${named} here`);
  }
};

/** A clone has settings, hooks and work trees of its own: nothing of it is left here once its folder is gone. */
const checkOut = async (commit: string, checkout: string, signal: AbortSignal): Promise<void> => {
  await execute('git', ['clone', '--quiet', '--shared', '--no-checkout', HERE, checkout], { signal });
  await execute('git', ['checkout', '--quiet', '--detach', commit], { cwd: checkout, signal });
  const lockIn = (folder: string): Promise<string> => readFile(join(folder, 'package-lock.json'), 'utf8');
  if ((await lockIn(checkout)) === (await lockIn(HERE))) {
    await symlink(join(HERE, 'node_modules'), join(checkout, 'node_modules'), 'dir');
    await execute('npm', ['run', '--silent', 'prepare'], { cwd: checkout, signal });
    return;
  }
  const install = ['ci', '--prefer-offline', '--no-audit', '--no-fund'];
  await execute('npm', install, { cwd: checkout, signal, maxBuffer: 2 ** 26 });
};

/** The bench of a checkout, by its own Node, in a group of processes that is ended as one. */
const bench = (
  checkout: string,
  temporary: string,
  words: readonly string[],
  stopping: AbortSignal,
): Promise<{ readonly code: number | null; readonly output: string }> =>
  new Promise((resolve, reject) => {
    stopping.throwIfAborted();
    const child = spawn(join(checkout, 'node_modules', '.bin', 'node'), ['tools/bench.ts', ...words], {
      cwd: checkout,
      env: { ...process.env, TMPDIR: temporary },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let output = '';
    const collect = (chunk: Buffer): void => {
      output = (output + chunk.toString()).slice(-20_000);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const end = (): void => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
    };
    stopping.addEventListener('abort', end);
    child.once('error', reject);
    child.once('close', (code) => {
      stopping.removeEventListener('abort', end);
      resolve({ code, output });
    });
  });

/**
 * This checkout, with whatever isn't committed, beside another commit: each runs its own bench, by turns.
 * @throws CannotCompare; the reason of `stopping`
 */
export const measureAgainst = async ({
  commit: named,
  words,
  turns,
  say,
  stopping,
}: AgainstRun): Promise<AgainstFigures> => {
  const commit = await commitOf(named);
  const short = commit.slice(0, 8);
  const folder = await mkdtemp(join(tmpdir(), 'glasscase-against-'));
  try {
    // PostgreSQL may run as another user, whose folder is in here.
    await chmod(folder, 0o755);
    const checkout = join(folder, 'checkout');
    const temporary = join(folder, 'tmp');
    await mkdir(temporary, { mode: 0o755 });
    say(`Checking out ${short}`);
    await checkOut(commit, checkout, stopping);

    const measure = async (where: string): Promise<Written> => {
      const file = join(folder, 'figures.json');
      await rm(file, { force: true });
      const { code, output } = await bench(where, temporary, [...words, `--json=${file}`], stopping);
      stopping.throwIfAborted();
      if (code === 0) return written.parse(JSON.parse(await readFile(file, 'utf8')));
      const lines = output.trimEnd().split('\n').slice(-LAST_LINES).join('\n');
      if (where === HERE) throw new Error(`the bench ended with ${code}:\n${lines}`);
      throw new CannotCompare(
        `${short} can't be compared: its npm run bench -- ${[...words, '--json'].join(' ')} ended with ${code}:\n${lines}`,
      );
    };
    const done: Turn[] = [];
    for (let turn = 1; turn <= turns; turn += 1) {
      say(`Turn ${turn} of ${turns}: ${short}`);
      const before = await measure(checkout);
      say(`Turn ${turn} of ${turns}: now`);
      done.push({ before, now: await measure(HERE) });
    }
    return { commit, turns, figures: compared(done) };
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  }
};
