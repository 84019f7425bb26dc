import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServerDatabase } from '../../test/harness/databases.ts';
import { runScript } from '../../test/harness/run-script.ts';

let folder: string;
let server: Awaited<ReturnType<typeof createServerDatabase>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'glasscase-operator-'));
  server = await createServerDatabase();
});
afterAll(async () => {
  await server.drop();
  await rm(folder, { recursive: true, force: true });
});

/** Runs `npm run operator` as an operator does, in a process of its own. */
const operator = (...words: readonly string[]) =>
  runScript(
    'scripts/operator.ts',
    { DATA_DIR: folder, DATABASE_URL: server.url, GLASSCASE_DATABASE_ONE_LOGIN: '1' },
    words,
  );

describe('the operator, on a PostgreSQL server', () => {
  it('sees the state, stops cases and lets them go on', async () => {
    const fresh = await operator('status');
    expect([fresh.code, fresh.err]).toEqual([0, '']);
    expect(fresh.out).toContain('0 events, 0 accounts\n0 cases open, 0 retired, 0 skins\nall games are running\n');

    const stopped = await operator('game', 'stop', 'case', '--reason', 'a test');
    expect(stopped).toEqual({ code: 0, out: 'game: case\nstopped: yes\nposition: 0\n', err: '' });
    expect((await operator('status')).out).toContain('1 events, 0 accounts\n0 cases open, 0 retired, 0 skins\n');
    const twice = await operator('game', 'stop', 'case', '--reason', 'a test');
    expect([twice.code, twice.out]).toEqual([1, '']);
    expect(twice.err).not.toBe('');

    const resumed = await operator('game', 'resume', 'case');
    expect(resumed).toEqual({ code: 0, out: 'game: case\nstopped: no\nposition: 1\n', err: '' });
    expect((await operator('status')).out).toContain('2 events, 0 accounts\n');
  });
});
