import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SqlClient } from '../../engine/database/sql.ts';
import { MAX_ACCESS_KEYS, operatorAccessIn } from '../../gateway/operator/access.ts';
import type { OperatorScope } from '../../gateway/operator/scopes.ts';
import { type Fixture, openFixture } from '../../gateway/testing/fixture.ts';
import type { OperatorAnswer } from './answer.ts';
import { readOperatorLine } from './requests.ts';
import { operateOn } from './testing/operate.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const FIGURES: readonly OperatorScope[] = ['operator:figures'];

let site: Fixture;
let at: number;
const lines: string[] = [];
beforeAll(async () => {
  site = await openFixture();
});
afterAll(() => site.close());
beforeEach(async () => {
  at = Date.now();
  lines.length = 0;
  await site.database.pool.query('DELETE FROM operator_access');
});

const operate = (...words: readonly string[]) => operateOn(site, words, { line: (text) => void lines.push(text) });
const accesses = (sql: SqlClient = site.database.pool, onUntouched?: (reason: unknown) => void) =>
  operatorAccessIn(sql, () => at, randomBytes, onUntouched);

const secretIn = ({ lines }: OperatorAnswer): string => lines.find((line) => /^gco_[\w-]{43}$/.test(line)) ?? '';
const idIn = ({ lines }: OperatorAnswer): string => /^Key ([0-9a-f]{16}) /.exec(lines[0] ?? '')?.[1] ?? '';

/** Every row of every table that the site can read, as text. */
const wholeDatabase = async (): Promise<string> => {
  const sql = site.database.pool;
  const { rows: tables } = await sql.query<{ name: string }>(
    `SELECT oid::regclass::text AS name FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND has_table_privilege(oid, 'SELECT')`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql.query<{ row: string }>(`SELECT t::text AS row FROM ${name} AS t`);
    texts.push(...rows.map(({ row }) => row));
  }
  return texts.join('\n');
};

const NEW = ['access', 'new', ' Books of May ', '--scopes', 'operator:money,operator:figures,operator:money'] as const;

