import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Command } from '../../engine/commands.ts';
import { setForPlayer } from '../../test/harness/guards.ts';
import { sampleCase, sampleSkins } from '../../test/harness/scripted-site.ts';
import { itemsTerms, TERMS } from '../../test/terms-cast.ts';
import {
  type Ask,
  askOf,
  DEPOSIT,
  deposit,
  entropy,
  OPEN,
  openInput,
  type Player,
  signUp,
  uuid,
} from '../testing/client.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';

let site: Fixture;
let ask: Ask;
beforeAll(async () => {
  site = await openFixture();
  ask = askOf(site.gateway);
});
afterAll(() => site.close());

const logSize = async (): Promise<bigint | undefined> =>
  (await site.database.pool.query<{ position: bigint }>('SELECT position FROM log_head')).rows[0]?.position;

const rich = async (coin = 100_000): Promise<Player> => {
  const player = await signUp(ask);
  await deposit(ask, player, coin);
  return player;
};

/** Until readers see it: the catalog is looked at again within a quarter of a second. */
const publish = async (command: Command): Promise<void> => {
  await site.operate(command);
  await site.settled();
  site.advance(300);
};

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;

describe('a case, opened', () => {
  it('gives rounds, items and the wallet in one answer', async () => {
    const player = await rich(10_000);
    const answer = await ask(OPEN, { input: await openInput(ask, player, 'ember', 3) }, player.token);
    expect(answer.code).toBeNull();
    expect(list(answer.at('openCase.rounds'))).toHaveLength(3);
    expect(answer.at('openCase.wallet')).toEqual({ coin: 7_000, points: 0, version: 6 });
    expect(answer.at('openCase.rounds.0')).toMatchObject({
      roundNo: 1,
      item: { id: expect.stringMatching(/\.2\.1$/), state: 'HELD' },
    });
    const { value, sellPrice } = Object(answer.at('openCase.rounds.2.item'));
    expect(sellPrice).toBe(value);
  });

  it('has a public proof at once, and its reveal after the seeds were rotated', async () => {
    const player = await rich();
    const opened = await ask(OPEN, { input: await openInput(ask, player) }, player.token);
    const PROOF = `query($id: ID!) { round(id: $id) {
      position playedAt caseSlug caseVersion caseNames { zhCN } price pairId publicHash roundNo userSeed entropy oddsHash
      oddsTable ticket float entry { index firstTicket lastTicket skin { id image } } item { id } nickname
      reveal { serverSeed salt position } } }`;
    const id = opened.at('openCase.rounds.0.id');
    const proof = await ask(PROOF, { id });
    expect(proof.code).toBeNull();
    expect(proof.at('round')).toMatchObject({ roundNo: 1, reveal: null, price: 1_000 });
    expect(proof.at('round.item.id')).toBe(opened.at('openCase.rounds.0.item.id'));
    expect(proof.at('round.position')).toBe(opened.at('openCase.position'));
    expect(proof.at('round.nickname')).toMatch(/ /);

    const ROTATE = `mutation($commandId: CommandId!) { rotateSeed(commandId: $commandId, entropy: "${entropy()}") {
      seeds { current { id roundCount } nextPublicHash history { id } }
      revealed { id serverSeed salt publicHash roundCount } position } }`;
    const rotated = await ask(ROTATE, { commandId: uuid() }, player.token);
    expect(rotated.at('rotateSeed.revealed')).toMatchObject({ id: proof.at('round.pairId'), roundCount: 1 });
    expect(rotated.at('rotateSeed.seeds.history.0.id')).toBe(proof.at('round.pairId'));
    const revealed = await ask(PROOF, { id });
    expect(revealed.at('round.reveal')).toEqual({
      serverSeed: rotated.at('rotateSeed.revealed.serverSeed'),
      salt: rotated.at('rotateSeed.revealed.salt'),
      position: rotated.at('rotateSeed.position'),
    });
  });

  it('answers a repeated command word for word, and an item that was sold since as sold', async () => {
    const player = await rich();
    const input = await openInput(ask, player);
    const first = await ask(OPEN, { input }, player.token);
    const again = await ask(OPEN, { input }, player.token);
    expect(again.data).toEqual(first.data);
    const SELL = `mutation($commandId: CommandId!, $itemIds: [ID!]!) {
      sellItems(commandId: $commandId, terms: "${itemsTerms}", itemIds: $itemIds) { items { id state } total wallet { coin } } }`;
    const itemIds = [first.at('openCase.rounds.0.item.id')];
    const sold = await ask(SELL, { commandId: uuid(), itemIds }, player.token);
    expect(sold.at('sellItems.items')).toEqual([{ id: itemIds[0], state: 'SOLD' }]);
    expect(sold.at('sellItems.total')).toBe(first.at('openCase.rounds.0.item.value'));
    const late = await ask(OPEN, { input }, player.token);
    expect(late.at('openCase.rounds.0.item.state')).toBe('SOLD');
    expect((await ask(OPEN, { input: { ...input, quantity: 2 } }, player.token)).code).toBe('IDEMPOTENCY_CONFLICT');
  });

  it.each([
    [0, 'INVALID_INPUT'],
    [11, 'INVALID_INPUT'],
    [-1, 'INVALID_INPUT'],
    [1.5, 'INVALID_INPUT'],
    ['x', 'INVALID_INPUT'],
    [null, 'INVALID_INPUT'],
    [2 ** 40, 'INVALID_INPUT'],
  ])('refuses the quantity %j as a variable and as a literal, and charges nothing', async (quantity, code) => {
    const player = await rich(5_000);
    const input = await openInput(ask, player);
    const before = await logSize();
    const byVariable = await ask(OPEN, { input: { ...input, quantity } }, player.token);
    const literal = `mutation { openCase(input: { commandId: "${input.commandId}", terms: "${input.terms}", slug: "ember",
      quantity: ${JSON.stringify(quantity)}, oddsHash: "${input.oddsHash}", entropy: "${input.entropy}" }) { position } }`;
    const byLiteral = await ask(literal, undefined, player.token);
    expect([byVariable.status, byVariable.code]).toEqual([200, code]);
    expect([byLiteral.status, byLiteral.code]).toEqual([200, code]);
    expect(await logSize()).toBe(before);
  });

  it.each([
    [{ commandId: 'not-a-uuid' }],
    [{ commandId: uuid().toUpperCase() }],
    [{ entropy: 'ff' }],
    [{ entropy: randomBytes(16).toString('hex').toUpperCase().replace(/\d/g, 'A') }],
    [{ oddsHash: 'short' }],
    [{ oddsHash: 12 }],
    [{ terms: 'short' }],
  ])('refuses %j', async (change) => {
    const player = await rich(5_000);
    const answer = await ask(OPEN, { input: { ...(await openInput(ask, player)), ...change } }, player.token);
    expect([answer.status, answer.code]).toEqual([200, 'INVALID_INPUT']);
  });

  it('keeps refusing once the document has been compiled', async () => {
    const player = await rich(5_000);
    const input = await openInput(ask, player);
    const codes: (string | null)[] = [];
    for (let n = 0; n < 8; n += 1) {
      codes.push((await ask(OPEN, { input: { ...input, quantity: n % 2 === 0 ? 1.5 : 11 } }, player.token)).code);
    }
    expect(new Set(codes)).toEqual(new Set(['INVALID_INPUT']));
  });

  it('costs more than there is: refused, with the price', async () => {
    const player = await rich(500);
    const answer = await ask(OPEN, { input: await openInput(ask, player, 'ember', 2) }, player.token);
    expect(answer.code).toBe('INSUFFICIENT_FUNDS');
    expect(answer.details).toMatchObject({ cost: '2000' });
  });

  it('is unknown, changed, stopped or retired: refused by name, and the page sees new odds when they are in force', async () => {
    const player = await rich();
    const input = await openInput(ask, player);
    const unknown = await ask(OPEN, { input: { ...input, slug: 'nothing' } }, player.token);
    const malformed = await ask(OPEN, { input: { ...input, slug: '../x' } }, player.token);
    expect([unknown.code, malformed.code]).toEqual(['CASE_NOT_FOUND', 'CASE_NOT_FOUND']);

    await publish(sampleCase('river', '2000'));
    const before = await openInput(ask, player, 'river');
    await site.operate(sampleCase('river', '2500'));
    await site.settled();
    expect((await openInput(ask, player, 'river')).oddsHash).toBe(before.oddsHash);
    site.advance(60_000);
    const next = await openInput(ask, player, 'river');
    expect(next.oddsHash).not.toBe(before.oddsHash);
    site.advance(60_000);
    const changed = await ask(OPEN, { input: before }, player.token);
    expect(changed.code).toBe('CASE_CHANGED');
    expect(changed.details.oddsHash).toBe(next.oddsHash);

    await site.operate({ type: 'StopGame', game: 'case', stop: true, reason: 'test' });

    site.advance(60_000);
    expect((await ask(OPEN, { input: { ...before, commandId: uuid() } }, player.token)).code).toBe('GAME_STOPPED');
    await site.settled();
    expect((await ask('{ case(slug: "ember") { stopped } }')).at('case.stopped')).toBe(true);
    await site.operate({ type: 'StopGame', game: 'case', stop: false, reason: '' });

    const last = await openInput(ask, player, 'river');
    await site.operate({ type: 'RetireCase', case: sampleCase('river').case, reason: 'test' });
    site.advance(60_000);
    expect((await ask(OPEN, { input: last }, player.token)).code).toBe('CASE_RETIRED');
    await site.settled();
    expect((await ask('{ case(slug: "river") { slug } }')).at('case')).toBeNull();
  });

  it('exactly ten times when fifty are asked for at once with money for ten', async () => {
    const player = await rich(10_000);
    const input = await openInput(ask, player);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        ask(OPEN, { input: { ...input, commandId: uuid(), entropy: entropy() } }, player.token),
      ),
    );
    const codes = answers.map(({ code }) => code);
    expect(codes.filter((code) => code === null)).toHaveLength(10);
    expect(codes.filter((code) => code === 'INSUFFICIENT_FUNDS')).toHaveLength(40);
  });

  it('is refused for a player whose plays are blocked', async () => {
    const player = await rich();
    await setForPlayer(site.database.pool, player.playerId, { blockedUntil: Date.now() + 10 * 365 * 86_400_000 });
    const answer = await ask(OPEN, { input: await openInput(ask, player) }, player.token);
    expect(answer.code).toBe('PLAY_NOT_ALLOWED');
    const refusedDeposit = await ask(DEPOSIT, { commandId: uuid(), amount: 100 }, player.token);
    expect(refusedDeposit.code).toBe('PLAY_NOT_ALLOWED');
  });
});

