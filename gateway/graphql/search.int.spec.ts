import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Ask,
  askOf,
  each,
  granted,
  list,
  type Player,
  signUpWith,
  text,
  valueAt,
  winItems,
} from '../testing/client.ts';
import { databases } from '../testing/databases.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';
import { openBattle } from '../testing/rooms.ts';

const SEARCH = `query($text: String!) { search(text: $text) {
  cases { slug } skins { id } players { id nickname avatar } game { id game } } }`;
const NICKNAME = 'mutation($nickname: String!) { changeNickname(nickname: $nickname) { nickname } }';
const HIDE = 'mutation($hidden: Boolean!) { hideName(hidden: $hidden) { nameHidden } }';

describe.each(databases)('search on %s', (database) => {
  let site: Fixture;
  let ask: Ask;
  let player: Player;
  beforeAll(async () => {
    site = await openFixture({}, database);
    ask = askOf(site.gateway);
    player = await signUpWith(ask, 100_000);
    granted(await ask(NICKNAME, { nickname: 'Night_Walker' }, player.token));
  });
  afterAll(() => site.close());

  const search = async (wanted: string) => granted(await ask(SEARCH, { text: wanted })).at('search');
  const names = async (wanted: string) =>
    each(granted(await ask(SEARCH, { text: wanted })).at('search.players'), 'nickname');

  it('finds cases and skins by any part of their names, in any language, whatever the case', async () => {
    for (const wanted of ['ember', 'EMB', ' m ber', '\uff25\uff2d\uff22', 'em\u200bber'])
      expect(each(granted(await ask(SEARCH, { text: wanted })).at('search.cases'), 'slug')).toEqual(['ember']);
    for (const wanted of ['kestrelau', 'Kestrel | aurora'])
      expect(each(granted(await ask(SEARCH, { text: wanted })).at('search.skins'), 'id')).toEqual(['aurora']);
  });

  it('finds players by how their name begins, and takes no sign for a pattern', async () => {
    expect(await names('night_w')).toEqual(['Night_Walker']);
    expect(await names('\uff2e\uff49\uff47\uff48\uff54\uff3f')).toEqual(['Night_Walker']);
    expect(await names('Walker')).toEqual([]);
    expect(await names('night%')).toEqual([]);
    expect(await names('n_ght')).toEqual([]);
    expect(await names('night\\')).toEqual([]);
  });

  it('finds nobody who hides their name, from that answer on', async () => {
    granted(await ask(HIDE, { hidden: true }, player.token));
    expect(await names('Night_Walker')).toEqual([]);
    granted(await ask(HIDE, { hidden: false }, player.token));
    expect(await names('Night_Walker')).toEqual(['Night_Walker']);
  });

  it('recognises the id of a play and of a battle, and nothing else', async () => {
    await winItems(ask, player, 1);
    const battleId = await openBattle(ask, player);
    await site.settled();
    const [edge] = list(
      granted(await ask('{ rounds { edges { node { id } } } }', {}, player.token)).at('rounds.edges'),
    );
    const roundId = text(valueAt(edge, 'node.id'));
    expect(await search(` ${roundId} `)).toMatchObject({ game: { id: roundId, game: 'CASE' } });
    expect(await search(battleId)).toMatchObject({ game: { id: battleId, game: 'BATTLE' } });
    expect(await search(battleId.slice(1))).toMatchObject({ game: null });
    expect(await search('A'.repeat(22))).toMatchObject({ game: null });
  });

  it('looks for 1 to 64 characters', async () => {
    for (const wanted of ['', '  ', 'x'.repeat(65)])
      expect(await ask(SEARCH, { text: wanted })).toMatchObject({ code: 'INVALID_INPUT' });
  });
});
