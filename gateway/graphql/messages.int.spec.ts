import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPlayerId, mustBe } from '../../engine/kernel/ids.ts';
import { publishTerms } from '../../test/terms-cast.ts';
import { inboxIn } from '../site/messages/inbox.ts';
import { noticesIn } from '../site/messages/notices.ts';
import { supportIn } from '../site/support/support.ts';
import { type Ask, askOf, deposit, each, granted, list, type Player, signUp, text, uuid } from '../testing/client.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';

let site: Fixture;
let ask: Ask;
beforeAll(async () => {
  site = await openFixture();
  ask = askOf(site.gateway);
});
afterAll(() => site.close());

const inbox = () => inboxIn(site.database.pool, site.now, uuid);
const send = (player: Player, position: number | null, title = 'Hello') =>
  inbox().put({
    player: mustBe(isPlayerId, player.playerId),
    content: { template: 'operator', title, body: 'Words.' },
    link: null,
    position,
    visibleAt: site.now(),
  });

const MESSAGES = `query($unreadOnly: Boolean, $locale: SiteLocale, $first: Int, $after: String) {
  messages(unreadOnly: $unreadOnly, locale: $locale, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor } edges { node { id kind title body readAt } } } unreadCount }`;
const READ = 'mutation($id: ID) { readMessages(id: $id) }';

describe('the inbox', () => {
  it('shows messages newest first, counts the unread, and forgets none', async () => {
    const player = await signUp(ask);
    for (const title of ['one', 'two', 'three']) {
      await send(player, null, title);
      site.advance(1_000);
    }
    const shown = granted(await ask(MESSAGES, {}, player.token));
    expect(each(shown.at('messages.edges'), 'node.title')).toEqual(['three', 'two', 'one']);
    expect(shown.at('unreadCount')).toBe(3);

    const [newest] = each(shown.at('messages.edges'), 'node.id');
    expect(granted(await ask(READ, { id: newest }, player.token)).at('readMessages')).toBe(2);
    expect(
      each(granted(await ask(MESSAGES, { unreadOnly: true }, player.token)).at('messages.edges'), 'node.title'),
    ).toEqual(['two', 'one']);
    expect(granted(await ask(READ, {}, player.token)).at('readMessages')).toBe(0);
  });

  it('tells of an event once, however often it is told', async () => {
    const player = await signUp(ask);
    expect(await send(player, 7)).toBe(true);
    expect(await send(player, 7)).toBe(false);
    expect(granted(await ask('{ unreadCount }', undefined, player.token)).at('unreadCount')).toBe(1);
  });

  it('tells of a deposit by itself, in the language that is asked for', async () => {
    const player = await signUp(ask);
    await deposit(ask, player, 12_345);
    await site.settled();
    const shown = granted(await ask(MESSAGES, { locale: 'EN' }, player.token));
    expect(each(shown.at('messages.edges'), 'node')).toMatchObject([
      { kind: 'DEPOSIT', title: 'Deposit credited', body: '123.45 went to your coins.', readAt: null },
    ]);
  });

  it('keeps a win to itself until its reel is over', async () => {
    const player = await signUp(ask);
    await inbox().put({
      player: mustBe(isPlayerId, player.playerId),
      content: { template: 'win', game: 'battle', skin: 'x', count: 2, value: '123456' },
      link: '/battle/x',
      position: 9,
      visibleAt: site.now() + 60_000,
    });
    const count = async () => granted(await ask('{ unreadCount }', undefined, player.token)).at('unreadCount');
    expect(await count()).toBe(0);
    site.advance(61_000);
    expect(await count()).toBe(1);
    const bodies = await Promise.all(
      ['ZH_CN', 'ZH_TW', 'EN'].map(
        async (locale) =>
          each(granted(await ask(MESSAGES, { locale }, player.token)).at('messages.edges'), 'node.title')[0],
      ),
    );
    expect(bodies).toEqual(['对战获胜', '對戰獲勝', 'You won a battle']);
  });

  it('leaves out what an older version told in words that are gone', async () => {
    const player = await signUp(ask);
    await send(player, null, 'known');
    await site.database.pool.query(
      `INSERT INTO message (message_id, player_id, kind, template, params, visible_at)
       VALUES ($1, $2, 'WIN', 'dream-win', '{"template":"dream-win"}', $3)`,
      [`old-${player.playerId}`, player.playerId, site.now()],
    );
    const shown = granted(await ask(MESSAGES, {}, player.token));
    expect(each(shown.at('messages.edges'), 'node.title')).toEqual(['known']);
    expect([shown.at('messages.totalCount'), shown.at('unreadCount')]).toEqual([1, 1]);
    expect(await inbox().one(mustBe(isPlayerId, player.playerId), `old-${player.playerId}`)).toBeNull();
    expect(await inbox().all(mustBe(isPlayerId, player.playerId))).toHaveLength(1);
  });

  it('is nobody else’s', async () => {
    const [owner, other] = [await signUp(ask), await signUp(ask)];
    await send(owner, null);
    const id = each(granted(await ask(MESSAGES, {}, owner.token)).at('messages.edges'), 'node.id')[0];
    const one = 'query($id: ID!) { message(id: $id) { title } }';
    expect(granted(await ask(one, { id }, owner.token)).at('message.title')).toBe('Hello');
    expect(granted(await ask(one, { id }, other.token)).at('message')).toBeNull();
    expect((await ask(MESSAGES, {})).code).toBe('UNAUTHENTICATED');
  });
});

