import { spawn } from 'node:child_process';

interface Ended {
  /** Null where a signal ended it. */
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs a script in a process of its own, with nothing of this one's environment but `PATH`. */
export const runScript = (
  script: string,
  environment: Readonly<Record<string, string>>,
  words: readonly string[] = [],
): Promise<Ended> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...words], {
      env: { PATH: process.env.PATH, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    child.once('exit', (code) => resolve({ code, out, err }));
  });
