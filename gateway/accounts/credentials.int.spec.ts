import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Bus, memoryBus } from '../../engine/bus/bus.ts';
import type { SqlClient } from '../../engine/database/sql.ts';
import { askOf, signUp } from '../testing/client.ts';
import { databases } from '../testing/databases.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';
import { accountChangesIn } from './account-changes.ts';
import { accountStoreIn } from './account-store.ts';
import { credentialsWith } from './credentials.ts';
import { secretHash } from './secrets.ts';
import { apiKeysIn } from './sessions/api-keys.ts';
import { sessionsIn } from './sessions/sessions.ts';

const LIFE = { idleMs: 30_000, longestMs: 3_600_000 };

describe.each(databases)('what gateways believe of tokens on %s', (database) => {
  let site: Fixture;
  let time = 0;
  const now = () => time;
  beforeAll(async () => {
    site = await openFixture({}, database);
  });
  afterAll(() => site.close());
  beforeEach(() => {
    time = Date.now();
  });

  /** A gateway's part, with what it asks the database about tokens. */
  const gateway = (bus: Bus) => {
    const asked: string[] = [];
    let isCut = false;
    const sql: SqlClient = {
      query: async (text, values) => {
        if (isCut) throw new Error('cut off');
        asked.push(text);
        return site.database.pool.query(text, values);
      },
    };
    const sessions = sessionsIn(sql, LIFE, now, randomBytes);
    const credentials = credentialsWith({
      ...{ store: accountStoreIn(sql), changes: accountChangesIn(sql), bus, sessions, now },
      apiKeys: apiKeysIn(sql, now, randomBytes, randomUUID),
    });
    const cut = () => {
      isCut = true;
    };
    return {
      sessions,
      credentials,
      asked,
      cut,
      knows: async (token: string) => (await credentials.of(token)) !== null,
    };
  };

  const signedIn = async (at: ReturnType<typeof gateway>) => {
    const { token: first } = await signUp(askOf(site.gateway));
    const account = (await at.credentials.of(first))?.account;
    const opened = account === undefined ? null : await at.sessions.open(account, 'Chrome, Windows');
    if (account === undefined || opened === null) throw new Error('no session was opened');
    return { account, token: opened.token };
  };

  it('is read once, and then only whether something changed', async () => {
    const one = gateway(memoryBus());
    const { token } = await signedIn(one);
    await one.knows(token);
    one.asked.length = 0;
    for (let second = 0; second < 20; second += 1) {
      time += 1_000;
      expect(await one.knows(token)).toBe(true);
    }
    expect(one.asked.length).toBeGreaterThan(5);
    expect(one.asked.filter((text) => !text.includes('account_change'))).toEqual([]);
  });

  it('ends at once where the session was ended, and at every other gateway that is told', async () => {
    const bus = memoryBus();
    const [one, other] = [gateway(bus), gateway(bus)];
    const { account, token } = await signedIn(one);
    expect([await one.knows(token), await other.knows(token)]).toEqual([true, true]);
    await one.sessions.revokeToken(secretHash(token));
    one.credentials.changed(account.accountId);
    await bus.flush();
    expect([await one.knows(token), await other.knows(token)]).toEqual([false, false]);
  });

  it('ends within half a second where nobody told, however seldom it is asked', async () => {
    const [one, deaf] = [gateway(memoryBus()), gateway(memoryBus())];
    const { account, token } = await signedIn(one);
    expect(await deaf.knows(token)).toBe(true);
    await one.sessions.revokeOthers(account.accountId, null);
    time += 500;
    expect(await deaf.knows(token)).toBe(false);
  });

  it('is refused where the database cannot be asked any more', async () => {
    const one = gateway(memoryBus());
    const { token } = await signedIn(one);
    expect(await one.knows(token)).toBe(true);
    one.cut();
    time += 499;
    expect(await one.knows(token)).toBe(true);
    time += 1;
    await expect(one.knows(token)).rejects.toThrow('cut off');
  });

  it('follows whatever is written into the tables, by whomever', async () => {
    const one = gateway(memoryBus());
    const { account, token } = await signedIn(one);
    const nickname = async () => (await one.credentials.of(token))?.account.nickname;
    expect(await nickname()).toBe(account.nickname);
    await site.database.pool.query('UPDATE account SET nickname = $2 WHERE account_id = $1', [
      account.accountId,
      'Ada',
    ]);
    time += 2_000;
    expect(await nickname()).toBe('Ada');
    await site.database.pool.query('DELETE FROM session WHERE account_id = $1', [account.accountId]);
    time += 2_000;
    expect(await one.knows(token)).toBe(false);
  });

  // The embedded database has one connection: no gateway looks while a transaction runs.
  if (database === 'PostgreSQL') {
    it('misses no change of a transaction that was still running when it looked', async () => {
      const one = gateway(memoryBus());
      const { account, token } = await signedIn(one);
      const [written, looked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const ending = site.database.transaction('request', async (tx) => {
        await tx.query('DELETE FROM session WHERE account_id = $1', [account.accountId]);
        written.resolve();
        await looked.promise;
      });
      await written.promise;
      // Transactions that began later are over by then.
      await signedIn(one);
      time += 2_000;
      expect(await one.knows(token)).toBe(true);
      looked.resolve();
      await ending;
      time += 2_000;
      expect(await one.knows(token)).toBe(false);
    });
  }

  it('ends with the session, though nothing changed', async () => {
    const one = gateway(memoryBus());
    const { token } = await signedIn(one);
    time += LIFE.idleMs - 1;
    expect(await one.knows(token)).toBe(true);
    time += 1;
    expect(await one.knows(token)).toBe(false);
  });
});
