import { statusAsOf } from '../../engine/catalog/versions.ts';
import { BEACON_MARGIN_MS } from '../../engine/fairness/beacon.ts';
import type { CreateBattle } from '../../engine/games/battle/create-battle.ts';
import type { BeaconChoice } from '../../engine/kernel/event-codec.ts';
import { type BattleId, type CaseSlug, isHexHash, mustBe, type PlayerId } from '../../engine/kernel/ids.ts';
import { dawn } from '../cast.ts';
import { untilRecorded } from '../recorded-rounds.ts';
import { battleTerms } from '../terms-cast.ts';
import { ann, ben, cat, dan, eve, fay, plain, type Stage } from './stage.ts';

const none = { kind: 'none' } as const;

type Room = Partial<
  Pick<CreateBattle, 'entropy' | 'lane' | 'mode' | 'pace' | 'sides' | 'size' | 'beacon' | 'private'>
> & {
  readonly boxes?: readonly CaseSlug[];
};

export const openBattle = (stage: Stage, playerId: PlayerId | null, { boxes = [dawn], ...room }: Room): BattleId => {
  const world = stage.house.world();
  const seeds = playerId === null ? null : stage.playerOf(playerId).hostSeeds;
  const created = stage.ask({
    type: 'CreateBattle',
    playerId,
    seedHash: seeds?.battle.publicHash ?? null,
    terms: battleTerms,
    entropy: stage.entropy(),
    mode: 'classic',
    pace: 'normal',
    sides: 2,
    size: 1,
    private: false,
    beacon: none,
    ...room,
    boxes: boxes.map((slug) => {
      const found = statusAsOf(world.case(slug), world.at);
      return { case: slug, oddsHash: found.status === 'absent' ? mustBe(isHexHash, '0'.repeat(64)) : found.oddsHash };
    }),
  });
  for (const event of created) if (event.type === 'BattleCreated') return event.data.battleId;
  throw new Error('no room was opened');
};

export const joinBattle = (stage: Stage, battleId: BattleId, ...players: readonly PlayerId[]): void => {
  for (const playerId of players) {
    stage.pass(700);
    stage.ask({ type: 'JoinBattle', playerId, battleId, seat: null, entropy: stage.entropy() });
  }
};
export const callBot = (stage: Stage, battleId: BattleId, playerId: PlayerId | null): void => {
  stage.ask({ type: 'AddBot', playerId, battleId, seat: null, entropy: stage.entropy() });
};

/** Battles of every size and end: won, tied, dealt by a draw, with bots and with beacons, given up in three ways. */
export const recordBattles = (stage: Stage, beacon: BeaconChoice): void => {
  const { pass } = stage;
  joinBattle(stage, openBattle(stage, ann, { boxes: [dawn, dawn] }), ben);
  pass(30_000);
  const three = openBattle(stage, cat, { mode: 'underdog', sides: 3, boxes: [dawn, plain, dawn] });
  callBot(stage, three, cat);
  joinBattle(stage, three, dan);
  pass(40_000);
  const four = openBattle(stage, ann, { sides: 4 });
  joinBattle(stage, four, ben, cat);
  callBot(stage, four, ann);
  pass(30_000);
  joinBattle(stage, openBattle(stage, ann, { sides: 2, size: 2, boxes: [dawn, dawn] }), ben, cat, dan);
  pass(30_000);
  joinBattle(stage, openBattle(stage, dan, { sides: 2, size: 2, boxes: [plain, plain] }), cat, ben, ann);
  pass(30_000);
  joinBattle(stage, openBattle(stage, ben, { sides: 3, boxes: [plain] }), eve, fay);
  pass(30_000);
  const soonest = (): void => pass(untilRecorded(beacon, stage.house.now(), BEACON_MARGIN_MS));
  soonest();
  joinBattle(stage, openBattle(stage, null, { beacon, boxes: [dawn, dawn] }), eve, fay);
  pass(60_000);
  soonest();
  const own = openBattle(stage, eve, { sides: 3, beacon });
  callBot(stage, own, eve);
  callBot(stage, own, eve);
  pass(60_000);

  const givenUp = openBattle(stage, ann, { sides: 3, boxes: [dawn, dawn, plain] });
  joinBattle(stage, givenUp, ben);
  stage.ask({ type: 'DissolveBattle', playerId: ann, battleId: givenUp });
  const closed = openBattle(stage, cat, { mode: 'underdog' });
  stage.ask({ type: 'DissolveBattle', playerId: null, battleId: closed });
  joinBattle(stage, openBattle(stage, dan, { sides: 4 }), fay);
  pass(31 * 60_000);
};
