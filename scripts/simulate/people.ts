import { currentValue } from '../../engine/catalog/skin/state.ts';
import { actorOf, type Command, type Submission } from '../../engine/commands.ts';
import { consolationSum, dreamFee } from '../../engine/fairness/dream-draw.ts';
import type { Wear } from '../../engine/fairness/odds.ts';
import { upgradeTickets } from '../../engine/fairness/upgrade-draw.ts';
import { GAMES } from '../../engine/kernel/game-name.ts';
import { type HexHash, isPlayerId, mustBe, type SkinId } from '../../engine/kernel/ids.ts';
import { formatMoney } from '../../engine/kernel/money.ts';
import { priceOf } from '../../engine/market/selling/sell-items.ts';
import { inForce } from '../../engine/terms/in-force.ts';
import { DEFAULT_TERMS } from '../../engine/terms/sections.ts';
import { MONEY_WISHES, operateMoney } from './money.ts';
import { entropy, items, NO_HASH, oddsOf, player, type Stage } from './picks.ts';
import { CASES, publishCase, publishConsolation, publishSkin, TARGETS } from './world.ts';

const openCase = (stage: Stage): Command => {
  const slug = stage.random.pick(CASES);
  const quantity = stage.random.chance(0.02) ? 10 : 1 + stage.random.below(3);
  return {
    type: 'OpenCase',
    playerId: player(stage).playerId,
    case: slug,
    quantity,
    oddsHash: oddsOf(stage, slug),
    entropy: entropy(stage),
  };
};

const sell = (stage: Stage): Command => {
  const owner = player(stage);
  const itemIds = items(stage, owner, 6);
  return {
    type: 'SellItems',
    playerId: owner.playerId,
    itemIds,
    expectedTotal: stage.random.chance(0.1) ? '99999999' : null,
  };
};

const catalogValue = ({ view }: Stage, skin: SkinId, wear: Wear | ''): bigint =>
  currentValue(view.states.skin(skin), wear) ?? 0n;

const termsShown = ({ view, now, random }: Stage, section: 'upgrade' | 'dream'): HexHash =>
  random.chance(0.03) ? NO_HASH : (inForce(view.states.terms(), section, now)?.hash ?? NO_HASH);

const upgrade = (stage: Stage): Command => {
  const { random, view, now } = stage;
  const owner = player(stage);
  const itemIds = items(stage, owner, random.chance(0.03) ? 12 : 4);
  const coin = random.chance(0.3) ? BigInt(random.below(400)) : 0n;
  const stake = itemIds.reduce((sum, id) => {
    const item = owner.items.get(id);
    return item === undefined ? sum : sum + priceOf(item, { at: now, skin: view.states.skin }).paid;
  }, coin);
  const { skin, wear } = random.pick(TARGETS);
  const target = catalogValue(stage, skin, wear);
  const winTickets = target > 0n ? upgradeTickets(stake, target, DEFAULT_TERMS.upgrade) : 0;
  return {
    type: 'UpgradeItems',
    playerId: owner.playerId,
    terms: termsShown(stage, 'upgrade'),
    itemIds,
    coin: formatMoney(coin),
    targetSkin: skin,
    targetWear: wear,
    side: random.chance(0.5) ? 'under' : 'over',
    stake: formatMoney(random.chance(0.05) ? stake + 1n : stake),
    targetValue: formatMoney(target),
    winTickets: random.chance(0.03) ? winTickets + 1 : winTickets,
    entropy: entropy(stage),
  };
};

const dream = (stage: Stage): Command => {
  const { random, view } = stage;
  const { skin, wear } = random.pick(TARGETS);
  const value = catalogValue(stage, skin, wear);
  const winTickets = random.pick([100_000, 7_500_000, 1_000_000 + random.below(6_000_000), 0, 10_000_000]);
  const table = view.states.consolation();
  const sum = table.status === 'absent' ? 0n : consolationSum(table.table.entries);
  const fee =
    winTickets > 0 && winTickets <= 7_500_000 && value > 0n
      ? dreamFee(value, winTickets, sum, DEFAULT_TERMS.dream)
      : 1n;
  return {
    type: 'ChaseDream',
    playerId: player(stage).playerId,
    terms: termsShown(stage, 'dream'),
    targetSkin: skin,
    targetWear: wear,
    winTickets,
    targetValue: formatMoney(value > 0n ? value : 1n),
    fee: formatMoney(random.chance(0.05) ? fee + 1n : fee),
    consolationHash: table.status === 'absent' || random.chance(0.03) ? NO_HASH : table.tableHash,
    entropy: entropy(stage),
  };
};

const createBattle = (stage: Stage): Command => {
  const { random } = stage;
  const house = random.chance(0.1);
  const creator = player(stage);
  const teams = random.chance(0.25);
  const boxes = Array.from({ length: random.chance(0.02) ? 21 : 1 + random.below(4) }, () => {
    const slug = random.pick(CASES);
    return { case: slug, oddsHash: oddsOf(stage, slug) };
  });
  return {
    type: 'CreateBattle',
    playerId: house ? null : creator.playerId,
    seedHash: house ? null : random.chance(0.05) ? NO_HASH : (creator.hostSeeds?.battle.publicHash ?? NO_HASH),
    entropy: entropy(stage),
    mode: random.chance(0.5) ? 'classic' : 'underdog',
    ...(teams ? { sides: 2, size: 2 } : { sides: 2 + random.below(3), size: 1 }),
    private: random.chance(0.1),
    boxes,
    beacon: { kind: 'none' },
  };
};

