import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { done, type Rest, restOf } from '../rest/testing/client.ts';
import {
  type Ask,
  askOf,
  each,
  entropy,
  granted,
  list,
  OPEN,
  openInput,
  openParams,
  type Player,
  signUpWith,
} from '../testing/client.ts';
import { databases } from '../testing/databases.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';

const PLAYS = 15;
/** Longer than a busy machine keeps a read model behind: the spec tests which writes a read waits for, not how long. */
const PATIENCE_MS = 60_000;

describe.each(databases)('what a player reads after what they did, on %s', (on) => {
  let site: Fixture;
  let ask: Ask;
  let rest: Rest;
  let player: Player;
  beforeAll(async () => {
    site = await openFixture(
      ({ catchUp }) => ({ catchUp: (model, position) => catchUp(model, position, PATIENCE_MS) }),
      on,
    );
    ask = askOf(site.gateway);
    rest = restOf(site.gateway);
    player = await signUpWith(ask, 1_000_000);
  });
  afterAll(() => site.close());

  const createBattle = async () => {
    const params = { boxes: ['ember'], playerCount: 2, entropy: entropy() };
    return done(await rest('/battle/create', params, { token: player.token }));
  };

  it('has each play in the balance log, over REST', async () => {
    for (let play = 1; play <= PLAYS; play += 1) {
      done(await rest('/box/open', await openParams(ask, player), { token: player.token }));
      const log = done(await rest('/profile/getMyBalanceLog', {}, { method: 'GET', token: player.token }));
      expect([play, log.at('total')]).toEqual([play, play + 1]);
    }
  });

  it('has each play in rounds, records and balance log, over GraphQL', async () => {
    const read = '{ rounds { edges { node { id } } } purchases { totalCount } gameRecords { totalCount } }';
    const before = Number(granted(await ask(read, {}, player.token)).at('gameRecords.totalCount'));
    for (let play = 1; play <= PLAYS; play += 1) {
      const opened = granted(await ask(OPEN, { input: await openInput(ask, player) }, player.token));
      const shown = granted(await ask(read, {}, player.token));
      expect(list(each(shown.at('rounds.edges'), 'node.id'))[0]).toBe(opened.at('openCase.rounds.0.id'));
      expect(shown.at('gameRecords.totalCount')).toBe(before + play);
    }
  });

  it('has the battle that was just created, also as it was dissolved', async () => {
    for (let n = 0; n < 3; n += 1) {
      const created = await createBattle();
      const id = created.at('battle.id');
      const read = { method: 'GET', token: player.token } as const;
      expect(done(await rest('/battle/getBattleDetail', { id }, read)).at('state')).toBe(0);
      done(await rest('/battle/cancel', { id }, { token: player.token }));
      expect(done(await rest('/battle/getBattleDetail', { id }, read)).at('state')).toBe(2);
    }
  });

  it('is as new for others who name the position', async () => {
    for (let play = 1; play <= 5; play += 1) {
      const created = await createBattle();
      const { id, position } = { id: created.at('battle.id'), position: String(created.headers['log-position']) };
      expect(position).toMatch(/^[0-9]+$/);
      const headers = { 'min-position': position };
      done(await rest('/battle/getBattleDetail', { id }, { method: 'GET', headers }));
      done(await rest('/battle/cancel', { id }, { token: player.token }));
    }
  });

  it.each(['999999999', '-1', 'x', '1.5', ''])('asks for a position that the log has: %s', async (position) => {
    const answer = await rest('/battle/getList', {}, { method: 'GET', headers: { 'min-position': position } });
    expect([answer.code, answer.details]).toEqual(['INVALID_INPUT', { field: 'min-position' }]);
  });
});

describe('a read model that is behind', () => {
  const behind = async (test: (rest: Rest, player: Player, asked: string[]) => Promise<void>) => {
    const asked: string[] = [];
    let stuck = false;
    const site = await openFixture(({ catchUp }) => ({
      catchUp: async (model, position, timeoutMs) => {
        asked.push(model);
        return stuck && model === 'movements' ? false : catchUp(model, position, timeoutMs);
      },
    }));
    try {
      const player = await signUpWith(askOf(site.gateway), 1_000_000);
      const rest = restOf(site.gateway);
      done(await rest('/box/open', await openParams(askOf(site.gateway), player), { token: player.token }));
      stuck = true;
      asked.length = 0;
      await test(rest, player, asked);
    } finally {
      await site.close();
    }
  };

  it('answers its player with what it has, and whoever named a position with BUSY', () =>
    behind(async (rest, player) => {
      const read = { method: 'GET', token: player.token } as const;
      done(await rest('/profile/getMyBalanceLog', {}, read));
      const named = await rest('/profile/getMyBalanceLog', {}, { ...read, headers: { 'min-position': '1' } });
      expect(named.code).toBe('BUSY');
    }));

  it('is asked for by reads that are answered from it alone, and by nobody who wrote nothing', () =>
    behind(async (rest, player, asked) => {
      done(await rest('/battle/getList', {}, { method: 'GET' }));
      expect(asked).toEqual([]);
      done(await rest('/profile/userInfo', {}, { method: 'GET', token: player.token }));
      expect(asked.splice(0)).toEqual(['wagering']);
      done(await rest('/battle/getMyBattleList', {}, { method: 'GET', token: player.token }));
      expect(new Set(asked)).toEqual(new Set(['battles']));
    }));
});
