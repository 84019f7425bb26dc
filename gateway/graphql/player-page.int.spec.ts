import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Ask,
  askOf,
  each,
  entropy,
  granted,
  list,
  type Player,
  signUp,
  signUpWith,
  text,
  ticketFor,
  uuid,
  valueAt,
  winItems,
} from '../testing/client.ts';
import { databases } from '../testing/databases.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';
import { createBattle, joinBattle, openBattle, runBattle } from '../testing/rooms.ts';

const PAGE = `query($id: ID!) { player(id: $id) { id nickname avatar mine
  wins { id game nickname value skin { id } }
  battles { played won last { id cost won } }
  luck { plays ratio sigma telling } } }`;
const SHOW = 'mutation($part: PlayerPagePart!, $shown: Boolean!) { showOnPage(part: $part, shown: $shown) { id } }';
const HIDE = 'mutation($hidden: Boolean!) { hideName(hidden: $hidden) { nameHidden } }';
const ROTATE = 'mutation($c: CommandId!, $e: Entropy!) { rotateSeed(commandId: $c, entropy: $e) { position } }';
const ERASE = 'mutation($c: CommandId!, $ticket: String!) { eraseAccount(commandId: $c, ticket: $ticket) }';

const PAGE_FILE = '<!doctype html><title>Glasscase</title>';

