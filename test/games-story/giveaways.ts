import type { CreateGiveaway } from '../../engine/games/giveaway/create-giveaway.ts';
import type { BeaconChoice } from '../../engine/kernel/event-codec.ts';
import type { GiveawayId, PlayerId, SkinId } from '../../engine/kernel/ids.ts';
import { charm, kestrel, vulture } from '../cast.ts';
import { untilRecorded } from '../recorded-rounds.ts';
import { giveawayTerms, TERMS } from '../terms-cast.ts';
import { itemsOf } from './plays.ts';
import { ann, ben, cat, dan, eve, everybody, fay, type Stage } from './stage.ts';

const MINUTE = 60_000;
const OPEN_MS = 10 * MINUTE;
type Room = Partial<Pick<CreateGiveaway, 'entropy' | 'lane' | 'locked' | 'conditions' | 'beacon'>>;

const open = (stage: Stage, host: CreateGiveaway['host'], room: Room): GiveawayId => {
  const created = stage.ask({
    type: 'CreateGiveaway',
    host,
    terms: giveawayTerms,
    entropy: stage.entropy(),
    startsAt: null,
    drawAt: stage.house.now() + OPEN_MS,
    locked: false,
    conditions: { depositDays: null, vipGrade: 0 },
    beacon: { kind: 'none' },
    ...room,
  });
  for (const event of created) if (event.type === 'GiveawayCreated') return event.data.giveawayId;
  throw new Error('no room was opened');
};

export const houseGives = (stage: Stage, room: Room = {}): GiveawayId => {
  const prizes = [
    { skin: charm, wear: '' },
    { skin: kestrel, wear: 'FN' },
    { skin: vulture, wear: 'FT' },
  ] as const;
  const title = { 'zh-CN': '周末', 'zh-TW': '週末', en: 'Weekend' };
  return open(stage, { kind: 'house', title, prizes }, room);
};

export const playerGives = (
  stage: Stage,
  playerId: PlayerId,
  skins: readonly SkinId[],
  room: Room = {},
): GiveawayId => {
  const seedHash = stage.playerOf(playerId).hostSeeds?.giveaway.publicHash;
  if (seedHash === undefined) throw new Error('no seed was committed');
  const itemIds = [...new Set(skins)].flatMap((skin) =>
    itemsOf(stage, playerId, skin, skins.filter((one) => one === skin).length),
  );
  return open(stage, { kind: 'player', playerId, seedHash, itemIds }, room);
};

export const enterGiveaway = (stage: Stage, giveawayId: GiveawayId, ...players: readonly PlayerId[]): void => {
  for (const playerId of players) {
    stage.pass(900);
    stage.ask({ type: 'EnterGiveaway', playerId, giveawayId, entropy: stage.entropy() });
  }
};

/** Rooms of the house and of players: with more entries than prizes and fewer, without any, with conditions and beacons. */
export const recordGiveaways = (stage: Stage, beacon: BeaconChoice): void => {
  const over = (): void => stage.pass(12 * MINUTE);
  stage.pass(untilRecorded(beacon, stage.house.now(), OPEN_MS + TERMS.giveaway.beaconMarginMs));
  enterGiveaway(stage, houseGives(stage, { beacon }), ...everybody);
  over();
  enterGiveaway(stage, houseGives(stage), ann, ben, cat, dan, eve);
  over();
  enterGiveaway(stage, playerGives(stage, ann, [vulture, charm]), ben, cat, dan, fay);
  over();
  enterGiveaway(stage, playerGives(stage, ben, [charm, charm, charm]), eve);
  over();
  playerGives(stage, cat, [charm]);
  over();
  const conditions = { depositDays: 2, vipGrade: 1 };
  enterGiveaway(stage, playerGives(stage, dan, [charm, vulture], { conditions, locked: true }), ann, cat);
  over();
  const cancelled = playerGives(stage, eve, [charm, charm]);
  enterGiveaway(stage, cancelled, fay);
  stage.ask({ type: 'CancelGiveaway', giveawayId: cancelled });
  stage.ask({ type: 'CancelGiveaway', giveawayId: houseGives(stage) });
  over();
};
