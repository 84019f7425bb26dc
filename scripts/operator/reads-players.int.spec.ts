import { graphql } from 'graphql';
import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { kyselyOver } from '../../engine/database/kysely-dialect.ts';
import { db, runQuery } from '../../engine/database/queries.ts';
import { rowsAs, type SqlClient } from '../../engine/database/sql.ts';
import { isPlayerId, mustBe } from '../../engine/kernel/ids.ts';
import { GatewayError } from '../../gateway/errors.ts';
import { findPlayers } from '../../gateway/operator/queries/find-players.ts';
import { countsOf, shownAccount } from '../../gateway/operator/queries/player-account.ts';
import { timelineOf } from '../../gateway/operator/queries/player-timeline.ts';
import { ticketsIn } from '../../gateway/operator/queries/tickets.ts';
import { operatorSchema } from '../../gateway/operator/schema.ts';
import { operatorContext } from '../../gateway/operator/testing/context.ts';
import { wholeAnswer } from '../../gateway/operator/whole-answer.ts';
import {
  type Ask,
  askOf,
  bindEmail,
  bindTradeLink,
  each,
  granted,
  list,
  type Player,
  signUp,
  signUpWith,
  text,
  uuid,
  valueAt,
  winItems,
} from '../../gateway/testing/client.ts';
import { databases } from '../../gateway/testing/databases.ts';
import { type Fixture, openFixture } from '../../gateway/testing/fixture.ts';
import { enterGiveaway, openBattle, openGiveaway } from '../../gateway/testing/rooms.ts';
import { printed } from './answer.ts';
import { operateOn } from './testing/operate.ts';

const NICKNAME = 'mutation($nickname: String!) { changeNickname(nickname: $nickname) { nickname } }';
const HIDE = 'mutation { hideName(hidden: true) { nameHidden } }';
const RETRIEVE =
  'mutation($id: CommandId!, $items: [ID!]!) { retrieveItems(commandId: $id, itemIds: $items) { retrievals { id } } }';
const REDEEM = 'mutation($id: CommandId!) { redeemGoldenCode(commandId: $id, code: "FIND-ME-26") { points } }';
const TICKET = 'mutation($subject: String!) { openSupportTicket(subject: $subject, text: "Please look.") { id } }';
const WRITE = 'mutation($id: ID!) { answerSupportTicket(id: $id, text: "Still waiting.") { id } }';
const STEAM_ID = '76561198000000042';

const hit = z.object({
  playerId: z.string(),
  nickname: z.string().nullable(),
  by: z.string(),
  reference: z.string(),
});

const planNode = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().default(''),
  'Index Name': z.string().default(''),
  'Index Cond': z.string().default(''),
  get Plans() {
    return z.array(planNode).default([]);
  },
});
type PlanNode = z.infer<typeof planNode>;
const explained = z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: planNode })]) });
const LOOKS: ReadonlySet<string> = new Set(['Index Scan', 'Index Only Scan', 'Bitmap Index Scan']);
/** Tables, and indexes, that a plan reads from one end to the other. */
const scannedIn = (node: PlanNode): readonly string[] => [
  ...(node['Node Type'] === 'Seq Scan' ? [node['Relation Name']] : []),
  ...(LOOKS.has(node['Node Type']) && node['Index Cond'] === '' ? [node['Index Name']] : []),
  ...node.Plans.flatMap(scannedIn),
];

