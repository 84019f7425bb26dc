import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseProviders } from '../../test/harness/databases.ts';
import { type Ask, askOf, granted, signUp, uuid } from '../testing/client.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';
import { consoleOf, type SignedIn } from './testing/console.ts';

const ISSUE = `mutation($id: ID!, $count: Int!, $bonus: Money!) {
  issueCodes(commandId: $id, count: $count, bonus: $bonus, days: 3) { codes { code id uses bonus expiresAt } }
}`;
const COUPON = `mutation($id: ID!, $player: ID!, $max: Money!) {
  grantCoupon(commandId: $id, player: $player, percent: 10, max: $max, days: 3) { id position }
}`;
const NOTICE = `mutation($id: ID!, $texts: String!, $from: DateTime, $until: DateTime) {
  publishNotice(commandId: $id, texts: $texts, from: $from, until: $until) { id from until en { title } }
}`;
const JOURNAL = '{ journal(first: 100) { entries { kind operator detail reason } } }';
const MINUTE_MS = 60_000;

describe.each(databaseProviders)('campaigns over the API on $name', ({ create }) => {
  let site: Fixture;
  let ask: Ask;
  let desk: ReturnType<typeof consoleOf>;
  let marketing: SignedIn;
  let owner: SignedIn;
  beforeAll(async () => {
    site = await openFixture({}, create);
    ask = askOf(site.gateway);
    desk = consoleOf(site);
    owner = await desk.signedUp(['owner'], 'Olive');
    marketing = await desk.signedUp(['marketing'], 'Mara');
  }, 120_000);
  afterAll(async () => {
    await site?.close();
  });

  const journal = async () => (await desk.ask(owner.cookie, JOURNAL)).data.journal.entries;
  const shownTo = async () => granted(await ask('{ notices(top: 5) { id } }')).at('notices');

  it('issue codes once under the name of the act, and take all of an act back', async () => {
    const id = randomUUID();
    const issue = (count: number, bonus = 250) => desk.ask(marketing.cookie, ISSUE, { id, count, bonus });
    const { data } = await issue(60);
    const { codes } = data.issueCodes;
    expect(codes).toHaveLength(60);
    expect(codes[0]).toMatchObject({ uses: 1, bonus: 250 });
    expect((await issue(60)).data.issueCodes.codes).toEqual([]);
    expect((await issue(61)).code).toBe('IDEMPOTENCY_CONFLICT');
    const listed = await desk.ask(marketing.cookie, '{ codes(first: 1) { codes { id batch used } hasNextPage } }');
    expect(listed.data.codes).toMatchObject({ codes: [{ used: 0 }], hasNextPage: true });
    const { batch } = listed.data.codes.codes[0];
    const redeem = async (code: string) =>
      ask(
        'mutation($id: CommandId!, $code: String!) { redeemGoldenCode(commandId: $id, code: $code) { locked } }',
        {
          ...{ id: uuid(), code },
        },
        (await signUp(ask)).token,
      );
    expect(granted(await redeem(codes[7].code)).at('redeemGoldenCode')).toEqual({ locked: 250 });
    const revoke = 'mutation($batch: ID!) { revokeCodes(batch: $batch, reason: "leaked") { revoked } }';
    expect((await desk.ask(marketing.cookie, revoke, { batch })).data.revokeCodes).toEqual({ revoked: 60 });
    expect((await redeem(codes[8].code)).code).toBe('CODE_UNKNOWN');
    expect((await desk.ask(marketing.cookie, revoke, { batch })).code).toBe('INVALID_INPUT');
    expect(await journal()).toEqual(
      expect.arrayContaining([
        { kind: 'CODES_ISSUED', operator: marketing.operatorId, detail: '60', reason: null },
        { kind: 'CODES_REVOKED', operator: marketing.operatorId, detail: '60', reason: 'leaked' },
      ]),
    );
  });

  it('are held to the caps in the API too', async () => {
    const words = { id: randomUUID(), count: 1000, bonus: 1_000_000 };
    expect((await desk.ask(owner.cookie, ISSUE, words)).code).toBe('INVALID_INPUT');
    expect((await desk.ask(owner.cookie, ISSUE, { ...words, count: 0, bonus: 1 })).code).toBe('INVALID_INPUT');
  });

  it('leave kinds of acts to those who may approve them', async () => {
    const { playerId } = await signUp(ask);
    const words = { id: randomUUID(), player: playerId, max: 5_000 };
    const refused = await desk.ask(marketing.cookie, COUPON, words);
    expect(refused).toMatchObject({ code: 'ACT_NEEDED', details: { kind: 'GrantCoupon' } });
    const { data } = await desk.ask(owner.cookie, COUPON, words);
    expect((await desk.ask(owner.cookie, COUPON, words)).data).toEqual(data);
    await site.settled();
    const list = 'query($player: ID!) { coupons(player: $player) { id percent max } }';
    expect((await desk.ask(marketing.cookie, list, { player: playerId })).data.coupons).toEqual([
      { id: data.grantCoupon.id, percent: 10, max: 5_000 },
    ]);
  });

  it('show a notice from its beginning to its end', async () => {
    const text = { title: 'Spring', body: 'It **comes**.' };
    const texts = JSON.stringify({ 'zh-CN': text, 'zh-TW': text, en: text });
    const [from, until] = [5, 10].map((minutes) => new Date(site.now() + minutes * MINUTE_MS).toISOString());
    const words = { id: randomUUID(), texts, from, until };
    const { data } = await desk.ask(marketing.cookie, NOTICE, words);
    const { id } = data.publishNotice;
    expect(data.publishNotice).toMatchObject({ from, until, en: { title: 'Spring' } });
    expect((await desk.ask(marketing.cookie, NOTICE, words)).data).toEqual(data);
    expect(await shownTo()).toEqual([]);
    site.advance(6 * MINUTE_MS);
    expect(await shownTo()).toEqual([{ id }]);
    site.advance(6 * MINUTE_MS);
    expect(await shownTo()).toEqual([]);
    const backwards = { ...words, id: randomUUID(), from: until, until: from };
    expect((await desk.ask(marketing.cookie, NOTICE, backwards)).code).toBe('INVALID_INPUT');
    expect((await journal()).filter(({ kind }: { readonly kind: string }) => kind === 'NOTICE_PUBLISHED')).toHaveLength(
      1,
    );
  });
});
