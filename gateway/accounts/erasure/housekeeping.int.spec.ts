import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ask, askOf, randomPhone, requestSms, signUp, ticketFor } from '../../testing/client.ts';
import { databases } from '../../testing/databases.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { sweep } from './housekeeping.ts';

describe.each(databases)('sweeping on %s', (database) => {
  let site: Fixture;
  let ask: Ask;
  beforeAll(async () => {
    site = await openFixture({}, database);
    ask = askOf(site.gateway);
  });
  afterAll(() => site.close());

  const rows = async (table: string): Promise<number> =>
    (await site.database.pool.query(`SELECT 1 AS n FROM ${table}`)).rows.length;

  const counts = async () => ({
    ...{ sessions: await rows('session'), codes: await rows('sms_code'), tickets: await rows('action_ticket') },
    ...{ sliders: await rows('slider'), attempts: await rows('attempt'), accounts: await rows('account') },
  });

  it('takes what is out of date and nothing else', async () => {
    const player = await signUp(ask);
    await ticketFor(ask, player);
    await requestSms(ask, randomPhone(), 'REGISTER');
    await ask('mutation { requestSlider(phone: "+8613812345678") { id } }');
    const before = await counts();
    expect(before).toMatchObject({ sessions: 1, codes: 1, tickets: 1, sliders: 1, accounts: 1 });
    await sweep(site.database.pool, site.now());
    expect(await counts()).toEqual(before);
    await sweep(site.database.pool, site.now() + 31 * 24 * 60 * 60_000);
    expect(await counts()).toEqual({ sessions: 0, codes: 0, tickets: 0, sliders: 0, attempts: 0, accounts: 1 });
  });
});
