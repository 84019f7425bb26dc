import { catalogChanges } from '../../engine/catalog/catalog-changes.ts';
import { shippedCatalog } from '../../engine/catalog/shipped/index.ts';
import type { Command } from '../../engine/commands.ts';
import { upgradeTickets } from '../../engine/fairness/upgrade-draw.ts';
import { weighStake } from '../../engine/games/weigh-stake.ts';
import type { RecordedEvent } from '../../engine/glasscase-decision.ts';
import {
  type CaseSlug,
  isCaseSlug,
  isPlayerId,
  isSkinId,
  mustBe,
  type PlayerId,
  type SkinId,
} from '../../engine/kernel/ids.ts';
import { formatMoney, parseMoney } from '../../engine/kernel/money.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { shownRound } from '../../engine/player/play-round.ts';
import { inForce } from '../../engine/terms/in-force.ts';
import { sectionHash } from '../../engine/terms/section-hash.ts';
import { DEFAULT_TERMS } from '../../engine/terms/sections.ts';
import { crediting, roundOf } from '../../test/cast.ts';
import { createHouse, type House, hashOf } from '../../test/deciders.ts';
import { type Random, randomFrom } from '../simulate/random.ts';

const PLAYERS = 1_000;
/** The first balance of each player, enough for the dearest case ten times. */
const FIRST_COIN = '90000000';
/** So long a player's act takes, in the log's time: nothing comes of age within one log. */
const ACT_MS = 20;

const accepted = (house: House, command: Command): void => {
  const decision = house.submit(command);
  if (decision.kind !== 'accepted') throw new Error(`${command.type}: ${JSON.stringify(decision)}`);
};

const caseTerms = sectionHash(nodeHashing, 'case', DEFAULT_TERMS.case);

const publishCatalog = (house: House): { readonly cases: readonly CaseSlug[]; readonly skins: readonly SkinId[] } => {
  const document = shippedCatalog();
  for (const change of catalogChanges(document)) accepted(house, change);
  return {
    cases: document.cases.map(({ slug }) => mustBe(isCaseSlug, slug)),
    skins: document.skins.map(({ id }) => mustBe(isSkinId, id)),
  };
};

const openCases = (house: House, playerId: PlayerId, slug: CaseSlug, dice: Random, quantity: number): Command => {
  const box = house.world().case(slug);
  if (box.status === 'absent') throw new Error(`${slug} was never published`);
  const { oddsHash } = box;
  const round = roundOf(house.world().player(playerId));
  return { type: 'OpenCase', playerId, round, terms: caseTerms, case: slug, quantity, oddsHash, entropy: dice.hex(16) };
};

/** Stakes a few items for something that is worth more; null where nothing suits. */
const upgradeItems = (house: House, playerId: PlayerId, skins: readonly SkinId[], dice: Random): Command | null => {
  const world = house.world();
  const player = world.player(playerId);
  if (player.status === 'absent' || player.items.size === 0) return null;
  const period = inForce(world.terms(), 'upgrade', world.at);
  if (period === null) return null;
  const { values: terms, hash } = period;
  const itemIds = [...player.items.keys()].slice(0, 1 + dice.below(5));
  const stake = weighStake(player, itemIds, world).counted;
  for (let look = 0; look < 10; look += 1) {
    const targetSkin = dice.pick(skins);
    const skin = world.skin(targetSkin);
    const one = skin.status === 'absent' ? null : dice.pick(skin.definition.wears);
    const winTickets = one === null || one.value === '0' ? 0 : upgradeTickets(stake, parseMoney(one.value), terms);
    if (one === null || winTickets < terms.minTickets || winTickets > terms.maxTickets) continue;
    return {
      type: 'UpgradeItems',
      playerId,
      round: shownRound(player),
      terms: hash,
      itemIds,
      coin: '0',
      targetSkin,
      targetWear: one.wear,
      side: dice.below(2) === 0 ? 'under' : 'over',
      stake: formatMoney(stake),
      targetValue: one.value,
      winTickets,
      entropy: dice.hex(16),
    };
  }
  return null;
};

const sellSome = (house: House, playerId: PlayerId, dice: Random): Command | null => {
  const player = house.world().player(playerId);
  const itemIds = player.status === 'absent' ? [] : [...player.items.keys()].slice(0, 1 + dice.below(80));
  const terms = inForce(house.world().terms(), 'items', house.now())?.hash;
  if (itemIds.length === 0 || terms === undefined) return null;
  return { type: 'SellItems', playerId, terms, itemIds, expectedTotal: null };
};

/** Half of all openings are of one case, the others of two to ten at once. */
const quantityOf = (dice: Random): number => (dice.below(2) === 0 ? 1 : 2 + dice.below(9));

/**
 * The log of a site on which 1,000 players open the shipped cases, nine events of ten, upgrade, sell and rotate their seeds,
 * and get coin besides; at its end each player reveals their seed. By the real rules, the same every time. Players sell
 * and upgrade their items, so that holdings don't grow with the log. It doesn't keep the events that it yielded.
 */
export function* openings(events: number): Generator<RecordedEvent, void, void> {
  const dice = randomFrom('openings');
  const house = createHouse();
  const { cases, skins } = publishCatalog(house);
  accepted(house, { type: 'PublishTerms', effectiveAt: null, sections: DEFAULT_TERMS });
  const players = Array.from({ length: PLAYERS }, (_, n) => mustBe(isPlayerId, hashOf(`player ${n}`).slice(0, 22)));
  for (const playerId of players) {
    accepted(house, { type: 'RegisterPlayer', playerId, userSeed: 'lucky-seed' });
    accepted(house, crediting(playerId, FIRST_COIN));
  }
  const act = (playerId: PlayerId): Command | null => {
    const kind = dice.below(100);
    if (kind < 72) return openCases(house, playerId, dice.pick(cases), dice, quantityOf(dice));
    if (kind < 81) return sellSome(house, playerId, dice);
    if (kind < 90) return upgradeItems(house, playerId, skins, dice);
    return kind < 95
      ? crediting(playerId, '500000')
      : { type: 'RotateSeed', playerId, userSeed: null, entropy: dice.hex(16) };
  };
  let told = 0;
  function* tell(): Generator<RecordedEvent, void, void> {
    for (const one of house.recorded.splice(0)) {
      yield { ...one, position: told };
      told += 1;
    }
  }
  yield* tell();
  while (told < events - PLAYERS) {
    const command = act(dice.pick(players));
    if (command !== null) house.submit(command);
    house.wait(ACT_MS);
    yield* tell();
  }
  // Refused where nothing was drawn since the last time.
  for (const playerId of players) house.submit({ type: 'RotateSeed', playerId, userSeed: null, entropy: dice.hex(16) });
  yield* tell();
}