describe.each(databases)('the reads of players on %s', (on) => {
  let site: Fixture;
  let ask: Ask;
  let player: Player;
  let roundId: string;
  let itemId: string;
  beforeAll(async () => {
    site = await openFixture({}, on);
    ask = askOf(site.gateway);
    player = await signUpWith(ask, 1_000_000);
    granted(await ask(NICKNAME, { nickname: 'Grey_Heron' }, player.token));
    const [won] = await winItems(ask, player, 1);
    roundId = won?.roundId ?? '';
    itemId = won?.id ?? '';
    await site.settled();
  });
  afterAll(() => site.close());

  const operate = (...words: readonly string[]) => operateOn(site, words);
  const shown = async (...words: readonly string[]): Promise<string> => printed(await operate(...words));
  const read = async (...words: readonly string[]): Promise<unknown> =>
    JSON.parse((await operate(...words, '--json')).lines.join('\n'));
  const found = async (wanted: string) => z.array(hit).parse(await read('players', 'find', wanted));
  /** The ways in which a text leads to the player, with what was found. */
  const waysTo = async (wanted: string, { playerId }: Pick<Player, 'playerId'> = player) =>
    (await found(wanted)).filter((one) => one.playerId === playerId).map(({ by, reference }) => [by, reference]);

  it('find a player by a phone in any spelling, and never tell it', async () => {
    const bare = player.phone.replace('+86', '');
    const masked = `+86 ${bare.slice(0, 3)}****${bare.slice(-4)}`;
    for (const spelling of [
      player.phone,
      bare,
      `86${bare}`,
      `0086 ${bare}`,
      `${bare.slice(0, 3)}-${bare.slice(3, 7)} ${bare.slice(7)}`,
    ])
      expect(await waysTo(spelling)).toEqual([['PHONE', masked]]);
    for (const words of [
      ['players', 'find', player.phone],
      ['players', 'show', player.playerId],
    ]) {
      expect(await shown(...words)).not.toContain(bare);
      expect(await shown(...words, '--json')).not.toContain(bare);
    }
  });

  it('find a player by the beginning of the nickname in any case, also a hidden one, and take no sign for a pattern', async () => {
    for (const wanted of ['grey_h', 'GREY_HERON', '\uff27\uff52\uff45\uff59\uff3f'])
      expect(await waysTo(wanted)).toEqual([['NICKNAME', 'Grey_Heron']]);
    for (const wanted of ['Heron', 'grey%', 'g_ey', 'grey\\']) expect(await waysTo(wanted)).toEqual([]);
    const hidden = await signUp(ask);
    granted(await ask(NICKNAME, { nickname: 'Hidden Egret' }, hidden.token));
    granted(await ask(HIDE, {}, hidden.token));
    expect(await waysTo('hidden e', hidden)).toEqual([['NICKNAME', 'Hidden Egret']]);
  });

  it('find a player by their own id, their Steam account and their address for mail, which stays masked', async () => {
    expect(await waysTo(` ${player.playerId}\u200b `)).toEqual([['PLAYER', player.playerId]]);
    const steam = db.updateTable('account').set({ steamId: STEAM_ID }).where('playerId', '=', player.playerId);
    await runQuery(site.database.pool, steam);
    expect(await waysTo(STEAM_ID)).toEqual([['STEAM', STEAM_ID]]);
    const page = await shown('players', 'show', player.playerId);
    expect(page).toContain('7656****0042');
    expect(page).not.toContain(STEAM_ID);
    await bindEmail(ask, player, 'Grey.Heron@example.com');
    expect(await waysTo('grey.heron@Example.com')).toEqual([['MAIL', 'G***@e***']]);
    expect(await shown('players', 'show', player.playerId)).not.toMatch(/heron@|example/i);
  });

  it('find a player by a round, its item, its seed pair and its position', async () => {
    const [pairId = ''] = roundId.split('.');
    expect(await waysTo(roundId)).toContainEqual(['ROUND', roundId]);
    expect(await waysTo(roundId.replace('.', ':'))).toEqual([['ROUND', roundId]]);
    expect(await waysTo(itemId)).toEqual([['ITEM', itemId]]);
    expect(await waysTo(pairId)).toEqual([['SEED_PAIR', pairId]]);
    const plays = db.selectFrom('play').select('position').where('playId', '=', roundId);
    const [play] = await runQuery(site.database.pool, plays);
    expect(await waysTo(String(play?.position))).toEqual([['POSITION', String(play?.position)]]);
    expect(await waysTo('999999999999999')).toEqual([]);
  });

  it('find a player by a deposit and by a retrieval', async () => {
    const orders = db.selectFrom('depositOrder').select('orderId').where('playerId', '=', player.playerId);
    const [order] = await runQuery(site.database.pool, orders);
    expect(await waysTo(order?.orderId ?? '')).toEqual([['DEPOSIT', order?.orderId]]);
    const link = 'https://steamcommunity.com/tradeoffer/new/?partner=42&token=AbCd_-12';
    await bindTradeLink(ask, player, link);
    const [won] = await winItems(ask, player, 1);
    const sent = granted(await ask(RETRIEVE, { id: uuid(), items: [won?.id] }, player.token));
    await site.settled();
    const id = text(sent.at('retrieveItems.retrievals.0.id'));
    expect(await waysTo(id)).toEqual([['RETRIEVAL', id]]);
    expect(await shown('players', 'show', player.playerId, '--json')).not.toContain('AbCd_-12');
  });

  it('find the players of a battle and of a giveaway', async () => {
    const battle = await openBattle(ask, player);
    const [prize] = await winItems(ask, player, 1);
    const giveaway = await openGiveaway(site, ask, player, [prize?.id ?? '']);
    const entrant = await signUp(ask);
    granted(await enterGiveaway(ask, entrant, giveaway));
    await site.settled();
    expect(await waysTo(battle)).toEqual([['BATTLE', battle]]);
    const created = db.selectFrom('battle').select(['position', 'lastPosition']).where('battleId', '=', battle);
    const [row] = await runQuery(site.database.pool, created);
    for (const position of [row?.position, row?.lastPosition])
      expect(await waysTo(String(position))).toEqual([['POSITION', String(position)]]);
    expect(await waysTo(giveaway)).toEqual([['GIVEAWAY', giveaway]]);
    expect(await waysTo(giveaway, entrant)).toEqual([['GIVEAWAY', giveaway]]);
  });

  it('find a player by a coupon, a promotion code and the id of a Golden Code, but not by the code', async () => {
    const coupon = await operate(
      ...['coupon', 'grant', player.playerId, '--percent', '10', '--max', '50', '--days', '3'],
    );
    const couponId = /^id: (\S+)$/.exec(coupon.lines[0] ?? '')?.[1] ?? '';
    expect(await waysTo(couponId)).toEqual([['COUPON', couponId]]);
    expect((await operate('code', 'issue', '--code', 'FIND-ME-26', '--points', '3', '--days', '2')).ok).toBe(true);
    granted(await ask(REDEEM, { id: uuid() }, player.token));
    await site.settled();
    const [code] = await runQuery(site.database.pool, db.selectFrom('goldenCode').select('codeId'));
    expect(await waysTo(code?.codeId ?? '')).toEqual([['GOLDEN_CODE', code?.codeId]]);
    expect(await found('FIND-ME-26')).toEqual([]);
    const owned = { code: 'HERON26', playerId: player.playerId, chosen: true };
    await runQuery(site.database.pool, db.insertInto('promotionCode').values(owned));
    expect(await waysTo('heron26')).toEqual([['PROMOTION_CODE', 'HERON26']]);
  });

  it('find a player by a support ticket', async () => {
    const id = text(granted(await ask(TICKET, { subject: 'Where is it?' }, player.token)).at('openSupportTicket.id'));
    expect(await waysTo(id)).toEqual([['TICKET', id]]);
  });

  it('tell the find as a table, too', async () => {
    const [head = '', row = ''] = (await operate('players', 'find', 'grey_heron')).lines;
    expect(head.split(/ {2,}/)).toEqual(['player id', 'nickname', 'by', 'reference']);
    expect(row.split(/ {2,}/)).toEqual([player.playerId, 'Grey_Heron', 'NICKNAME', 'Grey_Heron']);
    expect((await operate('players', 'find', 'Nothing At All')).lines).toEqual(['There is none.']);
  });

  it('find at most 20', async () => {
    const accounts = Array.from({ length: 25 }, (_, n) => ({
      ...{ accountId: uuid(), playerId: `flock-${n}`.padEnd(22, '-'), phone: `+1202555${String(n).padStart(4, '0')}` },
      ...{ passwordHash: '', nickname: `Flock ${n}`, avatarSeed: '', firstUserSeed: '', state: 'registered' as const },
      ...{ agreedAt: 0, createdAt: 0 },
    }));
    await runQuery(site.database.pool, db.insertInto('account').values(accounts));
    expect(await found('flock')).toHaveLength(20);
  });

  it('answer a refusal or nothing to hostile text', async () => {
    const api = await operatorSchema();
    const context = operatorContext({ sql: site.database.pool, tiles: site.tiles, now: site.now });
    const operation = api.operations.find(({ field }) => field.name === 'players');
    const one = api.operations.find(({ field }) => field.name === 'player');
    if (operation === undefined || one === undefined) throw new Error('an operation is missing');
    for (const hostile of [
      '%',
      '_',
      "'; DROP TABLE account; --",
      '"',
      '\\',
      'a\u0000b',
      '\ud800',
      '🦊'.repeat(60),
      '..',
      '+',
    ]) {
      const { data, errors } = await wholeAnswer(api, operation, { text: hostile }, context);
      expect([hostile, errors, data?.players]).toEqual([hostile, undefined, []]);
      expect((await wholeAnswer(api, one, { id: hostile }, context)).data).toEqual({ player: null });
    }
    for (const refused of ['', '   ', 'x'.repeat(255), 'x'.repeat(1_000)]) {
      const { errors = [] } = await wholeAnswer(api, operation, { text: refused }, context);
      expect(errors[0]?.originalError).toBeInstanceOf(GatewayError);
      expect(errors[0]?.message).toBe('text has 1 to 254 characters');
    }
    expect(await operate('players', 'find', 'x'.repeat(1_000))).toEqual({
      ok: false,
      lines: ['text has 1 to 254 characters'],
    });
  });

  it('look by an index alone, whatever is looked for', async () => {
    const scanned = (text: string, values: readonly unknown[]) =>
      site.database.transaction('request', async (session) => {
        const tables = kyselyOver(session);
        await tables.executeQuery(CompiledQuery.raw('SET LOCAL enable_seqscan = off'));
        const explaining = CompiledQuery.raw(`EXPLAIN (FORMAT JSON) ${text}`, [...values]);
        const [row] = rowsAs(explained, await tables.executeQuery(explaining));
        return row === undefined ? [text] : scannedIn(row['QUERY PLAN'][0].Plan);
      });
    const statements: { readonly text: string; readonly values: readonly unknown[] }[] = [];
    const sql: SqlClient = {
      query: (text, values = []) => {
        statements.push({ text, values });
        return site.database.pool.query(text, values);
      },
    };
    const battle = await openBattle(ask, player);
    await site.settled();
    for (const wanted of [
      player.phone,
      'grey_h',
      player.playerId,
      STEAM_ID,
      roundId,
      itemId,
      battle,
      '1',
      uuid(),
      'a@b.example',
    ])
      await findPlayers(sql, wanted);
    for (const state of ['open', 'answered', 'closed'] as const) await ticketsIn(sql, state);
    const subject = mustBe(isPlayerId, player.playerId);
    await shownAccount(sql, subject, site.now());
    await countsOf(sql, subject);
    await timelineOf({ sql, now: site.now }, subject, 50);
    expect(statements.length).toBeGreaterThan(30);
    for (const { text, values } of statements) expect([text, await scanned(text, values)]).toEqual([text, []]);
  });

  it('show a player: identity, wallet, what binds them, counts and the newest events', async () => {
    const subject = await signUpWith(ask, 100_000);
    const [won] = await winItems(ask, subject, 1);
    const limit = 'mutation { setPlayLimit(kind: WAGER, period: DAY, amount: 50000) { timeOutUntil } }';
    granted(await ask(limit, {}, subject.token));
    site.advance(1_000);
    await operate('player', 'block', subject.playerId, '--reason', 'a test');
    granted(await ask(TICKET, { subject: 'Let me play' }, subject.token));
    await site.settled();
    const answer = await read('players', 'show', subject.playerId);
    expect(answer).toMatchObject({
      id: subject.playerId,
      account: {
        ...{ nickname: subject.nickname, country: 'CN', mail: null, hasTradeLink: false, registered: true },
        ...{ erasing: false, verification: 'NONE', sessions: 1, nameHidden: false },
      },
      wallet: { coin: 99_000, points: 0, locked: 0 },
      standing: {
        ...{ frozenAt: null, timeOutUntil: null, excludedUntil: null },
        restrictions: [{ kind: 'block', scope: null, origin: 'operator', by: 'operator:local', reason: 'a test' }],
        limits: [{ kind: 'wager', period: 'day', amount: 50_000, changesAt: null, nextAmount: null, imposed: null }],
      },
      counts: { plays: 1, deposits: 1, retrievals: 0 },
    });
    const timeline = list(valueAt(answer, 'timeline'));
    expect(each(timeline, 'kind')).toEqual(
      expect.arrayContaining(['PLAY', 'MOVEMENT', 'DEPOSIT', 'RESTRICTION', 'TICKET']),
    );
    const moments = each(timeline, 'at').map(text);
    expect(moments).toEqual(moments.toSorted().reverse());
    expect(timeline.find((one) => valueAt(one, 'kind') === 'PLAY')).toMatchObject({
      reference: won?.roundId,
      position: expect.stringMatching(/^\d+$/),
      text: expect.stringMatching(/^case ember: staked 10\.00, won \d+\.\d\d; -10\.00 coin, 990\.00 after$/),
      ...{ what: 'case', about: 'ember', amount: 1_000, balance: 'coin', change: -1_000, after: 99_000 },
    });
    const texts = each(timeline, 'text');
    expect(texts).toContain('DEPOSIT: +1000.00 coin, 1000.00 after');
    expect(texts.filter((one) => text(one).startsWith('CASE_OPEN'))).toEqual([]);
    expect(texts).toContain('COMPLETED: +1000.00 coin');
    expect(texts).toContain('block until lifted by hand by operator:local (operator): a test');
    expect(texts).toContain('open: Let me play');
    const table = await shown('players', 'show', subject.playerId);
    expect(table).toContain('  coin: 990.00\n');
    expect(table).toMatch(/^ {2}at +position +kind +text +reference$/m);
  });

  it('show the events of the kinds that are asked for, and a play with its change of the balance', async () => {
    const api = await operatorSchema();
    granted(await ask(TICKET, { subject: 'A kind of its own' }, player.token));
    const contextValue = operatorContext({ sql: site.database.pool, tiles: site.tiles, now: site.now });
    const asked = async (kinds: string): Promise<readonly unknown[]> => {
      const source = `{ player(id: "${player.playerId}") { timeline(kinds: ${kinds}) { kind what change } } }`;
      return list(valueAt((await graphql({ schema: api.schema, source, contextValue })).data, 'player.timeline'));
    };
    const kindsOf = async (kinds: string) => [...new Set(each(await asked(kinds), 'kind'))].toSorted();
    expect(await kindsOf('[TICKET]')).toEqual(['TICKET']);
    expect(await kindsOf('[DEPOSIT, TICKET]')).toEqual(['DEPOSIT', 'TICKET']);
    expect(await kindsOf('[]')).toEqual([]);
    expect(each(await asked('[MOVEMENT]'), 'what')).toContain('CASE_OPEN');
    const plays = await asked('[PLAY]');
    expect(plays).toContainEqual({ kind: 'PLAY', what: 'case', change: -1_000 });
    expect(plays).not.toContainEqual(expect.objectContaining({ kind: 'MOVEMENT' }));
  });

  it('show nothing of an id that no player has', async () => {
    for (const id of ['A'.repeat(22), 'nothing']) {
      expect(await operate('players', 'show', id)).toEqual({ ok: true, lines: ['There is none.'] });
      expect(await read('players', 'show', id)).toBeNull();
    }
  });

  it('show what the log keeps of an erased player', async () => {
    const gone = await signUpWith(ask, 10_000);
    await site.settled();
    await runQuery(site.database.pool, db.deleteFrom('account').where('playerId', '=', gone.playerId));
    expect(await read('players', 'show', gone.playerId)).toMatchObject({ account: null, counts: { deposits: 1 } });
    expect(await found(gone.playerId)).toEqual([
      { playerId: gone.playerId, nickname: null, by: 'PLAYER', reference: gone.playerId },
    ]);
    expect(await shown('players', 'show', gone.playerId)).toContain('account: -\n');
  });
});