describe('the command of an operator', () => {
  it('makes a key whose secret opens its scopes, for 90 days', async () => {
    const answer = await operate(...NEW);
    expect(answer.ok).toBe(true);
    expect(answer.lines[0]).toContain('"Books of May" opens operator:figures, operator:money until ');
    expect(await accesses().of(secretIn(answer))).toEqual({
      accessId: idIn(answer),
      label: 'Books of May',
      scopes: ['operator:figures', 'operator:money'],
    });
    const [access] = await accesses().list();
    expect((access?.expiresAt ?? 0) - (access?.createdAt ?? 0)).toBe(90 * DAY);
  });

  it('says what a key opens before it is made, and asks', async () => {
    const preview = await operate(...NEW, '--days', '7', '--dry-run');
    expect(preview).toMatchObject({ ok: true, confirm: true });
    expect(preview.lines.join('\n')).toContain('for 7 days:\n  operator:figures: now, report and returns');
    expect(await accesses().list()).toEqual([]);
  });

  it('makes one key for an --id, and says that its secret does not show again', async () => {
    const id = randomBytes(8).toString('hex');
    const first = await operate(...NEW, '--id', id);
    const again = await operate(...NEW, '--id', id);
    expect(again.ok).toBe(true);
    expect(again.lines.join('\n')).toMatch(/^Done before, at .*\n.*shows once and is kept nowhere/);
    expect(again.lines.join('\n')).not.toContain('gco_');
    expect(await accesses().list()).toHaveLength(1);
    expect((await operate('access', 'revoke', idIn(first))).ok).toBe(true);
  });

  it('lists keys without their secrets, those in force first', async () => {
    expect((await operate('access', 'list')).lines).toEqual(['No access key was made.']);
    const { access: gone } = await accesses().make({ label: 'Gone', scopes: FIGURES, days: 1 });
    await accesses().revoke(gone.accessId);
    at -= 3 * DAY;
    await accesses().make({ label: 'Expired', scopes: FIGURES, days: 2 });
    const { access: kept, secret } = await accesses().make({ label: 'Kept', scopes: FIGURES, days: 20 });
    await accesses().of(secret);
    expect((await operate('access', 'list')).lines).toEqual([
      expect.stringMatching(new RegExp(`^${kept.accessId}  Kept  operator:figures  since .* {2}until .* {2}used `)),
      expect.stringMatching(/ {2}Gone {2}.* {2}revoked .* {2}never used$/),
      expect.stringMatching(/ {2}Expired {2}.* {2}expired .* {2}never used$/),
    ]);
  });

  it('ends a key at once and for good', async () => {
    const made = await operate(...NEW);
    const id = idIn(made);
    expect((await operate('access', 'revoke', id)).lines).toEqual([`Key ${id} "Books of May" opens nothing any more.`]);
    expect(await accesses().of(secretIn(made))).toBeNull();
    expect(await operate('access', 'revoke', id)).toMatchObject({ ok: false });
    expect(await operate('access', 'revoke', '0'.repeat(16))).toMatchObject({ ok: false });
  });

  it('tells the security log of each key that is made or revoked, by id and label alone', async () => {
    const made = await operate(...NEW);
    const id = idIn(made);
    await operate('access', 'revoke', id);
    await operate('access', 'revoke', id);
    await operate('access', 'list');
    const said = { time: expect.any(String), access: id, label: 'Books of May' };
    expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
      { ...said, kind: 'operator-access-made' },
      { ...said, kind: 'operator-access-revoked' },
    ]);
  });

  it('leaves the secret in no table and in no line of the log', async () => {
    const made = await operate(...NEW, '--id', randomBytes(8).toString('hex'));
    const secret = secretIn(made);
    await accesses().of(secret);
    const kept = `${await wholeDatabase()}\n${lines.join('\n')}\n${(await operate('access', 'list')).lines.join('\n')}`;
    expect(kept).toContain(idIn(made));
    const random = secret.slice('gco_'.length);
    const bytes = Buffer.from(random, 'base64url').toString('hex');
    for (const form of [random, Buffer.from(random).toString('hex'), bytes]) {
      expect(form.length).toBeGreaterThan(42);
      expect(kept).not.toContain(form);
    }
  });

  it('refuses the key that is one too many', async () => {
    for (let n = 0; n < MAX_ACCESS_KEYS; n += 1) await accesses().make({ label: `No. ${n}`, scopes: FIGURES, days: 1 });
    const refused = await operate(...NEW);
    expect(refused).toEqual({ ok: false, lines: ['100 keys are in force: revoke one first.'] });
    expect(lines).toEqual([]);
    const [one] = await accesses().list();
    await accesses().revoke(one?.accessId ?? '');
    expect((await operate(...NEW)).ok).toBe(true);
    at += 2 * DAY;
    await accesses().make({ label: 'Those of yesterday do not count', scopes: FIGURES, days: 1 });
  });

  it.each([
    ['a label without a character', ['access', 'new', ' ', '--scopes', 'operator:figures'], '1 to 60 visible'],
    ['a label of 61', ['access', 'new', 'x'.repeat(61), '--scopes', 'operator:figures'], '1 to 60 visible'],
    ['a label of two lines', ['access', 'new', 'a\nb', '--scopes', 'operator:figures'], '1 to 60 visible'],
    ['no scope', ['access', 'new', 'Books'], '--scopes is missing'],
    ['a scope that is not there', ['access', 'new', 'Books', '--scopes', 'operator:all'], 'operator:players'],
    [
      'a scope that persons alone have',
      ['access', 'new', 'Books', '--scopes', 'operator:identity'],
      'operator:journal',
    ],
    ['a list with a gap', ['access', 'new', 'Books', '--scopes', 'operator:figures,'], 'operator:players'],
    ['no day', [...NEW, '--days', '0'], 'from 1 to 366'],
    ['a day more than a leap year', [...NEW, '--days', '367'], 'from 1 to 366'],
    ['an id that is a secret', ['access', 'revoke', `gco_${'A'.repeat(43)}`], 'is the id of an access key'],
  ])('refuses %s, and says why', async (_, words, why) => {
    await expect(readOperatorLine(words, Date.now())).rejects.toThrow(why);
  });
});