describe.each(databases)('the page of a player on %s', (database) => {
  let site: Fixture;
  let webRoot: string;
  let ask: Ask;
  let player: Player;
  let rival: Player;
  let battleId: string;
  let privateId: string;

  beforeAll(async () => {
    webRoot = await mkdtemp(join(tmpdir(), 'glasscase-player-page-'));
    await writeFile(join(webRoot, 'index.html'), PAGE_FILE);
    site = await openFixture({ webRoot }, database);
    ask = askOf(site.gateway);
    [player, rival] = [await signUpWith(ask, 100_000), await signUpWith(ask, 100_000)];
    await winItems(ask, player, 5);
    battleId = await openBattle(ask, player);
    granted(await joinBattle(ask, rival, battleId));
    await runBattle(site, ask, battleId);
    const created = granted(await createBattle(ask, player, { private: true }));
    privateId = text(created.at('createBattle.battle.id'));
    granted(await joinBattle(ask, rival, privateId, { key: created.at('createBattle.key') }));
    await runBattle(site, ask, privateId);
    await site.settled();
  });
  afterAll(async () => {
    await site.close();
    await rm(webRoot, { recursive: true, force: true });
  });

  const pageOf = async (id: string, token?: string) => granted(await ask(PAGE, { id }, token)).at('player');
  const show = async (part: string, shown: boolean) => granted(await ask(SHOW, { part, shown }, player.token));

  it('shows a public profile and nothing else until the player says so', async () => {
    expect(await pageOf(player.playerId)).toMatchObject({
      id: player.playerId,
      mine: false,
      wins: null,
      battles: null,
      luck: null,
    });
    expect(await pageOf(player.playerId, player.token)).toMatchObject({ mine: true, wins: null });
  });

  it.each([
    ['WINS', 'wins'],
    ['BATTLES', 'battles'],
    ['LUCK', 'luck'],
  ])('shows %s alone where only that is switched on, and no more once it is off', async (part, field) => {
    await show(part, true);
    const page = await pageOf(player.playerId);
    const shown = ['wins', 'battles', 'luck'].filter((one) => valueAt(page, one) !== null);
    expect(shown).toEqual([field]);
    await show(part, false);
    expect(await pageOf(player.playerId)).toMatchObject({ [field]: null });
  });

  it('shows wins the dearest first, each with its proof, and none of a private battle', async () => {
    await show('WINS', true);
    const wins = list(valueAt(await pageOf(player.playerId), 'wins'));
    const values = wins.map((win) => Number(valueAt(win, 'value')));
    expect(values.length).toBeGreaterThanOrEqual(5);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    expect(each(wins, 'id')).not.toContain(privateId);
    const proven = await ask('query($id: ID!) { proof(id: $id) { id } }', { id: text(valueAt(wins[0], 'id')) });
    expect(granted(proven).at('proof.id')).toBe(valueAt(wins[0], 'id'));
    await show('WINS', false);
  });

  it('counts the public battles that are over, and leads to them', async () => {
    await show('BATTLES', true);
    const battles = valueAt(await pageOf(player.playerId), 'battles');
    expect(valueAt(battles, 'played')).toBe(1);
    expect(each(valueAt(battles, 'last'), 'id')).toEqual([battleId]);
    const winner = granted(
      await ask('query($id: ID!) { battle(id: $id) { result { winners } } }', { id: battleId }),
    ).at('battle.result.winners.0');
    expect(valueAt(battles, 'won')).toBe(winner === 1 ? 1 : 0);
    await show('BATTLES', false);
  });

  it('compares rounds with their odds once their seed pair is revealed, and not before', async () => {
    await show('LUCK', true);
    expect(valueAt(await pageOf(player.playerId), 'luck')).toEqual({ plays: 0, ratio: null, sigma: 0, telling: false });
    granted(await ask(ROTATE, { c: uuid(), e: entropy() }, player.token));
    await site.settled();
    const luck = valueAt(await pageOf(player.playerId), 'luck');
    const [won, promised] = await wonAndPromised();
    expect(valueAt(luck, 'plays')).toBe(5);
    expect(valueAt(luck, 'ratio')).toBeCloseTo(won / promised, 9);
    expect(Number(valueAt(luck, 'sigma'))).toBeGreaterThan(0);
    await show('LUCK', false);
  });

  /** By the player's own list of rounds and the odds that each names. */
  const wonAndPromised = async () => {
    const ROUNDS = '{ rounds { edges { node { oddsTable item { value } } } } }';
    const rounds = list(granted(await ask(ROUNDS, {}, player.token)).at('rounds.edges'));
    let [won, promised] = [0, 0];
    for (const round of rounds) {
      won += Number(valueAt(round, 'node.item.value'));
      for (const entry of list(valueAt(JSON.parse(text(valueAt(round, 'node.oddsTable'))), 'entries'))) {
        const tickets = Number(valueAt(entry, 'last')) - Number(valueAt(entry, 'first')) + 1;
        promised += (Number(valueAt(entry, 'value')) * tickets) / 1e7;
      }
    }
    return [won, promised] as const;
  };

  it('shows the best of many wins, of equal ones the latest first, as if all of them were read', async () => {
    for (let more = 0; more < 3; more += 1) await winItems(ask, player, 10);
    await site.settled();
    await show('WINS', true);
    const { rows } = await site.database.pool.query(
      `SELECT play_id FROM play JOIN item USING (item_id) LEFT JOIN battle ON battle_id = play_id
       WHERE play.player_id = $1 AND private IS NOT TRUE ORDER BY value DESC, play.position DESC, play_id LIMIT 12`,
      [player.playerId],
    );
    expect(each(list(valueAt(await pageOf(player.playerId), 'wins')), 'id')).toEqual(each(rows, 'play_id'));
    expect(rows).toHaveLength(12);
    await show('WINS', false);
  });

  it('of who hides their name is that of who never was: the same answer after the same statements', async () => {
    for (const part of ['WINS', 'BATTLES', 'LUCK']) await show(part, true);
    granted(await ask(HIDE, { hidden: true }, player.token));
    const asked = async (id: string) => {
      let answered: unknown;
      const statements = await site.statementsOf(async () => {
        answered = (await ask(PAGE, { id })).data;
      });
      return { answered, statements };
    };
    const hidden = await asked(player.playerId);
    expect(hidden.answered).toEqual({ player: null });
    expect(hidden).toEqual(await asked('A'.repeat(22)));
    granted(await ask(HIDE, { hidden: false }, player.token));
    expect(await pageOf(player.playerId)).not.toBeNull();
  });

  it('is a page all the same where nobody is shown, and says by its status that it isn’t there', async () => {
    const first = async (id: string) => {
      const told: { answer?: readonly unknown[] } = {};
      const statements = await site.statementsOf(async () => {
        const { statusCode, body, headers } = await site.gateway.inject({
          url: `/player/${id}`,
          headers: { accept: 'text/html' },
        });
        told.answer = [statusCode, body, headers['cache-control'], headers['content-type']];
      });
      return { ...told, statements };
    };
    const shown = await first(player.playerId);
    expect(shown.answer?.slice(0, 2)).toEqual([200, PAGE_FILE]);
    granted(await ask(HIDE, { hidden: true }, player.token));
    const hidden = await first(player.playerId);
    expect(hidden.answer?.slice(0, 2)).toEqual([404, PAGE_FILE]);
    expect(hidden).toEqual(await first(`${'B'.repeat(21)}A`));
    expect((await first('nobody')).answer).toEqual(hidden.answer);
    granted(await ask(HIDE, { hidden: false }, player.token));
    expect((await first(player.playerId)).answer?.[0]).toBe(200);
  });

  it('is there for no bot, for no account’s own id, and for nothing else that is no player', async () => {
    const account = text(granted(await ask('{ me { id } }', {}, player.token)).at('me.id'));
    for (const id of ['bot-1', account, '', '\u0000', 'x'.repeat(300)]) expect(await pageOf(id)).toBeNull();
  });

  it('is gone with the account', async () => {
    const leaving = await signUp(ask);
    expect(await pageOf(leaving.playerId)).not.toBeNull();
    const ticket = await ticketFor(ask, leaving);
    granted(await ask(ERASE, { c: uuid(), ticket }, leaving.token));
    expect(await pageOf(leaving.playerId)).toBeNull();
  });

  it('is led to by lists only where the player shows their name', async () => {
    const LISTS = '{ liveDrops { drop { playerId nickname } } ranking(kind: OPENINGS) { playerId nickname } }';
    site.advance(60_000);
    const rows = async () => {
      const answer = granted(await ask(LISTS));
      return [...list(answer.at('liveDrops')).map((one) => valueAt(one, 'drop')), ...list(answer.at('ranking'))];
    };
    expect(each(await rows(), 'playerId')).toContain(player.playerId);
    granted(await ask(HIDE, { hidden: true }, player.token));
    const hidden = await rows();
    expect(each(hidden, 'playerId')).not.toContain(player.playerId);
    for (const row of hidden) expect(valueAt(row, 'playerId') === null).toBe(valueAt(row, 'nickname') === null);
    granted(await ask(HIDE, { hidden: false }, player.token));
  });
});
