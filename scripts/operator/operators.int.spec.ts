import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consoleOf } from '../../gateway/operator/testing/console.ts';
import { type Fixture, openFixture } from '../../gateway/testing/fixture.ts';
import { readOperatorLine } from './requests.ts';
import { operateOn } from './testing/operate.ts';

let site: Fixture;
beforeAll(async () => {
  site = await openFixture();
});
afterAll(() => site.close());

const LINK = /https:\/\/glasscase\.example\/operator\/invitation#([\w-]{43})$/;
const operate = (words: readonly string[], parts?: Parameters<typeof operateOn>[2]) => operateOn(site, words, parts);
const json = async (...words: readonly string[]) => JSON.parse((await operate([...words, '--json'])).lines.join('\n'));

describe('the terminal', () => {
  it('makes an owner, whose link shows once', async () => {
    const preview = await operate(['owner', 'Ada', '--dry-run']);
    expect(preview).toMatchObject({ ok: true, confirm: true });
    expect(await json('operators', 'list')).toEqual([]);
    const made = await operate(['owner', 'Ada', '--id', 'first-owner']);
    const secret = LINK.exec(made.lines[2] ?? '')?.[1] ?? '';
    expect(made.lines[0]).toMatch(/^Operator [0-9a-f]{16} "Ada" is invited as owner, until /);
    expect(secret).not.toBe('');
    const [owner] = await json('operators', 'list');
    expect(owner).toMatchObject({ name: 'Ada', roles: ['OWNER'], invitedBy: 'operator:local', passkeys: 0 });
    const again = await operate(['owner', 'Ada', '--id', 'first-owner']);
    expect(again.lines.join('\n')).toMatch(/^Done before, at .*\n.*shows once and is kept nowhere/);
    const kept = await site.database.pool.query<{ row: string }>('SELECT i::text AS row FROM operator_invitation i');
    expect(kept.rows).toHaveLength(1);
    expect(kept.rows[0]?.row).not.toContain(secret);
  });

  it('makes no owner where passkeys can’t be used, and says why', async () => {
    const refused = await operate(['owner', 'Ada'], { publicOrigin: () => 'http://192.0.2.7:3000' });
    expect(refused).toMatchObject({ ok: false });
    expect(refused.lines.join('\n')).toContain('GLASSCASE_PUBLIC_URL');
  });

  it('says that it is operator:local', async () => {
    expect(await json('me')).toMatchObject({ kind: 'LOCAL', id: 'operator:local', roles: [], signedInAt: null });
    expect((await operate(['me'])).lines).toContain('id: operator:local');
  });

  it('invites, sets roles, signs out and ends by the acts of the API', async () => {
    const words = ['operators', 'invite', 'Eve', '--roles', 'support, risk', '--reason', 'nights'];
    const preview = await operate([...words, '--dry-run']);
    expect(preview).toMatchObject({ ok: true, confirm: true });
    expect(preview.lines).toContain('  roles: support, risk');
    const invited = await json(...words);
    expect(invited.link).toMatch(LINK);
    const { operatorId: id, cookie } = await consoleOf(site).signedUp(['finance'], 'Bob');
    expect((await json('operators', 'roles', id, '--roles', 'auditor', '--reason', 'audit')).roles).toEqual([
      'AUDITOR',
    ]);
    expect((await consoleOf(site).ask(cookie, '{ me { roles } }')).data.me.roles).toEqual(['AUDITOR']);
    await operate(['operators', 'signout', id]);
    expect((await consoleOf(site).ask(cookie, '{ me { roles } }')).code).toBe('UNAUTHENTICATED');
    expect((await json('operators', 'end', id, '--reason', 'left')).endedAt).toEqual(expect.any(String));
    const { entries } = await json('journal', '--first', '3');
    expect(
      entries.map(({ operator, kind, subjectName, reason }: Record<string, unknown>) => [
        operator,
        kind,
        subjectName,
        reason,
      ]),
    ).toEqual([
      ['operator:local', 'ENDED', 'Bob', 'left'],
      ['operator:local', 'SESSIONS_ENDED', 'Bob', null],
      ['operator:local', 'ROLES_SET', 'Bob', 'audit'],
    ]);
  });

  it('keeps the last owner too', async () => {
    const { operatorId } = await consoleOf(site).signedUp(['owner']);
    const refused = await operate(['operators', 'end', operatorId, '--reason', 'left']);
    expect(refused).toMatchObject({ ok: false });
    expect(refused.lines.join('\n')).toContain('the last one');
  });

  it.each([
    [
      'a role that there is not',
      ['operators', 'invite', 'Eve', '--roles', 'night', '--reason', 'x'],
      'roles is one of support',
    ],
    ['an operator that there is not', ['operators', 'end', 'none', '--reason', 'x'], 'nothing at this address'],
  ])('refuses %s', async (_what, words, why) => {
    const answer = await operate(words);
    expect(answer).toMatchObject({ ok: false });
    expect(answer.lines.join('\n')).toContain(why);
  });

  it.each([
    ['without a reason', ['operators', 'end', 'none'], '--reason is missing'],
    ['without roles', ['operators', 'invite', 'Eve', '--reason', 'x'], '--roles is missing'],
    ['without a name', ['owner'], '<name> is missing'],
    ['with a name of two lines', ['owner', 'a\nb'], '1 to 60 visible'],
  ])('reads no act %s', async (_what, words, why) => {
    await expect(readOperatorLine(words, Date.now())).rejects.toThrow(why);
  });
});
