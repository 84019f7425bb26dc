import type { Instant } from '../../engine/kernel/decision.ts';
import type { BeaconChoice } from '../../engine/kernel/event-codec.ts';
import { testChoice } from '../beacons.ts';
import { charm, kestrel, publishDawn, revalued, vulture, vultureDefinition } from '../cast.ts';
import type { House } from '../deciders.ts';
import { revealEverything } from '../fixture-log.ts';
import { statementOf } from '../liabilities.ts';
import { itemsTerms } from '../terms-cast.ts';
import { recordActs } from './acts.ts';
import { recordBattles } from './battles.ts';
import { recordContests } from './contests.ts';
import { recordGiveaways } from './giveaways.ts';
import { recordItems, sellLate } from './items.ts';
import { recordMoney } from './money.ts';
import { dreamOf, itemsOf, recordContracts, recordPlays, upgradeOf } from './plays.ts';
import { ann, ben, createStage, dan, plain } from './stage.ts';

/**
 * A few days of a house in which everything happens: each game ends in every way that it can, by the real rules. A few rooms wait for
 * the beacon, the test chain's unless another is named, of which the rounds of that time are recorded. Repeats exactly.
 */
export const recordGames = (beacon: BeaconChoice = testChoice, start?: Instant): House => {
  const stage = createStage(start);
  recordPlays(stage);
  stage.ask({ type: 'RotateSeed', playerId: ann, userSeed: 'another', entropy: 'e'.repeat(32) });
  recordBattles(stage, beacon);
  recordGiveaways(stage, beacon);
  recordMoney(stage);
  recordItems(stage);

  // A day later items count what the catalog says by then, if that is less.
  stage.pass(25 * 60 * 60 * 1000);
  stage.ask({ type: 'PublishSkin', skin: vulture, definition: revalued(vultureDefinition, 'FT', '40') });
  stage.ask({ ...publishDawn, price: '110' });
  const consolations = [
    { skin: vulture, wear: 'FT', tickets: 1_000_000 },
    { skin: charm, wear: '', tickets: 9_000_000 },
  ] as const;
  stage.ask({ type: 'PublishConsolation', entries: consolations });
  const target = { coin: '600', skin: kestrel, wear: 'FN', side: 'over' } as const;
  const owed = statementOf(stage.house);
  stage.ask(upgradeOf(stage, ann, itemsOf(stage, ann, vulture, 1), target));
  stage.ask(dreamOf(stage, ben, kestrel, 'FT', 500_000));
  stage.ask({
    type: 'SellItems',
    terms: itemsTerms,
    playerId: ben,
    itemIds: itemsOf(stage, ben, charm, 3),
    expectedTotal: null,
  });
  sellLate(stage);
  stage.ask({ type: 'StopGame', game: 'battle', stop: true, reason: 'inspection' });
  stage.ask({ type: 'StopGame', game: 'battle', stop: false, reason: '' });
  stage.ask({ type: 'RetireCase', case: plain, reason: 'sold out' });
  stage.ask({ type: 'RotateSeed', playerId: dan, userSeed: null, entropy: 'e'.repeat(32) });
  recordContracts(stage);
  stage.ask(owed);
  recordContests(stage);
  recordActs(stage);
  return revealEverything(stage.house);
};
