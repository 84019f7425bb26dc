import { accept } from '../kernel/decision.ts';
import type { Handler } from '../kernel/handler.ts';
import { type PlayerId, playerStream, siteLogStream, termsStream } from '../kernel/ids.ts';
import { reject } from '../kernel/result.ts';
import type { SeesSiteLog } from '../site/state.ts';
import type { SeesTerms } from '../terms/state.ts';
import { type HostSeedsReplaced, hostSeedsReplaced, type SeedRotated, seedRotated } from './events.ts';
import { laneEnd, laneTimer } from './lanes/close-lane.ts';
import type { LaneClosed } from './lanes/events.ts';
import { retirement, retirementTimer } from './rotate-seed.ts';
import { forPlayer, pairsOf, type SeesPlayers, usableUntil } from './state.ts';

/**
 * After a loss: the pair in use, the next one and those for rooms are revealed, because the lost entries may have revealed them
 * already. The pairs that the player plays from then on were committed after the loss.
 */
export type ReplaceSeeds = { readonly type: 'ReplaceSeeds'; readonly playerId: PlayerId };

export const replaceSeeds: Handler<
  ReplaceSeeds,
  SeedRotated | HostSeedsReplaced | LaneClosed,
  SeesPlayers & SeesTerms & SeesSiteLog
> = {
  needs: ({ playerId }, known) => {
    const player = known.player(playerId);
    const hosts = player?.status === 'registered' ? player.hostSeeds : null;
    return {
      streams: [playerStream(playerId), termsStream, siteLogStream],
      guards: [],
      pairs: [
        ...pairsOf(player),
        ...(player?.status === 'registered' ? player.lanes.keys() : []),
        ...(hosts === null ? [] : [hosts.battle.pairId, hosts.giveaway.pairId]),
      ],
    };
  },

  decide: forPlayer((player, { playerId }, world, commandId) => {
    if (!world.siteLog().continuing) return reject('NOTHING_TO_DO');
    const { at } = world;
    const stream = playerStream(playerId);
    const first = retirement(player, world, commandId, 'loss');
    const after = seedRotated.fold(player, first.event, { at, before: player });
    const second = retirement(after, world, commandId, 'loss');
    const { hostSeeds, current } = player;
    const reveal = <Pair extends { readonly pairId: typeof current.pairId }>({ pairId }: Pair) => ({
      pairId,
      ...world.reveal(pairId),
    });
    const replaced =
      hostSeeds === null
        ? []
        : [
            hostSeedsReplaced.in(stream, {
              commandId,
              playerId,
              revealed: { battle: reveal(hostSeeds.battle), giveaway: reveal(hostSeeds.giveaway) },
              battle: world.freshPair(),
              giveaway: world.freshPair(),
            }),
          ];
    const lanes = [...player.lanes.values()];
    return accept(
      [first, second, ...replaced, ...lanes.map((lane) => laneEnd(player, lane, world, commandId, 'loss'))],
      [
        ...lanes.map((lane) => laneTimer(player, lane).clear()),
        { change: 'clear', timer: retirementTimer(stream, current.seq) },
        {
          change: 'set',
          timer: retirementTimer(stream, current.seq + 2),
          dueAt: usableUntil({ committedAt: at, startedAt: at }, world.terms()),
        },
      ],
    );
  }),
};
