import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractTerms } from '../../test/terms-cast.ts';
import {
  type Answer,
  type Ask,
  askOf,
  entropy,
  granted,
  holdings,
  list,
  type Player,
  roundFor,
  signUpWith,
  text,
  uuid,
  valueAt,
  type WonItem,
  winItems,
} from '../testing/client.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';

let site: Fixture;
let ask: Ask;
beforeAll(async () => {
  site = await openFixture();
  ask = askOf(site.gateway);
});
afterAll(() => site.close());

const TABLE = `query($stake: Money!) { contractTable(stake: $stake) {
  hash stake tickets entries { index skin { id } wear firstTicket lastTicket value floatMin floatMax } } }`;
const PLAY = `mutation($input: ContractInput!) { playContract(input: $input) {
  play { id position playedAt pairId roundNo stake ticket entry item { id game state value skin { id } wear } }
  wallet { coin version } position } }`;

const countOf = (items: readonly WonItem[]): number => items.reduce((sum, { value }) => sum + value, 0);
const tableFor = (stake: number): Promise<Answer> => ask(TABLE, { stake });
const play = async (player: Player, input: object) =>
  ask(PLAY, { input: { ...(await roundFor(ask, player)), ...input } }, player.token);

/** A contract of items that were won within the last day, as it is shown. */
const shownFor = async (items: readonly WonItem[], change: object = {}) => {
  const stake = countOf(items);
  const tableHash = (await tableFor(stake)).at('contractTable.hash');
  const ids = items.map(({ id }) => id);
  return { commandId: uuid(), terms: contractTerms, itemIds: ids, stake, tableHash, entropy: entropy(), ...change };
};

/** Three items that have a table together. */
const three = async (player: Player): Promise<readonly WonItem[]> => {
  for (let tries = 0; tries < 20; tries += 1) {
    const items = (await winItems(ask, player, 3)).slice(0, 3);
    if ((await tableFor(countOf(items))).at('contractTable') !== null) return items;
  }
  throw new Error('no three items have a table');
};

describe('the rules of contracts', () => {
  it('are those of the terms in force, with the pool that tables are built from', async () => {
    const fields = 'terms returnPercent minItems maxItems lowestPercent highestPercent poolHash stopped';
    expect((await ask(`{ contract { ${fields} } }`)).at('contract')).toEqual({
      terms: contractTerms,
      returnPercent: 92,
      minItems: 3,
      maxItems: 10,
      lowestPercent: 20,
      highestPercent: 400,
      poolHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      stopped: false,
    });
  });

  it('give each stake a table without gaps, of what is worth 0.2 to 4 times as much, or none', async () => {
    const table = (await tableFor(1_000)).at('contractTable');
    let next = 0;
    for (const entry of list(valueAt(table, 'entries'))) {
      expect(valueAt(entry, 'firstTicket')).toBe(next);
      next = Number(valueAt(entry, 'lastTicket')) + 1;
      expect(Number(valueAt(entry, 'value'))).toBeGreaterThanOrEqual(200);
      expect(Number(valueAt(entry, 'value'))).toBeLessThanOrEqual(4_000);
    }
    expect(valueAt(table, 'tickets')).toBe(next);
    expect((await tableFor(1)).at('contractTable')).toBeNull();
    expect((await tableFor(0)).code).toBe('INVALID_INPUT');
  });
});

