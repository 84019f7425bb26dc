import { actorOf, type Command, type Submission } from '../../engine/commands.ts';
import { GAMES } from '../../engine/kernel/game-name.ts';
import { isPlayerId, mustBe } from '../../engine/kernel/ids.ts';
import { crediting } from '../../test/cast.ts';
import { SIMULATED_GAMES } from './games/index.ts';
import { LANE_WISHES } from './lanes.ts';
import { MONEY_WISHES, operateMoney } from './money.ts';
import { entropy, items, player, type Stage, termsShown, type Wishes } from './picks.ts';
import { CASES, publishCase, publishConsolation, publishSkin } from './world.ts';

const sell = (stage: Stage): Command => {
  const owner = player(stage);
  const itemIds = items(stage, owner, 6);
  return {
    type: 'SellItems',
    playerId: owner.playerId,
    terms: termsShown(stage, 'items'),
    itemIds,
    expectedTotal: stage.random.chance(0.1) ? '99999999' : null,
  };
};

const operate = (stage: Stage): Command => {
  const { random, view } = stage;
  const game = random.pick(GAMES);
  if (random.chance(0.5)) return operateMoney(stage);
  const kind = random.below(8);
  const stop = view.states.game(game).stoppedFrom === null;
  if (kind === 0 || !stop) {
    return { type: 'StopGame', game, stop, reason: stop ? 'inspection' : '' };
  }
  if (kind < 3) return publishCase(random.pick(CASES), random, random.chance(0.05) ? '1' : undefined);
  if (kind < 4) return publishConsolation(random);
  return publishSkin(random);
};

const credited = (stage: Stage): Command => crediting(player(stage).playerId, String(1 + stage.random.below(20_000)));

const register = ({ random }: Stage): Command => ({
  type: 'RegisterPlayer',
  playerId: mustBe(isPlayerId, Buffer.from(random.bytes(16)).toString('base64url')),
  userSeed: 'simulated',
});

const rotate = (stage: Stage): Command => ({
  type: 'RotateSeed',
  playerId: player(stage).playerId,
  userSeed: null,
  entropy: entropy(stage),
});

const hostSeeds = (stage: Stage): Command => ({ type: 'CommitHostSeeds', playerId: player(stage).playerId });

const WISHES: Wishes = [
  [70, sell],
  [30, credited],
  [10, rotate],
  [15, hostSeeds],
  [14, operate],
  ...SIMULATED_GAMES.flatMap(({ wishes }) => wishes),
  ...LANE_WISHES,
  ...MONEY_WISHES,
];

/** The next command, legal or not; null where the chosen wish finds none. */
export const nextCommand = (stage: Stage): Submission | null => {
  const { view, random, players } = stage;
  const known = view.players().length;
  const command =
    known < 3 || (known < players && random.chance(0.05)) ? register(stage) : random.weighted(WISHES)(stage);
  if (command === null) return null;
  return { actor: actorOf(command), commandId: random.uuid(), command };
};
