import { describe, expect, it } from 'vitest';
import { kestrel } from '../../test/cast.ts';
import { databaseProviders } from '../../test/harness/databases.ts';
import { accepted, ask, createClock, joinWith, shownTo } from '../../test/harness/engines.ts';
import { lawfulStore } from '../../test/harness/lawful-store.ts';
import {
  enterGiveaway,
  eventOf,
  freshEntropy,
  hostSeedsOf,
  joinWithItems,
  openGiveaway,
} from '../../test/harness/rooms.ts';
import { tablesOf } from '../../test/harness/tables.ts';
import { giveawayTerms, itemsTerms, TERMS, upgradeTerms } from '../../test/terms-cast.ts';
import type { Command } from '../commands.ts';
import { upgradeTickets } from '../fairness/upgrade-draw.ts';
import { giveawayStream, type ItemId, itemIdOf, type PlayerId } from '../kernel/ids.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

describe.each(databaseProviders)('items on $name', ({ create }) => {
  const { store, start } = lawfulStore(create);
  const clock = createClock();
  const startHere = () => start({ clock: clock.now });
  const startElsewhere = async () => start({ clock: clock.now }, await store.another());

  const rowOf = async (itemId: ItemId) =>
    tablesOf(store.database.pool).selectFrom('item').selectAll().where('item_id', '=', itemId).executeTakeFirst();
  const coinOf = async (player: PlayerId): Promise<bigint | undefined> => {
    const wallets = tablesOf(store.database.pool).selectFrom('wallet').select('coin');
    return (await wallets.where('player_id', '=', player).executeTakeFirst())?.coin;
  };
  const sell = (playerId: PlayerId, itemId: ItemId): Command => ({
    type: 'SellItems',
    terms: itemsTerms,
    playerId,
    itemIds: [itemId],
    expectedTotal: null,
  });
  /** Stakes an item and 100 coin for the kestrel of 5000. */
  const stake = (playerId: PlayerId, { itemId, value }: { itemId: ItemId; value: bigint }): Command => ({
    type: 'UpgradeItems',
    playerId,
    round: shownTo(playerId),
    terms: upgradeTerms,
    itemIds: [itemId],
    coin: '100',
    targetSkin: kestrel,
    targetWear: 'FN',
    side: 'under',
    stake: String(value + 100n),
    targetValue: '5000',
    winTickets: upgradeTickets(value + 100n, 5000n, TERMS.upgrade),
    entropy: freshEntropy(),
  });

  it('are staked or sold, never both, when that is asked at the same instant over two engines', async () => {
    const [one, two] = [await startHere(), await startElsewhere()];
    for (let turn = 0; turn < 8; turn += 1) {
      const { playerId, items } = await joinWithItems(one, 1);
      const [item] = items;
      if (item === undefined) throw new Error('no item');
      // Both engines know the player with the item.
      await ask(two, { type: 'RotateSeed', playerId, userSeed: 'lucky', entropy: 'e'.repeat(32) });
      const [staked, sold] = await Promise.all([
        ask(turn % 2 === 0 ? one : two, stake(playerId, item)),
        ask(turn % 2 === 0 ? two : one, sell(playerId, item.itemId)),
      ]);
      const isStaked = staked.status === 'accepted';
      expect(isStaked ? sold : staked).toMatchObject({ status: 'rejected', code: 'ITEM_NOT_HELD' });
      expect([staked.status, sold.status].sort()).toEqual(['accepted', 'rejected']);
      expect((await rowOf(item.itemId))?.state).toBe(isStaked ? 'used' : 'sold');
      expect(await coinOf(playerId)).toBe(isStaked ? 900n : 1000n + item.value);
    }
  });

  it('are won by an upgrade in the round that staked others, as rows of the game', async () => {
    const engine = await startHere();
    const { playerId, items } = await joinWithItems(engine, 8);
    let won = 0;
    for (const item of items) {
      const { data } = eventOf(accepted(await ask(engine, stake(playerId, item))), 'UpgradePlayed');
      expect((await rowOf(item.itemId))?.state).toBe('used');
      if (data.item === null) continue;
      won += 1;
      expect(await rowOf(data.item.itemId)).toMatchObject({ game: 'upgrade', case_slug: null, state: 'held' });
    }
    const rows = tablesOf(store.database.pool).selectFrom('item').selectAll().where('player_id', '=', playerId);
    expect((await rows.where('game', '=', 'upgrade').execute()).length).toBe(won);
  });

  it('of a host keep their row when they are given away: only the owner changes', async () => {
    const [one, two] = [await startHere(), await startElsewhere()];
    const { playerId: host, items } = await joinWithItems(one, 3);
    const ids = items.map(({ itemId }) => itemId);
    const before = await Promise.all(ids.map(rowOf));
    clock.advance(1_000);
    const giveawayId = await openGiveaway(one, host, ids, clock.now() + WEEK_MS);
    expect((await Promise.all(ids.map(rowOf))).map((row) => row?.state)).toEqual(Array(3).fill('escrowed'));
    const guests = [await joinWith(one, '0'), await joinWith(two, '0')];
    for (const [n, guest] of guests.entries()) accepted(await enterGiveaway(n === 0 ? two : one, guest, giveawayId));

    clock.advance(WEEK_MS);
    // It closes, is drawn and awarded.
    for (let n = 0; n < 3; n += 1) await Promise.all([one.pollTimers(), two.pollTimers()]);

    const after = await Promise.all(ids.map(rowOf));
    const owners = after.map((row) => row?.player_id);
    expect([...owners].sort()).toEqual([host, ...guests].sort());
    for (const [n, row] of after.entries()) {
      const old = before[n];
      expect(row).toEqual({
        ...old,
        player_id: owners[n],
        acquired_version: owners[n] === host ? old?.acquired_version : 2,
      });
    }
    const winner = guests[0];
    const prize = after.find((row) => row?.player_id === winner);
    if (winner === undefined || prize === undefined) throw new Error('no winner');
    const prizeId = ids.find((id) => id === prize.item_id) ?? ids[0];
    if (prizeId === undefined) throw new Error('no prize');
    expect(await ask(two, sell(host, prizeId))).toMatchObject({ code: 'ITEM_NOT_HELD' });
    accepted(await ask(one, sell(winner, prizeId)));
    expect((await rowOf(prizeId))?.state).toBe('sold');
  });

  it('go back to their host when nobody enters, and can be sold again', async () => {
    const engine = await startHere();
    const { playerId: host, items } = await joinWithItems(engine, 1);
    const [item] = items;
    if (item === undefined) throw new Error('no item');
    await openGiveaway(engine, host, [item.itemId], clock.now() + WEEK_MS);
    clock.advance(WEEK_MS);
    await engine.pollTimers();
    expect(await rowOf(item.itemId)).toMatchObject({ state: 'held', player_id: host });
    accepted(await ask(engine, sell(host, item.itemId)));
  });

  it('are escrowed or sold, never both, when that is asked at the same instant over two engines', async () => {
    const [one, two] = [await startHere(), await startElsewhere()];
    for (let turn = 0; turn < 6; turn += 1) {
      const { playerId: host, items } = await joinWithItems(one, 1);
      const [item] = items;
      if (item === undefined) throw new Error('no item');
      const { giveaway: seedHash } = await hostSeedsOf(two, host);
      const [opened, sold] = await Promise.all([
        ask(one, {
          type: 'CreateGiveaway',
          terms: giveawayTerms,
          host: { kind: 'player', playerId: host, seedHash, itemIds: [item.itemId] },
          entropy: freshEntropy(),
          startsAt: null,
          drawAt: clock.now() + WEEK_MS,
          locked: false,
          conditions: { depositDays: null, vipGrade: 0 },
          beacon: { kind: 'none' },
        }),
        ask(two, sell(host, item.itemId)),
      ]);
      expect([opened.status, sold.status].sort()).toEqual(['accepted', 'rejected']);
      expect((await rowOf(item.itemId))?.state).toBe(opened.status === 'accepted' ? 'escrowed' : 'sold');
    }
  });

  it('that the house gives away are made when they are won', async () => {
    const engine = await startHere();
    const name = { 'zh-CN': '一', 'zh-TW': '一', en: 'One' };
    const drawAt = clock.now() + WEEK_MS;
    const opened = await ask(engine, {
      type: 'CreateGiveaway',
      terms: giveawayTerms,
      host: { kind: 'house', title: name, prizes: [{ skin: kestrel, wear: 'FN' }] },
      entropy: freshEntropy(),
      startsAt: null,
      drawAt,
      locked: false,
      conditions: { depositDays: null, vipGrade: 0 },
      beacon: { kind: 'none' },
    });
    const { giveawayId } = eventOf(accepted(opened), 'GiveawayCreated').data;
    const guest = await joinWith(engine, '0');
    accepted(await enterGiveaway(engine, guest, giveawayId));
    clock.advance(WEEK_MS);
    for (let deadline = 0; deadline < 3; deadline += 1) await engine.pollTimers();
    expect(await rowOf(itemIdOf(guest, 2, 1))).toMatchObject({
      player_id: guest,
      game: 'giveaway',
      case_slug: null,
      state: 'held',
      acquired_at: BigInt(drawAt),
    });
    const timers = tablesOf(store.database.pool).selectFrom('timer').selectAll();
    expect(await timers.where('stream_id', '=', giveawayStream(giveawayId)).execute()).toEqual([]);
  });

  it('whose rows aren’t where an event finds them stop that command, and nothing else', async () => {
    const engine = await startHere();
    const [left, right] = [await joinWithItems(engine, 1), await joinWithItems(engine, 1)];
    const [mine] = left.items;
    const [other] = right.items;
    if (mine === undefined || other === undefined) throw new Error('no items');
    const tamper = (state: string) =>
      store.database.asOwner((session) =>
        session.query('UPDATE item SET state = $1 WHERE item_id = $2', [state, mine.itemId]),
      );
    await tamper('escrowed');
    const [refused, sold] = await Promise.allSettled([
      ask(engine, sell(left.playerId, mine.itemId)),
      ask(engine, sell(right.playerId, other.itemId)),
    ]);
    expect([refused.status, sold.status]).toEqual(['rejected', 'fulfilled']);
    expect(await coinOf(left.playerId)).toBe(1000n);
    await tamper('held');
    accepted(await ask(engine, sell(left.playerId, mine.itemId)));
  });
});