describe('a contract', () => {
  it('takes the items and no coin, and gives what its ticket names', async () => {
    const player = await signUpWith(ask, 1_000_000);
    const items = await three(player);
    const before = await holdings(ask, player);
    const input = await shownFor(items);
    const answer = granted(await play(player, input));
    const entries = list((await tableFor(input.stake)).at('contractTable.entries'));
    const drawn = entries[Number(answer.at('playContract.play.entry'))];
    expect(answer.at('playContract.play')).toMatchObject({
      stake: input.stake,
      item: {
        id: expect.stringContaining(`${player.playerId}.`),
        game: 'CONTRACT',
        state: 'HELD',
        value: valueAt(drawn, 'value'),
        skin: valueAt(drawn, 'skin'),
      },
    });
    const ticket = Number(answer.at('playContract.play.ticket'));
    expect(ticket).toBeGreaterThanOrEqual(Number(valueAt(drawn, 'firstTicket')));
    expect(ticket).toBeLessThanOrEqual(Number(valueAt(drawn, 'lastTicket')));
    const after = await holdings(ask, player);
    expect(after).toEqual({ ...before, version: before.version + 1, held: before.held - 2, used: before.used + 3 });
  });

  it('is answered word for word when it is sent again, and not with another body', async () => {
    const player = await signUpWith(ask, 1_000_000);
    const input = await shownFor(await three(player));
    const answer = granted(await play(player, input));
    expect((await play(player, input)).data).toEqual(answer.data);
    expect((await play(player, { ...input, entropy: entropy() })).code).toBe('IDEMPOTENCY_CONFLICT');
  });

  it('takes an item once: five contracts of the same at one instant', async () => {
    const player = await signUpWith(ask, 1_000_000);
    const items = await three(player);
    const inputs = await Promise.all(Array.from({ length: 5 }, () => shownFor(items)));
    const codes = (await Promise.all(inputs.map((input) => play(player, input)))).map(({ code }) => code);
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(codes.filter((code) => code === 'ITEM_NOT_HELD')).toHaveLength(4);
  });

  it('is in the records, the plays and its proof', async () => {
    const player = await signUpWith(ask, 1_000_000);
    const answer = granted(await play(player, await shownFor(await three(player))));
    const id = text(answer.at('playContract.play.id'));
    const plays = await ask('{ plays(game: CONTRACT) { edges { node { id game spent } } } }', {}, player.token);
    expect(plays.at('plays.edges')).toMatchObject([{ node: { id, game: 'CONTRACT' } }]);
    const records = await ask('{ gameRecords(game: CONTRACT) { totalCount } }', {}, player.token);
    expect(records.at('gameRecords.totalCount')).toBe(1);
    const proof = await ask('query($id: ID!) { proof(id: $id) { game entries { json } } }', { id }, player.token);
    const types = list(proof.at('proof.entries')).map((entry) => JSON.parse(text(valueAt(entry, 'json'))).type);
    expect(proof.at('proof.game')).toBe('CONTRACT');
    expect(types).toEqual(['ContractPoolPublished', 'TermsPublished', 'PlayerRegistered', 'ContractPlayed']);
  });
});

describe('a contract that is none', () => {
  let player: Player;
  let items: readonly WonItem[];
  beforeAll(async () => {
    player = await signUpWith(ask, 1_000_000);
    items = await three(player);
  });

  it.each([
    ['two items', async () => shownFor(items.slice(1)), 'INPUT_INVALID'],
    ['another stake', async () => shownFor(items, { stake: countOf(items) + 1 }), 'PRICE_CHANGED'],
    ['another table', async () => shownFor(items, { tableHash: 'f'.repeat(64) }), 'PRICE_CHANGED'],
    ['terms that nobody published', async () => shownFor(items, { terms: 'f'.repeat(64) }), 'TERMS_CHANGED'],
    ['a stake of nothing', async () => shownFor(items, { stake: 0 }), 'INVALID_INPUT'],
  ])('is refused with %s, and nothing is taken', async (_, input, code) => {
    const before = await holdings(ask, player);
    expect((await play(player, await input())).code).toBe(code);
    expect(await holdings(ask, player)).toEqual(before);
  });

  it('is refused to nobody', async () => {
    expect((await ask(PLAY, { input: { ...(await roundFor(ask, player)), ...(await shownFor(items)) } })).code).toBe(
      'UNAUTHENTICATED',
    );
  });
});
