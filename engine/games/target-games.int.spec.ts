import { beforeAll, describe, expect, it } from 'vitest';
import { charm, kestrel, vulture } from '../../test/cast.ts';
import { databaseProviders } from '../../test/harness/databases.ts';
import { accepted, ask, joinWith, openOnce, seededBytes, shownTo, startEngine } from '../../test/harness/engines.ts';
import { lawfulStore } from '../../test/harness/lawful-store.ts';
import { dreamTerms, itemsTerms, TERMS, upgradeTerms } from '../../test/terms-cast.ts';
import type { Committer, CommitterOptions } from '../committer/committer.ts';
import { upgradeTickets } from '../fairness/upgrade-draw.ts';
import type { HexHash, ItemId, PlayerId } from '../kernel/ids.ts';
import type { ChaseDream } from './dream/chase-dream.ts';
import type { UpgradeItems } from './upgrade/upgrade-items.ts';

const entropyNumber = (n: number): string => n.toString(16).padStart(32, '0');

describe.each(databaseProviders)('upgrades and dreams through the engine, $name', ({ create }) => {
  const { store, start: startOn } = lawfulStore(create);
  const start = async (options?: Partial<CommitterOptions>): Promise<Committer> =>
    startOn(options, await store.another());
  let consolationHash: HexHash;
  beforeAll(async () => {
    const engine = await startEngine(store.database);
    const entries = [{ skin: charm, wear: '', tickets: 10_000_000 }] as const;
    const [{ event }] = accepted(await ask(engine, { type: 'PublishConsolation', entries })).events;
    if (event.type === 'ConsolationPublished') consolationHash = event.data.tableHash;
    await engine.close();
  });

  /** Opens one case: the item and what it is worth. */
  const winItem = async (engine: Committer, player: PlayerId): Promise<{ itemId: ItemId; value: bigint }> => {
    const [{ event }] = accepted(await openOnce(engine, player)).events;
    if (event.type !== 'CaseOpened') throw new Error('no case was opened');
    return { itemId: event.data.itemId, value: BigInt(event.data.value) };
  };

  /** One item and so much coin that they are a fifth of the best kestrel. */
  const upgradeOf = (playerId: PlayerId, item: { itemId: ItemId; value: bigint }, n: number): UpgradeItems => ({
    type: 'UpgradeItems',
    playerId,
    round: shownTo(playerId),
    terms: upgradeTerms,
    itemIds: [item.itemId],
    coin: String(1_000n - item.value),
    targetSkin: kestrel,
    targetWear: 'FN',
    side: 'under',
    stake: '1000',
    targetValue: '5000',
    winTickets: upgradeTickets(1_000n, 5_000n, TERMS.upgrade),
    entropy: entropyNumber(n),
  });

  /** Half a chance of the vulture: (60 × 0.5 + 20 × 0.5) ÷ 0.92 = 43.47… */
  const dreamOf = (playerId: PlayerId, n: number): ChaseDream => ({
    type: 'ChaseDream',
    playerId,
    round: shownTo(playerId),
    terms: dreamTerms,
    targetSkin: vulture,
    targetWear: 'FT',
    winTickets: 5_000_000,
    targetValue: '60',
    fee: '44',
    consolationHash,
    entropy: entropyNumber(n),
  });

  it('move coin and items as the log says, wherever they end', async () => {
    const engine = await start({ randomBytes: seededBytes('upgrades and dreams') });
    const player = await joinWith(engine, '100000');
    const ends = new Set<string>();
    for (let n = 1; n <= 40; n += 1) {
      const item = await winItem(engine, player);
      if (item.value >= 1_000n) continue;
      const [upgraded] = accepted(await ask(engine, upgradeOf(player, item, n))).events;
      const [dreamt] = accepted(await ask(engine, dreamOf(player, n))).events;
      if (upgraded.event.type === 'UpgradePlayed') ends.add(`upgrade ${upgraded.event.data.item === null}`);
      if (dreamt.event.type === 'DreamChased') ends.add(`dream ${dreamt.event.data.consolation === null}`);
    }
    expect(ends).toEqual(new Set(['upgrade true', 'upgrade false', 'dream true', 'dream false']));
  });

  it('an item that is sold and staked, and staked twice, at the same instant goes one way', async () => {
    const [one, two] = [await start(), await start()];
    const player = await joinWith(one, '100000');
    for (let n = 1; n <= 10; n += 1) {
      const item = await winItem(one, player);
      if (item.value >= 1_000n) continue;
      const outcomes = await Promise.all([
        ask(one, upgradeOf(player, item, n)),
        ask(two, {
          type: 'SellItems',
          terms: itemsTerms,
          playerId: player,
          itemIds: [item.itemId],
          expectedTotal: null,
        }),
        ask(two, upgradeOf(player, item, n + 100)),
      ]);
      expect(outcomes.filter(({ status }) => status === 'accepted')).toHaveLength(1);
      for (const outcome of outcomes) {
        if (outcome.status !== 'accepted') {
          expect(outcome).toMatchObject({ code: 'ITEM_NOT_HELD', details: { itemIds: [item.itemId] } });
        }
      }
    }
  });
});
