import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSecurityLog } from './security-log.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'glasscase-'));
});
afterEach(() => rm(folder, { recursive: true }));

const lost: string[] = [];
const open = (GLASSCASE_SECURITY_LOG: string) =>
  openSecurityLog({ GLASSCASE_SECURITY_LOG }, (reason) => lost.push(reason));

it('appends one line an event to a file that its owner alone reads', async () => {
  const path = join(folder, 'security.jsonl');
  for (const text of ['{"n":1}', '{"n":2}']) {
    const log = open(path);
    log.line(text);
    await log.close();
  }
  expect(await readFile(path, 'utf8')).toBe('{"n":1}\n{"n":2}\n');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

it('goes on without a file that cannot be written, and says so', async () => {
  const log = open(join(folder, 'missing', 'security.jsonl'));
  log.line('{"n":1}');
  await expect.poll(() => lost.length).toBeGreaterThan(0);
  log.line('{"n":2}');
  await log.close();
});

it('says nothing anywhere where no place is named', async () => {
  const log = open('');
  log.line('{"n":1}');
  await log.close();
});
