import type { AskedRoomCommand } from '../../engine/device/play-command.ts';
import { beaconChoice } from '../../engine/kernel/event-codec.ts';
import { isCaseSlug, isHexHash, isItemId, mustBe } from '../../engine/kernel/ids.ts';
import type { ShownCase } from './case.ts';
import { graphql } from './generated/index.ts';
import type { LanePlayer } from './lanes.ts';
import { termsOf } from './trade.ts';

type Asked<Type extends AskedRoomCommand['type']> = Extract<AskedRoomCommand, { readonly type: Type }>;

const COMMITTED = graphql(`
  query CommittedRooms {
    site { beacon { choice } }
    hostSeeds { battle { publicHash } giveaway { publicHash } }
  }
`);

/** The commitments of the player's next room of a kind. */
const committed = async ({ ask, token }: LanePlayer, kind: 'battle' | 'giveaway') => {
  const { hostSeeds, site } = await ask(COMMITTED, {}, token);
  const terms = mustBe(isHexHash, (await termsOf(ask))[kind].hash);
  const beacon = beaconChoice.parse(JSON.parse(site.beacon.choice));
  return { seedHash: mustBe(isHexHash, hostSeeds[kind].publicHash), terms, beacon };
};

/** A classic room for two, with these boxes on the odds that are shown. */
export const askedBattle = async (
  player: LanePlayer,
  boxes: readonly Pick<ShownCase, 'slug' | 'oddsHash'>[],
  more: Partial<Pick<Asked<'CreateBattle'>, 'mode' | 'sides' | 'size'>> = {},
): Promise<Asked<'CreateBattle'>> => ({
  ...{ type: 'CreateBattle', playerId: player.playerId, mode: 'classic', pace: 'normal', sides: 2, size: 1 },
  ...{ private: false, ...(await committed(player, 'battle')) },
  boxes: boxes.map(({ slug, oddsHash }) => ({
    case: mustBe(isCaseSlug, slug),
    oddsHash: mustBe(isHexHash, oddsHash),
  })),
  ...more,
});

/** A giveaway that opens at once and is drawn at `drawAt`, in milliseconds since 1970. */
export const askedGiveaway = async (
  player: LanePlayer,
  itemIds: readonly string[],
  drawAt: number,
): Promise<Asked<'CreateGiveaway'>> => {
  const { seedHash, terms, beacon } = await committed(player, 'giveaway');
  const items = itemIds.map((id) => mustBe(isItemId, id));
  return {
    ...{ type: 'CreateGiveaway', host: { kind: 'player', playerId: player.playerId, seedHash, itemIds: items } },
    ...{ terms, beacon, startsAt: null, drawAt, locked: false, conditions: { depositDays: null, vipGrade: 0 } },
  };
};