/** A room, sometimes one that is over already. */
const someBattle = ({ view, random }: Stage) => {
  const open = view.openBattles();
  const over = view.overBattles();
  const choices = over.length > 0 && (open.length === 0 || random.chance(0.05)) ? over : open;
  return choices.length === 0 ? null : random.pick(choices);
};

const join = (stage: Stage): Command | null => {
  const battle = someBattle(stage);
  if (battle === null) return null;
  const { random } = stage;
  const seat = random.chance(0.3) ? 1 + random.below(4) : null;
  const { battleId } = battle;
  return { type: 'JoinBattle', playerId: player(stage).playerId, battleId, seat, entropy: entropy(stage) };
};

const addBot = (stage: Stage): Command | null => {
  const battle = someBattle(stage);
  if (battle === null) return null;
  const asker = stage.random.chance(0.1) ? player(stage).playerId : battle.creator;
  return { type: 'AddBot', playerId: asker, battleId: battle.battleId, seat: null, entropy: entropy(stage) };
};

const dissolve = (stage: Stage): Command | null => {
  const battle = someBattle(stage);
  if (battle === null) return null;
  const asker = stage.random.chance(0.2) ? player(stage).playerId : battle.creator;
  return { type: 'DissolveBattle', playerId: asker, battleId: battle.battleId };
};

const createGiveaway = (stage: Stage): Command => {
  const { random, now } = stage;
  const host = player(stage);
  const conditions = { depositDays: random.chance(0.2) ? 7 : null, vipGrade: random.chance(0.1) ? 2 : 0 };
  const drawAt = now + (random.chance(0.05) ? 1_000 : 300_000 + random.below(3_600_000));
  const rest = {
    entropy: entropy(stage),
    startsAt: null,
    drawAt,
    locked: false,
    conditions,
    beacon: { kind: 'none' },
  } as const;
  if (random.chance(0.2)) {
    const title = { 'zh-CN': '房', 'zh-TW': '房', en: 'Room' };
    const prizes = Array.from({ length: 1 + random.below(5) }, () => random.pick(TARGETS));
    return { type: 'CreateGiveaway', host: { kind: 'house', title, prizes }, ...rest };
  }
  return {
    type: 'CreateGiveaway',
    host: {
      kind: 'player',
      playerId: host.playerId,
      seedHash: host.hostSeeds?.giveaway.publicHash ?? NO_HASH,
      itemIds: items(stage, host, 3),
    },
    ...rest,
  };
};

const enter = (stage: Stage): Command | null => {
  const open = stage.view.openGiveaways();
  if (open.length === 0) return null;
  const { giveawayId } = stage.random.pick(open);
  return { type: 'EnterGiveaway', playerId: player(stage).playerId, giveawayId, entropy: entropy(stage) };
};

const operate = (stage: Stage): Command => {
  const { random, view } = stage;
  const game = random.pick(GAMES);
  if (random.chance(0.5)) return operateMoney(stage);
  const kind = random.below(8);
  if (kind === 0 || view.states.game(game).stopped) {
    const stop = !view.states.game(game).stopped;
    return { type: 'StopGame', game, stop, reason: stop ? 'inspection' : '' };
  }
  if (kind < 3) return publishCase(random.pick(CASES), random);
  if (kind < 4) return publishConsolation(random);
  return publishSkin(random);
};

const deposit = (stage: Stage): Command => ({
  type: 'SettleDeposit',
  playerId: player(stage).playerId,
  depositId: stage.random.uuid(),
  provider: 'sandbox',
  amount: formatMoney(BigInt(1 + stage.random.below(20_000))),
});

const register = ({ random }: Stage): Command => ({
  type: 'RegisterPlayer',
  playerId: mustBe(isPlayerId, Buffer.from(random.bytes(16)).toString('base64url')),
  userSeed: 'simulated',
});

const rotate = (stage: Stage): Command => ({ type: 'RotateSeed', playerId: player(stage).playerId, userSeed: null });

const hostSeeds = (stage: Stage): Command => ({ type: 'CommitHostSeeds', playerId: player(stage).playerId });

/** What people do, and how often of a thousand times. */
const WISHES: readonly (readonly [number, (stage: Stage) => Command | null])[] = [
  [236, openCase],
  [70, sell],
  [90, upgrade],
  [60, dream],
  [50, createBattle],
  [110, join],
  [50, addBot],
  [15, dissolve],
  [20, createGiveaway],
  [45, enter],
  [30, deposit],
  [10, rotate],
  [15, hostSeeds],
  [14, operate],
  ...MONEY_WISHES,
];

const wish = (stage: Stage): Command | null => {
  let left = stage.random.below(1_000);
  for (const [weight, make] of WISHES) {
    if (left < weight) return make(stage);
    left -= weight;
  }
  return null;
};

/** Somebody's next command, legal or not; null where nothing occurred to anybody. */
export const nextCommand = (stage: Stage): Submission | null => {
  const { view, random, players } = stage;
  const known = view.players().length;
  const command = known < 3 || (known < players && random.chance(0.05)) ? register(stage) : wish(stage);
  if (command === null) return null;
  return { actor: actorOf(command), commandId: random.uuid(), command };
};
