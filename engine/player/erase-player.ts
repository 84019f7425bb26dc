import { accept } from '../kernel/decision.ts';
import type { Handler } from '../kernel/handler.ts';
import { type PairId, type PlayerId, playerStream } from '../kernel/ids.ts';
import { reject } from '../kernel/result.ts';
import { type BalancesErased, balancesErased, type PlayerErased, playerErased } from './account-events.ts';
import { laneEnd, laneTimer } from './lanes/close-lane.ts';
import type { LaneClosed } from './lanes/events.ts';
import { retirementTimer } from './rotate-seed.ts';
import { refuseLeaving } from './safer-play.ts';
import { forPlayer, type PlayerState, type RegisteredPlayer, type SeesPlayers, walletOf } from './state.ts';

/** Ends the stream of a player who asked to be forgotten: needs an empty backpack and nothing open. */
export type ErasePlayer = {
  readonly type: 'ErasePlayer';
  readonly playerId: PlayerId;
};

/** The kinds of things that must come to their end before the erasure. A cancelled order needn't. */
const inUse = ({ items, escrow, battles, giveaways, retrievals, deposits }: RegisteredPlayer): readonly string[] =>
  [
    ['items', items.size],
    ['battles', battles.size],
    ['giveaways', giveaways.size],
    ['escrow', escrow.size],
    ['retrievals', retrievals.size],
    ['deposits', deposits.count(({ cancelled }) => !cancelled)],
  ].flatMap(([what, count]) => (typeof what === 'string' && count !== 0 ? [what] : []));

/** Every pair that is committed and not revealed, lanes aside, in the order of the reveal, with the rounds that were played on it. */
const hiddenPairs = ({ current, next, hostSeeds }: RegisteredPlayer) => [
  { pairId: current.pairId, roundCount: current.roundCount },
  ...[next, ...(hostSeeds === null ? [] : [hostSeeds.battle, hostSeeds.giveaway])].map(({ pairId }) => ({
    pairId,
    roundCount: 0,
  })),
];

const hiddenOf = (state: PlayerState | undefined): readonly PairId[] =>
  state?.status === 'registered' ? [...hiddenPairs(state).map(({ pairId }) => pairId), ...state.lanes.keys()] : [];

export const erasePlayer: Handler<ErasePlayer, LaneClosed | PlayerErased | BalancesErased, SeesPlayers> = {
  needs: ({ playerId }, known) => ({
    streams: [playerStream(playerId)],
    guards: [playerId],
    pairs: hiddenOf(known.player(playerId)),
  }),

  decide: forPlayer((player, { playerId }, world, commandId) => {
    const held = refuseLeaving(player, world);
    if (held !== null) return held;
    const open = inUse(player);
    if (open.length > 0) return reject('ACCOUNT_IN_USE', { what: open });
    const stream = playerStream(playerId);
    const { current } = player;
    const revealed = hiddenPairs(player).map(({ pairId, roundCount }) => ({
      pairId,
      ...world.reveal(pairId),
      roundCount,
    }));
    const left = walletOf(player);
    const lanes = [...player.lanes.values()];
    return accept(
      [
        ...lanes.map((lane) => laneEnd(player, lane, world, commandId, 'erased')),
        playerErased.in(stream, { commandId, playerId, revealed }),
        balancesErased.in(stream, { commandId, playerId, ...left }),
      ],
      [
        { change: 'clear', timer: retirementTimer(stream, current.seq) },
        ...lanes.map((lane) => laneTimer(player, lane).clear()),
      ],
    );
  }),
};