describe('public words', () => {
  it('are banners in the language that is asked for', async () => {
    const shown = granted(await ask('{ banners(locale: EN) { id title link accent } }'));
    expect(each(shown.at('banners'), 'id')).toContain('battles');
    expect(each(granted(await ask('{ banners { title } }')).at('banners'), 'title')).toContain('盲盒对战');
  });

  it('state the bonus that is published, and none where none is', async () => {
    const titles = async (locale: string) =>
      each(granted(await ask(`{ banners(locale: ${locale}) { title text } }`)).at('banners'), 'title');
    expect((await titles('EN')).join()).not.toContain('First deposit');
    await site.operate(
      publishTerms({
        rewards: {
          firstDeposit: { percent: 100, max: '20000' },
          releasePercent: 2,
          dailyTiers: [],
          rebateLevels: [{ deposits: '0', ratio: 100 }],
          vipRewards: Array.from({ length: 20 }, () => '0'),
          freeCases: [],
        },
      }),
    );
    expect(await titles('EN')).toContain('First deposit +100 %');
    expect(await titles('ZH_CN')).toContain('首充加赠 100%');
    expect(await titles('ZH_TW')).toContain('首儲加贈 100%');
  });

  it('are notices until they are withdrawn', async () => {
    const texts = {
      'zh-CN': { title: '维护', body: '今晚维护。' },
      'zh-TW': { title: '維護', body: '今晚維護。' },
      en: { title: 'Maintenance', body: 'Tonight.' },
    };
    const notices = noticesIn(site.database.pool, site.now);
    expect(granted(await ask('{ site { showPublic } }')).at('site.showPublic')).toBe(false);
    await notices.publish('first', texts);
    expect(granted(await ask('{ site { showPublic } notices(locale: EN) { title body } }')).data).toEqual({
      site: { showPublic: true },
      notices: [{ title: 'Maintenance', body: 'Tonight.' }],
    });
    expect(await notices.withdraw('first')).toMatchObject({ id: 'first', texts });
    expect(granted(await ask('{ notices { id } }')).at('notices')).toEqual([]);
    expect((await ask('{ notices(top: 21) { id } }')).code).toBe('INVALID_INPUT');
  });
});

describe('support', () => {
  const OPEN_TICKET = `mutation($subject: String!, $text: String!) { openSupportTicket(subject: $subject, text: $text) {
    id state entries { fromSupport text } } }`;
  const WRITE = 'mutation($id: ID!, $text: String!) { answerSupportTicket(id: $id, text: $text) { state } }';
  const CLOSE = 'mutation($id: ID!) { closeSupportTicket(id: $id) { state } }';
  const openTicket = (player: Player, subject = 'A deposit', words = 'It is missing.') =>
    ask(OPEN_TICKET, { subject, text: words }, player.token);

  it('is a talk that goes to and fro until it is closed', async () => {
    const player = await signUp(ask);
    const opened = granted(await openTicket(player));
    const id = text(opened.at('openSupportTicket.id'));
    expect(opened.at('openSupportTicket')).toMatchObject({
      state: 'OPEN',
      entries: [{ fromSupport: false, text: 'It is missing.' }],
    });
    await supportIn(site.database.pool, site.now, uuid).answer(id, 'We look.');
    site.advance(1_000);
    expect(granted(await ask(WRITE, { id, text: 'Thanks.' }, player.token)).at('answerSupportTicket.state')).toBe(
      'OPEN',
    );
    const shown = granted(
      await ask('query($id: ID!) { supportTicket(id: $id) { entries { fromSupport text } } }', { id }, player.token),
    );
    expect(shown.at('supportTicket.entries')).toEqual([
      { fromSupport: false, text: 'It is missing.' },
      { fromSupport: true, text: 'We look.' },
      { fromSupport: false, text: 'Thanks.' },
    ]);
    granted(await ask(CLOSE, { id }, player.token));
    expect((await ask(WRITE, { id, text: 'More.' }, player.token)).code).toBe('TICKET_CLOSED');
  });

  it('takes five open tickets, of bounded words', async () => {
    const player = await signUp(ask);
    const own = supportIn(site.database.pool, site.now, uuid);
    for (let n = 0; n < 5; n += 1) await own.open(mustBe(isPlayerId, player.playerId), `Question ${n}`, 'Why?');
    expect((await openTicket(player)).code).toBe('TOO_MANY');
    const other = await signUp(ask);
    expect((await openTicket(other, ' ', 'x')).code).toBe('INVALID_INPUT');
    expect((await openTicket(other, 'x', 'y'.repeat(4_001))).code).toBe('INVALID_INPUT');
  });

  it('shows a ticket to nobody else', async () => {
    const [owner, other] = [await signUp(ask), await signUp(ask)];
    const id = text(granted(await openTicket(owner)).at('openSupportTicket.id'));
    expect(
      granted(await ask('query($id: ID!) { supportTicket(id: $id) { id } }', { id }, other.token)).at('supportTicket'),
    ).toBeNull();
    expect((await ask(WRITE, { id, text: 'Hello' }, other.token)).code).toBe('NOT_FOUND');
    expect(
      list(
        granted(await ask('{ supportTickets { edges { node { id } } } }', undefined, other.token)).at(
          'supportTickets.edges',
        ),
      ),
    ).toEqual([]);
  });
});
