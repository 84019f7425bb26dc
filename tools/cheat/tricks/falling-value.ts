import { parseMoney } from '../../../engine/kernel/money.ts';
import { nodeHashing } from '../../../engine/node-hashing.ts';
import { sectionHash } from '../../../engine/terms/section-hash.ts';
import { kestrel, kestrelDefinition, revalued } from '../../../test/cast.ts';
import { createStage, everybody } from '../../../test/games-story/stage.ts';
import { boundedItems, publishTerms } from '../../../test/terms-cast.ts';
import { faultOf } from '../audited-story.ts';
import type { Trick } from '../trick.ts';

/** Longer than a value is locked. */
const AFTER_LOCK_MS = 25 * 60 * 60 * 1_000;
const LEAST = '1';

/** Decided without a site: a day has to pass. */
export const fallingValue: Trick = {
  name: 'falling-value',
  does: 'lets a skin be worth 0.01 after its lock, until its owner has sold it, and then what it was',
  run: async () => {
    const stage = createStage();
    const { house } = stage;
    // As a new site does: the value of held items may fall by so much a day.
    stage.ask(publishTerms({ items: boundedItems }));
    const found = everybody.flatMap((playerId) =>
      [...stage.playerOf(playerId).items.values()].flatMap((item) =>
        item.skin === kestrel ? [{ playerId, item }] : [],
      ),
    )[0];
    if (found === undefined) throw new Error('no player drew a dear item');
    const { playerId, item } = found;
    stage.pass(AFTER_LOCK_MS);
    const fallen = house.submit({
      type: 'PublishSkin',
      skin: kestrel,
      definition: revalued(kestrelDefinition, item.wear, LEAST),
    });
    const sale = stage.ask({
      type: 'SellItems',
      terms: sectionHash(nodeHashing, 'items', boundedItems),
      playerId,
      itemIds: [item.itemId],
      expectedTotal: null,
    });
    if (fallen.kind === 'accepted') stage.ask({ type: 'PublishSkin', skin: kestrel, definition: kestrelDefinition });
    const paid = sale.reduce(
      (sum, event) => (event.type === 'ItemsSold' ? sum + parseMoney(event.data.total) : sum),
      0n,
    );
    const measured = { of: 'coin', n: 1, staked: Number(item.value), won: Number(paid) } as const;
    const code = await faultOf(house);
    if (code !== null) return { verdict: { kind: 'found', code }, measured };
    return { verdict: { kind: paid >= item.value ? 'impossible' : 'missed' }, measured };
  },
};