describe('the backpack', () => {
  const BACKPACK = `query($sort: BackpackSort, $first: Int, $after: String, $state: ItemState) {
    backpack(sort: $sort, first: $first, after: $after, state: $state) {
      edges { cursor node { id value sellPrice } } pageInfo { hasNextPage endCursor } totalCount totalValue } }`;

  it('pages without gaps or repeats, from any edge on', async () => {
    const player = await rich();
    await ask(OPEN, { input: await openInput(ask, player, 'ember', 10) }, player.token);
    const all = await ask(BACKPACK, { sort: 'VALUE_DESC', first: 100 }, player.token);
    const ids = list(all.at('backpack.edges')).map((edge) => idOf(Object(edge).node));
    expect(ids).toHaveLength(10);
    expect(all.at('backpack.totalCount')).toBe(10);
    const after = Object(list(all.at('backpack.edges'))[3]).cursor;
    const rest = await ask(BACKPACK, { sort: 'VALUE_DESC', first: 4, after }, player.token);
    expect(list(rest.at('backpack.edges')).map((edge) => idOf(Object(edge).node))).toEqual(ids.slice(4, 8));
    expect(rest.at('backpack.pageInfo.hasNextPage')).toBe(true);
  });

  it('shows what selling pays: after a day the lower of committed and catalog value', async () => {
    const player = await rich();
    await ask(OPEN, { input: await openInput(ask, player, 'ember', 10) }, player.token);
    const [, brook, cinder] = sampleSkins;
    if (brook === undefined || cinder === undefined) throw new Error('no sample skins');
    const cheaper = cinder.definition.wears.map((one) => ({ ...one, value: '1' }));
    await publish({ ...cinder, definition: { ...cinder.definition, wears: cheaper } });
    const prices = async (): Promise<number> => {
      const page = await ask(BACKPACK, { first: 100 }, player.token);
      return list(page.at('backpack.edges')).filter((edge) => Object(edge).node.sellPrice === 1).length;
    };
    const cinders = (): Promise<number> =>
      site.database.pool
        .query(`SELECT 1 FROM item WHERE skin_id = 'cinder' AND player_id = $1`, [player.playerId])
        .then(({ rows }) => rows.length);
    expect(await prices()).toBe(0);
    site.advance(TERMS.items.valueLockMs);
    expect(await prices()).toBe(await cinders());
    await publish(cinder);
  });

  it.each([
    [{ first: 0 }, 'first'],
    [{ first: 101 }, 'first'],
    [{ after: 'made-up' }, 'after'],
  ])('refuses %j', async (variables, field) => {
    const player = await signUp(ask);
    const answer = await ask(BACKPACK, variables, player.token);
    expect([answer.code, answer.details.field]).toEqual(['INVALID_INPUT', field]);
  });

  it('sells an item once, however often it is asked at once', async () => {
    const player = await rich();
    const opened = await ask(OPEN, { input: await openInput(ask, player) }, player.token);
    const SELL = `mutation($commandId: CommandId!, $itemIds: [ID!]!, $expectedTotal: Money) {
      sellItems(commandId: $commandId, terms: "${itemsTerms}", itemIds: $itemIds, expectedTotal: $expectedTotal) { total } }`;
    const itemIds = [opened.at('openCase.rounds.0.item.id')];
    const sales = await Promise.all(
      Array.from({ length: 8 }, () => ask(SELL, { commandId: uuid(), itemIds }, player.token)),
    );
    const codes = sales.map(({ code }) => code);
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(codes.filter((code) => code === 'ITEM_NOT_HELD')).toHaveLength(7);
    const more = (change: object) => ask(SELL, { commandId: uuid(), itemIds, ...change }, player.token);
    expect((await more({ itemIds: [] })).code).toBe('INVALID_INPUT');
    expect((await more({ itemIds: Array(101).fill(itemIds[0]) })).code).toBe('INVALID_INPUT');
    expect((await more({ itemIds: [itemIds[0], itemIds[0]] })).code).toBe('INVALID_INPUT');
    expect((await more({ itemIds: ["'; DROP TABLE item"] })).code).toBe('INVALID_INPUT');
    expect((await more({ expectedTotal: -1 })).code).toBe('INVALID_INPUT');
  });
});

describe('deposits', () => {
  it.each([99, 10_000_001, 0, -100, 1.5, '100', 2 ** 53, null])('refuse %j', async (amount) => {
    const player = await signUp(ask);
    const answer = await ask(DEPOSIT, { commandId: uuid(), amount }, player.token);
    expect([answer.status, answer.code]).toEqual([200, 'INVALID_INPUT']);
  });

  it('credit once per command', async () => {
    const player = await signUp(ask);
    const commandId = uuid();
    const first = await ask(DEPOSIT, { commandId, amount: 100 }, player.token);
    expect((await ask(DEPOSIT, { commandId, amount: 100 }, player.token)).data).toEqual(first.data);
    expect(first.at('deposit.wallet.coin')).toBe(100);
  });
});