describe('the read of tickets', () => {
  let site: Fixture;
  let ask: Ask;
  beforeAll(async () => {
    site = await openFixture();
    ask = askOf(site.gateway);
  });
  afterAll(() => site.close());

  const operate = (...words: readonly string[]) => operateOn(site, words);
  const read = async (...words: readonly string[]): Promise<unknown> =>
    JSON.parse((await operate('tickets', ...words, '--json')).lines.join('\n'));
  const subjects = async (...words: readonly string[]) => each(valueAt(await read(...words), 'tickets'), 'subject');

  it('lists the one first that waits longest, also where its player wrote again', async () => {
    const opened: string[] = [];
    const writers: Player[] = [];
    for (const subject of ['First', 'Second', 'Third']) {
      site.advance(60_000);
      const player = await signUp(ask);
      writers.push(player);
      opened.push(text(granted(await ask(TICKET, { subject }, player.token)).at('openSupportTicket.id')));
    }
    site.advance(60_000);
    granted(await ask(WRITE, { id: opened[0] }, writers[0]?.token));
    expect(await subjects()).toEqual(['First', 'Second', 'Third']);
    const [first] = list(valueAt(await read(), 'tickets'));
    expect(first).toMatchObject({ state: 'OPEN', playerId: writers[0]?.playerId, nickname: writers[0]?.nickname });
    expect(valueAt(first, 'waitingSince')).toBe(valueAt(first, 'createdAt'));
    await operate('ticket', 'answer', opened[1] ?? '', '--text', 'Soon.');
    await operate('ticket', 'close', opened[2] ?? '');
    await operate('ticket', 'assign', opened[0] ?? '', '--to', 'Ada');
    expect(await subjects()).toEqual(['First']);
    expect(await subjects('--state', 'answered')).toEqual(['Second']);
    expect(await subjects('--state', 'closed')).toEqual(['Third']);
    const table = printed(await operate('tickets'));
    expect(table).toMatch(/^total: 1\nnext: -\ntickets:\n {2}id +player id +nickname +subject +state +assigned to /);
    expect(table).toContain('Ada');
  });

  it('goes on behind a page, and refuses a cursor of another list', async () => {
    for (const subject of ['Fourth', 'Fifth']) {
      site.advance(60_000);
      granted(await ask(TICKET, { subject }, (await signUp(ask)).token));
    }
    const page = await read('--first', '2');
    expect(page).toMatchObject({ total: 3 });
    const next = text(valueAt(page, 'next'));
    expect(each(valueAt(page, 'tickets'), 'subject')).toEqual(['First', 'Fourth']);
    expect(await read('--first', '2', '--after', next)).toMatchObject({ next: null, tickets: [{ subject: 'Fifth' }] });
    for (const words of [
      ['--state', 'closed', '--after', next],
      ['--after', 'made-up'],
      ['--first', '0'],
      ['--first', '101'],
      ['--state', 'lost'],
    ])
      expect((await operate('tickets', ...words)).ok).toBe(false);
  });
});