describe('an access key', () => {
  it('opens nothing from its end on', async () => {
    const { secret, access } = await accesses().make({ label: 'A day', scopes: FIGURES, days: 1 });
    expect(access.expiresAt).toBe(at + DAY);
    at = access.expiresAt - 1;
    expect(await accesses().of(secret)).not.toBeNull();
    at = access.expiresAt;
    expect(await accesses().of(secret)).toBeNull();
  });

  it('opens nothing with another secret', async () => {
    const { secret } = await accesses().make({ label: 'One', scopes: FIGURES, days: 1 });
    const other = secret.endsWith('A') ? `${secret.slice(0, -1)}E` : `${secret.slice(0, -1)}A`;
    expect(await accesses().of(other)).toBeNull();
  });

  it('opens none of the scopes that are for persons', async () => {
    const { secret, access } = await accesses().make({ label: 'Risen', scopes: FIGURES, days: 1 });
    await site.database.pool.query('UPDATE operator_access SET scopes = $2 WHERE access_id = $1', [
      access.accessId,
      ['operator:figures', 'operator:operators', 'operator:identity', 'operator:propose', 'operator:approve'],
    ]);
    expect((await accesses().of(secret))?.scopes).toEqual(FIGURES);
  });

  it('opens none of the scopes that this version does not know', async () => {
    const { secret, access } = await accesses().make({ label: 'Later', scopes: FIGURES, days: 1 });
    await site.database.pool.query('UPDATE operator_access SET scopes = $2 WHERE access_id = $1', [
      access.accessId,
      ['operator:figures', 'operator:everything'],
    ]);
    expect((await accesses().of(secret))?.scopes).toEqual(FIGURES);
  });

  it.each([
    ['a label of nothing that can be seen', { label: '\u200b', scopes: FIGURES, days: 1 }],
    ['no scope', { label: 'Books', scopes: [], days: 1 }],
    ['half a day', { label: 'Books', scopes: FIGURES, days: 0.5 }],
    ['more than 366 days', { label: 'Books', scopes: FIGURES, days: 367 }],
  ])('with %s is not made', async (_, wanted) => {
    await expect(accesses().make(wanted)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    expect(await accesses().list()).toEqual([]);
  });

  it('has its last use written once an hour', async () => {
    const { secret } = await accesses().make({ label: 'Busy', scopes: FIGURES, days: 1 });
    const lastUse = async () => (await accesses().list())[0]?.lastUsedAt;
    expect(await lastUse()).toBeNull();
    const first = at;
    await accesses().of(secret);
    expect(await lastUse()).toBe(first);
    at = first + HOUR - 1;
    await accesses().of(secret);
    expect(await lastUse()).toBe(first);
    at = first + HOUR;
    await accesses().of(secret);
    expect(await lastUse()).toBe(first + HOUR);
  });

  it('opens its scopes also where its last use cannot be written', async () => {
    const { secret } = await accesses().make({ label: 'Read alone', scopes: FIGURES, days: 1 });
    const full = new Error('the disk is full');
    const sql: SqlClient = {
      query: (text, values) =>
        text.startsWith('update') ? Promise.reject(full) : site.database.pool.query(text, values),
    };
    const reasons: unknown[] = [];
    const found = await accesses(sql, (reason) => void reasons.push(reason)).of(secret);
    expect(found?.scopes).toEqual(FIGURES);
    expect(reasons).toEqual([full]);
    expect(await accesses(sql).of(secret)).not.toBeNull();
  });
});
