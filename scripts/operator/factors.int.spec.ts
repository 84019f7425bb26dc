import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ask, askOf, each, granted, type Player, signUp } from '../../gateway/testing/client.ts';
import { type Fixture, openFixture } from '../../gateway/testing/fixture.ts';
import { securityOf } from '../../gateway/testing/security.ts';
import type { OperatorParts } from './perform.ts';
import { operateOn } from './testing/operate.ts';

const DAY = 24 * 60 * 60_000;

let site: Fixture;
let ask: Ask;
beforeAll(async () => {
  site = await openFixture();
  ask = askOf(site.gateway);
});
afterAll(() => site.close());

const operate = (words: readonly string[], parts?: Partial<OperatorParts>) => operateOn(site, words, parts);

/** A player who has lost a passkey and an authenticator. */
const withFactors = async (): Promise<{
  readonly player: Player;
  readonly accountId: string;
  readonly key: string;
}> => {
  const player = await signUp(ask);
  const sql = site.database.pool;
  const { rows } = await sql.query<{ account_id: string }>('SELECT account_id FROM account WHERE player_id = $1', [
    player.playerId,
  ]);
  const accountId = rows[0]?.account_id ?? '';
  const key = randomUUID();
  await sql.query(
    `INSERT INTO passkey (passkey_id, account_id, credential_id, public_key, counter, transports, backed_up, name, created_at)
     VALUES ($1, $2, $3, $4, 0, '{}', false, 'An old phone', $5)`,
    [key, accountId, Buffer.from(key), Buffer.from('key'), Date.now()],
  );
  await sql.query('INSERT INTO totp (account_id, sealed, last_step, since) VALUES ($1, $2, 0, $3)', [
    accountId,
    Buffer.from('sealed'),
    Date.now(),
  ]);
  await sql.query('INSERT INTO recovery_code (account_id, code_hash) VALUES ($1, $2)', [accountId, Buffer.from('h')]);
  return { player, accountId, key };
};

const SAID = ['--reason', 'lost the phone', '--by', 'Ada'] as const;
const JOURNAL = '{ me { securityJournal(first: 20) { edges { node { kind detail } } } } }';

describe('the factors of an account', () => {
  it('are listed by name, with what is left of recovery codes', async () => {
    const { player, key } = await withFactors();
    const { lines } = await operate(['player', 'factors', player.playerId]);
    expect(lines).toEqual([
      expect.stringMatching(new RegExp(`^passkey:${key}  An old phone  since .*never used$`)),
      expect.stringMatching(/^totp {2}since .* {2}1 recovery codes left$/),
    ]);
    const bare = await signUp(ask);
    expect((await operate(['player', 'factors', bare.playerId])).lines[0]).toContain('password and SMS alone');
    expect((await operate(['player', 'factors', 'A'.repeat(22)])).ok).toBe(false);
  });

  it('are removed a day after the operator asked, as if the player had, with reason and name in the journal', async () => {
    const { player, accountId, key } = await withFactors();
    const remove = ['player', 'factors', player.playerId, '--remove', `passkey:${key}`, ...SAID];
    expect(await operate([...remove, '--dry-run'])).toMatchObject({ ok: true, confirm: true });
    expect(await securityOf(site).pending(accountId)).toEqual([]);
    expect((await operate([...remove, '--id', 'once'])).lines[0]).toContain('in 24 hours');
    expect((await operate([...remove, '--id', 'once'])).lines[0]).toContain('nothing was done again');
    const [waiting] = await securityOf(site).pending(accountId);
    expect(waiting).toMatchObject({ kind: 'REMOVE_PASSKEY', value: key, detail: 'An old phone' });
    expect((waiting?.appliesAt ?? 0) - (waiting?.requestedAt ?? 0)).toBe(DAY);
    expect((await operate(['player', 'factors', player.playerId])).lines[0]).toMatch(
      /removed .* unless it is stopped$/,
    );

    const journal = each(granted(await ask(JOURNAL, {}, player.token)).at('me.securityJournal.edges'), 'node');
    expect(journal).toContainEqual({ kind: 'asked-by-support', detail: 'Ada: lost the phone' });
    expect(journal).toContainEqual({ kind: 'passkey-removal-asked', detail: 'An old phone' });
    const inbox = granted(await ask('{ messages(locale: EN) { edges { node { kind link } } } }', {}, player.token));
    expect(each(inbox.at('messages.edges'), 'node.link')).toContainEqual(expect.stringContaining('/security/'));

    await site.database.pool.query('UPDATE pending_change SET applies_at = 0 WHERE account_id = $1', [accountId]);
    await securityOf(site).applyDue();
    const { lines } = await operate(['player', 'factors', player.playerId]);
    expect(lines).toEqual([expect.stringMatching(/^totp/)]);
  });

  it('stay where the player stops the removal by the link that was mailed', async () => {
    const { player, accountId } = await withFactors();
    await site.database.pool.query('UPDATE account SET email = $2, email_confirmed_at = 1 WHERE account_id = $1', [
      accountId,
      `${player.playerId.toLowerCase().replaceAll(/[^a-z0-9]/g, 'x')}@example.org`,
    ]);
    const mails: string[] = [];
    let woken = 0;
    const mail = {
      keep: async (_tx: unknown, { text }: { readonly text: string }) => void mails.push(text),
      wake: () => {
        woken += 1;
      },
    };
    const remove = ['player', 'factors', player.playerId, '--remove', 'totp', ...SAID];
    expect((await operate(remove, { mail, mails: true })).ok).toBe(true);
    expect(woken).toBe(1);
    const token = /\/security\/stop-change#(\S+)/.exec(mails.join('\n'))?.[1] ?? '';
    await securityOf(site).useLink(token, null);
    expect(await securityOf(site).pending(accountId)).toEqual([]);
    expect((await operate(['player', 'factors', player.playerId])).lines).toHaveLength(2);
  });

  it('of one who froze the account are removed, too: how else would the owner come back', async () => {
    const { player, accountId } = await withFactors();
    await site.database.pool.query('UPDATE account SET frozen_at = 1 WHERE account_id = $1', [accountId]);
    const remove = ['player', 'factors', player.playerId, '--remove', 'totp', ...SAID];
    expect((await operate(remove)).ok).toBe(true);
    expect(await securityOf(site).pending(accountId)).toMatchObject([{ kind: 'REMOVE_TOTP' }]);
  });

  it('that are not there are said so, and words that make no sense', async () => {
    const player = await signUp(ask);
    const remove = (factor: string) => operate(['player', 'factors', player.playerId, '--remove', factor, ...SAID]);
    expect((await remove('totp')).lines).toEqual(['The account has no such factor.']);
    expect((await remove(`passkey:${randomUUID()}`)).lines).toEqual(['The account has no such factor.']);
    await expect(remove('password')).rejects.toThrow('totp or passkey');
    await expect(operate(['player', 'factors', player.playerId, '--remove', 'totp'])).rejects.toThrow('reason');
    await expect(operate(['player', 'factors', player.playerId, ...SAID])).rejects.toThrow('--remove');
  });
});
