import { type Acceptance, accept } from '../../kernel/decision.ts';
import type { Handler } from '../../kernel/handler.ts';
import { type BattleId, battleStream, type CommandId, type PlayerId, playerStream } from '../../kernel/ids.ts';
import { formatMoney } from '../../kernel/money.ts';
import { reject } from '../../kernel/result.ts';
import type { Known, Needs, World } from '../../kernel/world.ts';
import { hasStalled } from '../witnessed-room.ts';
import { type BattleDissolved, type BattleRefunded, battleDissolved, battleRefunded } from './events.ts';
import { type OpenedBattle, type SeesBattles, seatedPlayers } from './state.ts';
import { battleTimers } from './timing.ts';

/** The creator (null: the operator) gives up a waiting room, and the operator one that stands still for an hour; every player is refunded. */
export type DissolveBattle = {
  readonly type: 'DissolveBattle';
  readonly playerId: PlayerId | null;
  readonly battleId: BattleId;
};

/** The timer's command: a room that waited for 30 minutes is over. */
export type ExpireBattle = { readonly type: 'ExpireBattle'; readonly battleId: BattleId };

/** The room, the players in it, and its seed to reveal. */
const roomNeeds = ({ battleId }: { readonly battleId: BattleId }, known: Known<SeesBattles>): Needs => {
  const battle = known.battle(battleId);
  const isOpen = battle !== undefined && battle.status !== 'absent';
  const players = isOpen ? seatedPlayers(battle).map(({ player }) => playerStream(player)) : [];
  return { streams: [battleStream(battleId), ...players], guards: [], pairs: isOpen ? [battle.seed.pairId] : [] };
};

/** Every player gets their stake back, and the seed is revealed though nothing was drawn from it. */
const giveUp = (
  battle: OpenedBattle,
  reason: BattleDissolved['data']['reason'],
  world: World,
  commandId: CommandId,
): Acceptance<BattleRefunded | BattleDissolved> => {
  const { battleId, seed } = battle;
  const refunds = seatedPlayers(battle).map(({ player }) =>
    battleRefunded.in(playerStream(player), {
      commandId,
      playerId: player,
      battleId,
      amount: formatMoney(battle.cost),
    }),
  );
  const data = { commandId, battleId, reason, revealed: { pairId: seed.pairId, ...world.reveal(seed.pairId) } };
  const dissolved = battleDissolved.in(battleStream(battleId), data);
  const { expiry, beacon } = battleTimers(battleId);
  return accept([...refunds, dissolved], [battle.status === 'locked' ? beacon.clear() : expiry.clear()]);
};

export const dissolveBattle: Handler<DissolveBattle, BattleRefunded | BattleDissolved, SeesBattles> = {
  needs: roomNeeds,

  decide: ({ playerId, battleId }, world, commandId) => {
    const battle = world.battle(battleId);
    if (battle.status === 'absent') return reject('BATTLE_NOT_FOUND');
    if (playerId !== null && battle.creator !== playerId) return reject('NOT_YOURS');
    const isStill = playerId === null && hasStalled(battle.beacon, battle.witness, world.at);
    if (battle.status === 'locked' && !isStill) return reject('BATTLE_STARTED');
    if (battle.status !== 'waiting' && battle.status !== 'locked') return reject('BATTLE_OVER');
    return giveUp(battle, playerId === null ? 'operator' : 'creator', world, commandId);
  },
};

export const expireBattle: Handler<ExpireBattle, BattleRefunded | BattleDissolved, SeesBattles> = {
  needs: roomNeeds,

  decide: ({ battleId }, world, commandId) => {
    const battle = world.battle(battleId);
    if (battle.status !== 'waiting') return reject('NOTHING_TO_DO');
    if (world.at < battle.expiresAt) return { kind: 'early' };
    return giveUp(battle, 'expired', world, commandId);
  },
};
