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

  it('are on a calendar by their kinds, and the terms of rewards hold', async () => {
    const [from, to] = [-1, 9].map((days) => new Date(site.now() + days * 86_400_000).toISOString());
    await desk.ask(marketing.cookie, ISSUE, { id: randomUUID(), count: 2, bonus: 100 });
    const give = `mutation($id: ID!) { createGiveaway(commandId: $id, prizes: ["brook:FN"], minutes: 90,
      titleZhCN: "赠品", titleZhTW: "贈品", titleEn: "Gift") { id } }`;
    const { id: giveaway } = (await desk.ask(marketing.cookie, give, { id: randomUUID() })).data.createGiveaway;
    const opens = new Date(site.now() + 3_600_000).toISOString();
    const announce = `mutation($id: ID!, $from: DateTime!, $to: DateTime!) {
      announceContest(commandId: $id, id: "spring", ranking: WINS, from: $from, to: $to, prizes: [500, 200],
        nameZhCN: "春", nameZhTW: "春", nameEn: "Spring") { id } }`;
    expect((await desk.ask(owner.cookie, announce, { id: randomUUID(), from: opens, to })).code).toBeNull();
    await site.settled();
    const calendar =
      'query($from: DateTime!, $to: DateTime!) { campaigns(from: $from, to: $to) { kind id en count prizes } }';
    const { data } = await desk.ask(marketing.cookie, calendar, { from, to });
    expect(data.campaigns).toEqual(
      expect.arrayContaining([
        { kind: 'CONTEST', id: 'spring', en: 'Spring', count: null, prizes: 700 },
        { kind: 'GIVEAWAY', id: giveaway, en: 'Gift', count: 0, prizes: null },
        expect.objectContaining({ kind: 'CODES', count: 2 }),
        expect.objectContaining({ kind: 'COUPONS', count: 1 }),
        expect.objectContaining({ kind: 'NOTICE', en: 'Spring' }),
      ]),
    );
    expect((await desk.ask(marketing.cookie, calendar, { from: to, to: from })).code).toBe('INVALID_INPUT');
    const check = 'query($terms: String) { termsCheck(terms: $terms) { holds rules { rule step pays takes holds } } }';
    const asked = async (terms: object | null = null) =>
      desk.ask(marketing.cookie, check, { terms: terms && JSON.stringify(terms) });
    expect((await asked()).data.termsCheck.rules[0]).toMatchObject({ rule: 'RELEASE', pays: 2 });
    expect((await asked({ shop: { coinPercent: 100 } })).code).toBe('INVALID_INPUT');
    const upgrade = { returnPercent: 99, minTickets: 100_000, maxTickets: 8_000_000, maxItems: 10 };
    expect((await asked({ upgrade })).data.termsCheck.holds).toBe(false);
  });
});
