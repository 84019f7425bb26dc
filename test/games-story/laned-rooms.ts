import {
  type BattleId,
  type GiveawayId,
  isToken128,
  mustBe,
  type PairId,
  type PlayerId,
} from '../../engine/kernel/ids.ts';
import { charm, openDawn } from '../cast.ts';
import type { House } from '../deciders.ts';
import { revealEverything } from '../fixture-log.ts';
import { bringing, closingLane, deviceNamed, linkAt, nextOf, openingLane } from '../lanes.ts';
import { joinBattle, openBattle } from './battles.ts';
import { enterGiveaway, houseGives, playerGives } from './giveaways.ts';
import { ann, ben, cat, createStage, dan } from './stage.ts';

const MINUTE = 60_000;

/**
 * Rooms whose players play on lanes, and some who don't: seats, entries, a battle and a giveaway that take a step of their player's
 * lane, with plays of the same lane between them. One seat is claimed as unanswered. Repeats exactly.
 */
export const recordLanedRooms = (): { readonly house: House; readonly lanes: { ann: PairId; ben: PairId } } => {
  const stage = createStage();
  const opened = (playerId: PlayerId): PairId => {
    const player = stage.playerOf(playerId);
    stage.ask(openingLane(player, deviceNamed(playerId)));
    return player.next.pairId;
  };
  const lanes = { ann: opened(ann), ben: opened(ben) };
  const brought = (playerId: PlayerId, lane: PairId) => bringing(stage.playerOf(playerId), lane);
  const play = (playerId: PlayerId, lane: PairId): void => {
    stage.ask({ ...openDawn(playerId, 2), ...nextOf(stage.playerOf(playerId), lane) });
  };
  const join = (battleId: BattleId, playerId: PlayerId, lane: PairId): void => {
    stage.ask({ type: 'JoinBattle', playerId, battleId, seat: null, ...brought(playerId, lane) });
  };
  const enter = (giveawayId: GiveawayId, playerId: PlayerId, lane: PairId): void => {
    stage.ask({ type: 'EnterGiveaway', playerId, giveawayId, ...brought(playerId, lane) });
  };

  play(ann, lanes.ann);
  const duel = openBattle(stage, ann, brought(ann, lanes.ann));
  stage.pass(700);
  join(duel, ben, lanes.ben);
  play(ann, lanes.ann);
  stage.pass(MINUTE);

  const three = openBattle(stage, cat, { sides: 3 });
  join(three, ben, lanes.ben);
  play(ben, lanes.ben);
  joinBattle(stage, three, dan);
  stage.pass(MINUTE);

  const gift = houseGives(stage);
  enter(gift, ann, lanes.ann);
  enterGiveaway(stage, gift, cat, dan);
  enter(gift, ben, lanes.ben);
  const own = playerGives(stage, ann, [charm, charm], brought(ann, lanes.ann));
  enter(own, ben, lanes.ben);
  enterGiveaway(stage, own, cat);
  play(ben, lanes.ben);
  stage.pass(15 * MINUTE);

  const { step } = stage.playerOf(ann).lanes.get(lanes.ann) ?? { step: 0 };
  const room = { link: linkAt(lanes.ann, step + 1), draw: { game: 'room', room: mustBe(isToken128, three) } } as const;
  stage.ask(closingLane(stage.playerOf(ann), lanes.ann, deviceNamed(ann), room));
  stage.ask(closingLane(stage.playerOf(ben), lanes.ben, deviceNamed(ben)));
  return { house: revealEverything(stage.house), lanes };
};
