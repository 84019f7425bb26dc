import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPlayerId, mustBe } from '../../engine/kernel/ids.ts';
import { DEFAULT_REWARDS } from '../../engine/rewards/default-rewards.ts';
import { restrictionsIn } from '../../gateway/accounts/restrictions/restrictions.ts';
import { holdsOver } from '../../gateway/accounts/sensitive/holds.ts';
import {
  type Ask,
  askOf,
  each,
  granted,
  list,
  OPEN,
  openInput,
  signUp,
  signUpWith,
  text,
  uuid,
  valueAt,
  winItems,
} from '../../gateway/testing/client.ts';
import { type Fixture, openFixture } from '../../gateway/testing/fixture.ts';
import { itemsTerms } from '../../test/terms-cast.ts';
import { printed } from './answer.ts';
import { readOperatorLine } from './requests.ts';
import { operateOn } from './testing/operate.ts';

let site: Fixture;
let ask: Ask;
let folder: string;
beforeAll(async () => {
  site = await openFixture();
  ask = askOf(site.gateway);
  folder = await mkdtemp(join(tmpdir(), 'glasscase-operator-'));
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

/** Does what the words of a command line say. */
const operate = (...words: readonly string[]) => operateOn(site, words);

const fileOf = async (content: unknown): Promise<string> => {
  const path = join(folder, `${uuid()}.json`);
  await writeFile(path, JSON.stringify(content));
  return path;
};

const walletOf = async (token: string) =>
  granted(await ask('{ me { wallet { coin points locked } } }', undefined, token)).at('me.wallet');

describe('an operator', () => {
  it('finds a player by nickname or phone', async () => {
    const player = await signUp(ask);
    const answer = await operate('player', 'find', player.phone);
    expect(answer).toEqual({ ok: true, lines: [expect.stringContaining(player.playerId)] });
    expect((await operate('player', 'find', 'Nobody At All')).ok).toBe(false);
  });

  it('finds a player by a phone without its country', async () => {
    const player = await signUp(ask);
    const answer = await operate('player', 'find', player.phone.replace('+86', ''));
    expect(answer.lines).toEqual([expect.stringContaining(player.playerId)]);
  });

  it('tells a correction that is asked for twice, and does it twice only under another name', async () => {
    const player = await signUpWith(ask, 1_000);
    const words = ['player', 'adjust', player.playerId, 'coin', '+5', '--reason', 'compensation'];
    expect((await operate(...words)).lines).toEqual([expect.stringContaining('Adjusted')]);
    expect((await operate(...words)).lines).toEqual([expect.stringContaining('nothing was done again')]);
    expect(await walletOf(player.token)).toMatchObject({ coin: 1_500 });
    const again = [...words, '--id', `again-${player.playerId.slice(0, 6).replaceAll('-', '_')}`];
    expect((await operate(...again)).lines).toEqual([expect.stringContaining('Adjusted')]);
    expect(await walletOf(player.token)).toMatchObject({ coin: 2_000 });
  });

  it('tells messages that are sent twice, and sends one again only under another name', async () => {
    const [one, other] = [await signUp(ask), await signUp(ask)];
    const words = ['message', 'send', one.playerId, other.playerId, '--title', 'Hello', '--body', 'Words.'];
    const heldBy = async (token: string) =>
      each(
        granted(await ask('{ messages(locale: EN) { edges { node { kind } } } }', {}, token)).at('messages.edges'),
        'node',
      ).length;
    expect(await operate(...words, '--dry-run')).toEqual({
      ok: true,
      lines: ['2 players get this message:', 'Hello', 'Words.'],
      confirm: true,
    });
    expect(await heldBy(one.token)).toBe(0);
    expect((await operate(...words)).lines).toEqual(['players: 2']);
    expect((await operate(...words)).lines[0]).toContain('nothing was done again');
    expect([await heldBy(one.token), await heldBy(other.token)]).toEqual([1, 1]);
    expect((await operate(...words, '--id', 'again')).ok).toBe(true);
    expect((await operate(...words, '--id', 'again')).lines[0]).toContain('nothing was done again');
    expect([await heldBy(one.token), await heldBy(other.token)]).toEqual([2, 2]);
    const others = ['message', 'send', one.playerId, '--title', 'Other', '--body', 'words', '--id', 'again'];
    expect(await operate(...others)).toEqual({ ok: false, lines: [expect.stringContaining('with other words')] });
    const unknown = ['message', 'send', one.playerId, 'A'.repeat(22), '--title', 'x', '--body', 'y'];
    expect(await operate(...unknown)).toEqual({
      ok: false,
      lines: [`players names ${'A'.repeat(22)}, who has no account`],
    });
    expect(await heldBy(one.token)).toBe(2);
  });

  it('goes on where a process died within an act, and does no part of it twice', async () => {
    const player = await signUp(ask);
    const words = ['message', 'send', player.playerId, '--title', 'Once', '--body', 'Alone.', '--id', 'cut-off'];
    expect((await operate(...words)).ok).toBe(true);
    await site.database.pool.query(`UPDATE operator_act SET done_at = NULL WHERE command_id = 'operator:cut-off'`);
    expect((await operate(...words)).ok).toBe(true);
    const { rows } = await site.database.pool.query('SELECT 1 FROM message WHERE player_id = $1', [player.playerId]);
    expect(rows).toHaveLength(1);
  });

  it('does all of an act or nothing where a process dies between its writes, and then all of it once', async () => {
    const player = await signUp(ask);
    const open = 'mutation { openSupportTicket(subject: "Cut", text: "Where is it?") { id } }';
    const id = text(granted(await ask(open, undefined, player.token)).at('openSupportTicket.id'));
    const answer = ['ticket', 'answer', id, '--text', 'On its way.', '--id', 'cut-answer'];
    const block = ['player', 'block', player.playerId, '--reason', 'a test', '--id', 'cut-block'];
    const unblock = ['player', 'unblock', player.playerId, '--reason', 'over', '--id', 'cut-unblock'];
    const sql = site.database.pool;
    const count = async (table: string, where: string, value: string) =>
      Object((await sql.query(`SELECT count(*)::int AS n FROM ${table} WHERE ${where} = $1`, [value])).rows[0]).n;
    const written = async () => ({
      answers: await count('support_entry', 'from_support AND ticket_id', id),
      messages: await count('message', 'player_id', player.playerId),
      restrictions: await count('player_restriction', 'player_id', player.playerId),
      lifted: await count('player_restriction', 'lifted_at IS NOT NULL AND player_id', player.playerId),
    });
    /** The second write of an act never happens. */
    const cut = async (table: string, words: readonly string[]): Promise<void> => {
      await site.database.asOwner(async (owner) => {
        await owner.query(`CREATE FUNCTION cut() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'cut'; END $$`);
        await owner.query(`CREATE TRIGGER cut BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION cut()`);
      });
      await expect(operate(...words)).rejects.toThrow('cut');
      await site.database.asOwner((owner) => owner.query('DROP FUNCTION cut CASCADE'));
    };

    await cut('message', answer);
    await cut('security_event', block);
    expect(await written()).toEqual({ answers: 0, messages: 0, restrictions: 0, lifted: 0 });
    for (const words of [answer, block]) {
      expect((await operate(...words)).ok).toBe(true);
      expect((await operate(...words)).lines[0]).toContain('nothing was done again');
    }
    expect(await written()).toEqual({ answers: 1, messages: 1, restrictions: 1, lifted: 0 });
    await cut('security_event', unblock);
    expect(await written()).toMatchObject({ lifted: 0 });
    expect((await operate(...unblock)).ok).toBe(true);
    expect((await operate(...unblock)).lines[0]).toContain('nothing was done again');
    expect(await written()).toMatchObject({ restrictions: 1, lifted: 1 });
  });

  it('names an act by its words in a way that nobody can try words against', async () => {
    const words = ['code', 'issue', '--code', 'GUESS-ME', '--points', '3', '--days', '2'];
    const instruction = await readOperatorLine(words, site.now());
    expect((await operate(...words)).ok).toBe(true);
    const day = Math.floor(Date.now() / 86_400_000);
    const plain = createHash('sha256')
      .update(JSON.stringify([instruction?.request, day]))
      .digest('hex')
      .slice(0, 32);
    const { rows } = await site.database.pool.query('SELECT 1 FROM operator_act WHERE command_id = $1', [
      `operator:${plain}`,
    ]);
    expect(rows).toEqual([]);
    const named = await site.database.pool.query('SELECT count(*)::int AS n FROM operator_act');
    expect(named.rows).not.toEqual([{ n: 0 }]);
  });

  it('says of every act what it would do, and does nothing of it', async () => {
    const player = await signUp(ask);
    const block = await operate('player', 'block', player.playerId, '--reason', 'a test', '--dry-run');
    expect(block).toMatchObject({ ok: true, confirm: true });
    expect(block.lines).toContain(`  playerId: ${player.playerId}`);
    expect((await operate('player', 'restrictions', player.playerId)).lines).toEqual(['There is none.']);
  });

  it('shows what is at risk before, and refuses what is above its cap', async () => {
    const player = await signUp(ask);
    const code = ['code', 'issue', '--bonus', '10', '--uses', '50', '--days', '1'];
    expect(await operate(...code, '--dry-run')).toEqual({
      ok: true,
      lines: ['A code with 50 uses of 10.00 each: 500.00 at risk'],
      confirm: true,
    });
    const ruin = await operate('code', 'issue', '--bonus', '1000000', '--uses', '100000', '--days', '1');
    expect(ruin.lines).toEqual([expect.stringContaining('more than GLASSCASE_OPERATOR_MAX_GIVEN allows (100,000.00)')]);
    const words = ['player', 'adjust', player.playerId, 'coin', '+9999999999', '--reason', 'correction'];
    expect((await operate(...words)).ok).toBe(false);
    expect(await walletOf(player.token)).toMatchObject({ coin: 0 });
  });

  it('keeps a refused code’s name free, and takes a code back', async () => {
    const player = await signUp(ask);
    const words = (points: string) => ['code', 'issue', '--code', 'SPRING-26', '--points', points, '--days', '2'];
    expect((await operate(...words('0'))).lines).toEqual([expect.stringContaining('INPUT_INVALID')]);
    expect((await operate(...words('3'))).ok).toBe(true);
    const [newest] = list(JSON.parse((await operate('code', 'list', '--json')).lines.join('\n')).codes);
    expect(newest).toMatchObject({ uses: 1, used: 0, points: 300 });
    expect((await operate('code', 'revoke', text(valueAt(newest, 'id')))).lines).toEqual(['revoked: 1']);
    const redeem = 'mutation($id: CommandId!) { redeemGoldenCode(commandId: $id, code: "SPRING-26") { points } }';
    expect((await ask(redeem, { id: uuid() }, player.token)).code).toBe('CODE_UNKNOWN');
  });

  it('shows a ticket on one line for each entry, whatever is in it, and ends it', async () => {
    const player = await signUp(ask);
    const forged = '2026-11-22T00:00:00.000Z support: You get 9,999.';
    const open = 'mutation($text: String!) { openSupportTicket(subject: "Hello", text: $text) { id } }';
    const text26 = `Hi\n${forged}\u001b[2J\u202e`;
    const id = text(granted(await ask(open, { text: text26 }, player.token)).at('openSupportTicket.id'));
    const shown = printed(await operate('ticket', 'show', id));
    expect(shown.split('\n').some((line) => line.startsWith(forged))).toBe(false);
    expect(shown).toContain('Hi\\u{a}');
    expect(shown).toContain('\\u{1b}[2J\\u{202e}');
    expect((await operate('ticket', 'assign', id, '--to', 'Ada')).ok).toBe(true);
    expect(printed(await operate('tickets'))).toMatch(/Hello +OPEN +Ada/);
    expect((await operate('ticket', 'close', id)).ok).toBe(true);
    expect((await operate('tickets')).lines).toContain('total: 0');
    expect((await operate('ticket', 'close', id)).lines).toEqual(['This support ticket is closed.']);
  });

  it('corrects a balance with a reason, and never below zero', async () => {
    const player = await signUpWith(ask, 1_000);
    expect(
      (await operate('player', 'adjust', player.playerId, 'points', '+12.50', '--reason', 'compensation')).ok,
    ).toBe(true);
    expect((await operate('player', 'adjust', player.playerId, 'coin', '-3', '--reason', 'chargeback')).ok).toBe(true);
    expect(await walletOf(player.token)).toEqual({ coin: 700, points: 1_250, locked: 0 });
    const tooMuch = await operate('player', 'adjust', player.playerId, 'coin', '-9', '--reason', 'correction');
    expect(tooMuch).toEqual({ ok: false, lines: [expect.stringContaining('INSUFFICIENT_FUNDS')] });
    await expect(operate('player', 'adjust', player.playerId, 'coin', '5', '--reason', 'fun')).rejects.toThrow(
      'reason',
    );
  });

  it('publishes terms that can be kept', async () => {
    const rewards = { ...DEFAULT_REWARDS, freeCases: [{ grade: 0, case: 'ember' }] };
    expect((await operate('terms', 'publish', await fileOf({ rewards }))).ok).toBe(true);
    expect((await operate('terms', 'show')).lines.join('')).toContain('ember');
    expect((await operate('terms', 'publish', await fileOf({ rewards }), '--dry-run')).ok).toBe(false);
    const other = { ...rewards, firstDeposit: { percent: 100, max: '20000' } };
    const foretold = {
      ok: true,
      lines: [expect.stringMatching(/^Version \d, in force from /), 'rewards.firstDeposit.percent: 20 -> 100'],
      confirm: true,
    };
    expect(await operate('terms', 'publish', await fileOf({ rewards: other }), '--dry-run')).toEqual(foretold);
    expect(await operate('terms', 'diff', await fileOf({ rewards: other }))).toEqual(foretold);
    const lost = { ...rewards, freeCases: [{ grade: 0, case: 'nothing' }] };
    expect((await operate('terms', 'publish', await fileOf({ rewards: lost }), '--dry-run')).lines.join()).toContain(
      'CASE_NOT_FOUND nothing',
    );
    const generous = await fileOf({ rewards: { ...rewards, vipRewards: Array(20).fill('99999999') } });
    expect((await operate('terms', 'publish', generous)).lines.join()).toContain('TERMS_REFUSED');
    expect((await operate('terms', 'publish', generous, '--dry-run')).lines.join()).toContain('VIP_REWARDS');
    const vip = granted(await ask('{ vip { grades { reward freeCase { slug } } } }'));
    expect(each(vip.at('vip.grades'), 'reward')[0]).toBe(50);
  });

  it('issues a Golden Code that players redeem as often as it may be', async () => {
    const player = await signUp(ask);
    const words = ['--code', 'WELCOME-26', '--points', '3', '--bonus', '7', '--uses', '1', '--days', '2'];
    expect((await operate('code', 'issue', ...words)).ok).toBe(true);
    expect((await operate('code', 'issue', ...words)).lines[0]).toContain('Done before');
    const other = await operate('code', 'issue', '--code', 'WELCOME-26', '--points', '4', '--days', '2');
    expect(other.lines).toEqual(['--code exists already']);
    const redeem =
      'mutation($id: CommandId!) { redeemGoldenCode(commandId: $id, code: "welcome-26") { points locked } }';
    const redeemed = granted(await ask(redeem, { id: uuid() }, player.token));
    expect(redeemed.at('redeemGoldenCode')).toEqual({ points: 300, locked: 700 });
    const late = await signUp(ask);
    expect((await ask(redeem, { id: uuid() }, late.token)).code).toBe('CODE_USED_UP');
  });

  it('grants a coupon, which the player hears of', async () => {
    const player = await signUp(ask);
    const granting = await operate(
      ...['coupon', 'grant', player.playerId, '--percent', '10', '--max', '50', '--min', '20', '--days', '3'],
    );
    expect(granting.ok).toBe(true);
    const shown = granted(
      await ask(
        '{ coupons { percent max minDeposit state } messages(locale: EN) { edges { node { kind } } } }',
        {},
        player.token,
      ),
    );
    expect(shown.at('coupons')).toEqual([{ percent: 10, max: 5_000, minDeposit: 2_000, state: 'USABLE' }]);
    expect(each(shown.at('messages.edges'), 'node.kind')).toEqual(['REWARD']);
  });

  it('takes a coupon back, and the player sees that', async () => {
    const player = await signUp(ask);
    const words = ['coupon', 'grant', player.playerId, '--percent', '10', '--max', '50', '--days', '3'];
    const [granting = ''] = (await operate(...words)).lines;
    const id = /^id: (\S+)$/.exec(granting)?.[1] ?? '';
    const coupons = async () =>
      JSON.parse((await operate('coupon', 'list', player.playerId, '--json')).lines.join('\n'));
    expect(await coupons()).toMatchObject([{ id, percent: 10, max: 5_000, usedAt: null, revokedAt: null }]);
    const revoke = ['coupon', 'revoke', player.playerId, id];
    expect((await operate(...revoke, '--dry-run')).lines).toContain(`  coupon: ${id}`);
    const other = await signUp(ask);
    expect(await operate('coupon', 'revoke', other.playerId, id)).toMatchObject({ ok: false });
    expect((await operate('coupon', 'revoke', player.playerId, 'x')).lines[0]).toContain('coupon list');
    expect((await operate(...revoke)).lines[0]).toBe(`id: ${id}`);
    expect((await operate(...revoke)).ok).toBe(false);
    expect(await coupons()).toMatchObject([{ id, revokedAt: expect.any(String) }]);
    const shown = granted(await ask('{ coupons { state } }', {}, player.token));
    expect(shown.at('coupons')).toEqual([{ state: 'REVOKED' }]);
    const order = `mutation($input: StartDepositInput!) { startDeposit(input: $input) { id } }`;
    const input = { commandId: uuid(), channel: 'wallet', currency: 'JPY', amount: 10_000, couponId: id };
    expect((await ask(order, { input }, player.token)).code).toBe('COUPON_NOT_USABLE');
  });

  it('is never taken for the site, whatever an operator says', async () => {
    const player = await signUp(ask);
    await operate('player', 'hold', player.playerId, '--reason', 'site: freeze', '--until', '2099-01-01T00:00Z');
    const restrictions = restrictionsIn({ sql: site.database.pool, now: site.now, randomUuid: uuid });
    const holds = holdsOver(restrictions);
    const playerId = mustBe(isPlayerId, player.playerId);
    expect(await holds.of(playerId)).toMatchObject({ reason: 'OPERATOR' });
    await holds.hold(playerId, { scope: 'leaving', until: site.now() + 60_000, reason: 'FROZEN' });
    await holds.release(playerId, 'FROZEN');
    expect(await holds.of(playerId)).toMatchObject({ reason: 'OPERATOR', scope: 'everything' });
    const { lines } = await operate('player', 'restrictions', player.playerId, '--json');
    expect(JSON.parse(lines.join('\n'))).toMatchObject([
      { origin: 'freeze', liftedAt: expect.any(String) },
      { origin: 'operator', by: 'operator:local', liftedAt: null },
    ]);
  });

  it('publishes notices in all languages or not at all, and withdraws them', async () => {
    const words = { title: 'Hello', body: 'Words.' };
    expect((await operate('notice', 'publish', await fileOf({ en: words }))).ok).toBe(false);
    const file = await fileOf({ 'zh-CN': words, 'zh-TW': words, en: words });
    const shown = await operate('notice', 'publish', file, '--dry-run');
    expect(shown).toMatchObject({ ok: true, confirm: true });
    expect(shown.lines[0]).toMatch(/^Every visitor sees this notice; \d+ have an account:$/);
    expect(shown.lines).toContain('en  Hello');
    const published = await operate('notice', 'publish', file);
    expect(published.ok).toBe(true);
    expect((await operate('notice', 'publish', file)).lines[0]).toContain('nothing was done again');
    expect(each(granted(await ask('{ notices { id } }')).at('notices'), 'id')).toHaveLength(1);
    const id = text(each(granted(await ask('{ notices { id } }')).at('notices'), 'id')[0]);
    const listed = async () => (await operate('notice', 'list')).lines;
    expect(await listed()).toEqual([expect.any(String), expect.stringMatching(new RegExp(`^${id} +20\\S+Z .*Hello`))]);
    expect((await operate('notice', 'withdraw', id)).ok).toBe(true);
    expect((await operate('notice', 'withdraw', id)).ok).toBe(false);
    expect(await listed()).toEqual(['There is none.']);
    expect(granted(await ask('{ notices { id } }')).at('notices')).toEqual([]);
  });

  it('answers tickets, and the player hears of it', async () => {
    const player = await signUp(ask);
    const open = 'mutation { openSupportTicket(subject: "A deposit", text: "Where is it?") { id } }';
    const id = text(granted(await ask(open, undefined, player.token)).at('openSupportTicket.id'));
    expect(printed(await operate('tickets'))).toContain('A deposit');
    const shown = printed(await operate('ticket', 'show', id));
    expect(shown).toContain('Where is it?');
    expect(shown).toContain(player.playerId);
    expect((await operate('ticket', 'answer', id, '--text', 'On its way.')).ok).toBe(true);
    expect((await operate('tickets')).lines).toContain('total: 0');
    const inbox = granted(await ask('{ messages(locale: EN) { edges { node { kind link } } } }', {}, player.token));
    expect(each(inbox.at('messages.edges'), 'node')).toEqual([{ kind: 'SUPPORT', link: `/docs/support/${id}` }]);
  });

  it('lifts their own block alone: what a player set for themselves stays', async () => {
    const player = await signUpWith(ask, 10_000);
    const play = async () => (await ask(OPEN, { input: await openInput(ask, player) }, player.token)).code;
    await operate('player', 'block', player.playerId, '--reason', 'a test');
    expect(await play()).toBe('BLOCKED');
    await operate('player', 'unblock', player.playerId, '--reason', 'over');
    expect(await play()).toBeNull();
    granted(await ask('mutation { takeTimeOut(hours: 2) { timeOutUntil } }', undefined, player.token));
    await operate('player', 'block', player.playerId, '--reason', 'a test');
    await operate('player', 'unblock', player.playerId, '--reason', 'over');
    expect(await play()).toBe('PLAY_NOT_ALLOWED');
  });

  it('holds a player, with a reason and a name that stay', async () => {
    const player = await signUpWith(ask, 10_000);
    const [item] = await winItems(ask, player, 1);
    const sell = async () => {
      const document = `mutation($id: CommandId!, $items: [ID!]!) { sellItems(commandId: $id, terms: "${itemsTerms}", itemIds: $items) { total } }`;
      return (await ask(document, { id: uuid(), items: [item?.id] }, player.token)).code;
    };
    const attribution = ['--reason', 'a chargeback of 2026-11-20'];
    expect((await operate('player', 'hold', player.playerId, ...attribution)).ok).toBe(true);
    expect(await sell()).toBe('HELD');
    const records = async () =>
      JSON.parse((await operate('player', 'restrictions', player.playerId, '--json')).lines.join('\n'));
    const by = 'operator:local';
    const held = { kind: 'hold', scope: 'everything', by, reason: 'a chargeback of 2026-11-20' };
    expect(await records()).toMatchObject([{ ...held, liftedAt: null }]);
    const inbox = granted(await ask('{ messages { edges { node { title } } } }', {}, player.token));
    expect(each(inbox.at('messages.edges'), 'node.title')).toContain('账号已暂缓');
    expect((await operate('player', 'unblock', player.playerId, ...attribution)).lines).toEqual([
      'There is no block in force',
    ]);
    expect((await operate('player', 'release', player.playerId, '--reason', 'paid')).ok).toBe(true);
    expect(await sell()).toBeNull();
    expect(await records()).toMatchObject([{ ...held, liftedBy: by, liftReason: 'paid' }]);
    await expect(operate('player', 'hold', player.playerId)).rejects.toThrow('reason');
  });

  it.each([
    ['nobody', [], 'There is nothing'],
    [null, ['--scope', 'some'], 'scope is one of leaving, everything'],
    [null, ['--until', 'yesterday'], 'until is a moment such as'],
    [null, ['--until', '2020-01-01'], 'until is a moment to come'],
  ])('holds no one: %s %j', async (named, more, problem) => {
    const { playerId } = await signUp(ask);
    const answer = await operate('player', 'hold', named ?? playerId, '--reason', 'x', ...more);
    expect(answer).toEqual({ ok: false, lines: [expect.stringContaining(problem)] });
  });
});
