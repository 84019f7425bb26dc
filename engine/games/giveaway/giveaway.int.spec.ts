import { describe, expect, it } from 'vitest';
import { charm } from '../../../test/cast.ts';
import { entropyNumber, MINUTE, title } from '../../../test/giveaways.ts';
import { databaseProviders } from '../../../test/harness/databases.ts';
import { accepted, ask, createClock, joinWith, openOnce } from '../../../test/harness/engines.ts';
import { lawfulStore } from '../../../test/harness/lawful-store.ts';
import { giveawayTerms, itemsTerms } from '../../../test/terms-cast.ts';
import type { Committer } from '../../committer/committer.ts';
import type { GlasscaseEvent } from '../../events.ts';
import type { GiveawayId, ItemId, PlayerId } from '../../kernel/ids.ts';

const roomIn = (events: readonly GlasscaseEvent[]): GiveawayId => {
  for (const event of events) if (event.type === 'GiveawayCreated') return event.data.giveawayId;
  throw new Error('no room was opened');
};

/** After each story a replay equals the tables, and every item is in exactly one place: see `lawfulStore`. */
describe.each(databaseProviders)('giveaways on $name', ({ create }) => {
  const { store, start } = lawfulStore(create);
  const clock = createClock();
  const open = () => start({ clock: clock.now });

  /** A player with the items of `n` cases. */
  const collector = async (engine: Committer, n: number) => {
    const playerId = await joinWith(engine, '1000');
    const items: ItemId[] = [];
    for (let opened = 0; opened < n; opened += 1) {
      for (const { event } of accepted(await openOnce(engine, playerId)).events) {
        if (event.type === 'CaseOpened') items.push(event.data.itemId);
      }
    }
    return { playerId, items };
  };

  const host = async (engine: Committer, playerId: PlayerId, itemIds: readonly ItemId[]): Promise<GiveawayId> => {
    const seeds = accepted(await ask(engine, { type: 'CommitHostSeeds', playerId })).events[0].event;
    if (seeds.type !== 'HostSeedsCommitted') throw new Error('no seeds');
    const created = await ask(engine, {
      type: 'CreateGiveaway',
      terms: giveawayTerms,
      host: { kind: 'player', playerId, seedHash: seeds.data.giveaway.publicHash, itemIds },
      entropy: entropyNumber(0),
      startsAt: null,
      drawAt: clock.now() + 5 * MINUTE,
      locked: false,
      conditions: { depositDays: null, vipGrade: 0 },
      beacon: { kind: 'none' },
    });
    return roomIn(accepted(created).events.map(({ event }) => event));
  };

  const enter = async (engine: Committer, giveawayId: GiveawayId, players: number): Promise<readonly PlayerId[]> => {
    const entered: PlayerId[] = [];
    for (let n = 1; n <= players; n += 1) {
      const playerId = await joinWith(engine, '0');
      accepted(await ask(engine, { type: 'EnterGiveaway', playerId, giveawayId, entropy: entropyNumber(n) }));
      entered.push(playerId);
    }
    return entered;
  };

  /** The room closes, is drawn and awards its prizes: a deadline each. */
  const runOut = async (engine: Committer): Promise<void> => {
    for (let deadline = 0; deadline < 3; deadline += 1) await engine.pollTimers();
  };

  const ownersOf = async (items: readonly ItemId[]) => {
    const { rows } = await store.database.pool.query<{ item_id: string; player_id: PlayerId; state: string }>(
      'SELECT item_id, player_id, state FROM item WHERE item_id = ANY ($1)',
      [items],
    );
    return new Map(rows.map(({ item_id, player_id, state }) => [item_id, { player_id, state }]));
  };

  it('take the items of a host, and hand them to the winners at the time of the draw', async () => {
    const engine = await open();
    const { playerId, items } = await collector(engine, 3);
    const [first, second, kept] = items;
    if (first === undefined || second === undefined || kept === undefined) throw new Error('no items');
    const giveawayId = await host(engine, playerId, [first, second]);
    const players = await enter(engine, giveawayId, 3);
    expect((await ownersOf([first, second])).get(first)).toEqual({ player_id: playerId, state: 'escrowed' });
    expect(
      await ask(engine, { type: 'SellItems', terms: itemsTerms, playerId, itemIds: [first], expectedTotal: null }),
    ).toMatchObject({
      code: 'ITEM_NOT_HELD',
    });

    clock.advance(5 * MINUTE);
    await runOut(engine);
    const owners = await ownersOf(items);
    expect(owners.get(kept)).toEqual({ player_id: playerId, state: 'held' });
    const winners = [owners.get(first), owners.get(second)];
    expect(winners.map((one) => one?.state)).toEqual(['held', 'held']);
    expect(new Set(winners.map((one) => one?.player_id)).size).toBe(2);
    for (const winner of winners) expect(players).toContain(winner?.player_id);
  });

  it('award their prizes once, though the engine stopped between the draw and the award', async () => {
    const before = await open();
    const { playerId, items } = await collector(before, 1);
    const giveawayId = await host(before, playerId, items);
    const [winner] = await enter(before, giveawayId, 1);
    clock.advance(5 * MINUTE);
    accepted(await ask(before, { type: 'DrawGiveaway', giveawayId }));
    accepted(await ask(before, { type: 'DrawGiveaway', giveawayId }));
    expect([...(await ownersOf(items)).values()]).toEqual([{ player_id: playerId, state: 'escrowed' }]);
    await before.close();

    const after = await open();
    await runOut(after);
    expect([...(await ownersOf(items)).values()]).toEqual([{ player_id: winner, state: 'held' }]);
    expect(await ask(after, { type: 'AwardPrizes', giveawayId })).toMatchObject({ code: 'NOTHING_TO_DO' });
  });

  it('return everything when nobody entered, even if the server was down at the time of the draw', async () => {
    const before = await open();
    const { playerId, items } = await collector(before, 2);
    await host(before, playerId, items);
    await before.close();
    clock.advance(60 * MINUTE);
    const after = await open();
    await after.pollTimers();
    const back = { player_id: playerId, state: 'held' };
    expect([...(await ownersOf(items)).values()]).toEqual([back, back]);
  });

  it('of the house make new items for their winners', async () => {
    const engine = await open();
    const created = await ask(engine, {
      type: 'CreateGiveaway',
      terms: giveawayTerms,
      host: { kind: 'house', title, prizes: [{ skin: charm, wear: '' }] },
      entropy: entropyNumber(0),
      startsAt: null,
      drawAt: clock.now() + 10_000,
      locked: true,
      conditions: { depositDays: null, vipGrade: 0 },
      beacon: { kind: 'none' },
    });
    const giveawayId = roomIn(accepted(created).events.map(({ event }) => event));
    const [winner] = await enter(engine, giveawayId, 1);
    clock.advance(10_000);
    await runOut(engine);
    const { rows } = await store.database.pool.query('SELECT item_id, game, state FROM item WHERE player_id = $1', [
      winner,
    ]);
    expect(rows).toEqual([{ item_id: `${winner}.2.1`, game: 'giveaway', state: 'held' }]);
  });

  it('give everyone who asks at the same instant one code, and nobody two', async () => {
    const engine = await open();
    const { playerId, items } = await collector(engine, 1);
    const giveawayId = await host(engine, playerId, items);
    const players = await Promise.all(Array.from({ length: 8 }, () => joinWith(engine, '0')));
    const outcomes = await Promise.all(
      [...players, ...players].map((one, n) =>
        ask(engine, { type: 'EnterGiveaway', playerId: one, giveawayId, entropy: entropyNumber(n) }),
      ),
    );
    const codes = outcomes.flatMap((outcome) =>
      outcome.status === 'accepted'
        ? outcome.events.flatMap(({ event }) => (event.type === 'GiveawayEntered' ? [event.data.code] : []))
        : [],
    );
    expect(codes.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(8);
    for (const one of refused) expect(one).toMatchObject({ code: 'ALREADY_ENTERED' });
    clock.advance(5 * MINUTE);
    await runOut(engine);
  });
});
