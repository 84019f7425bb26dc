import type { HeldItem } from '../../facts/facts.ts';
import { accept, type StreamEvent } from '../../kernel/decision.ts';
import type { ItemFacts } from '../../kernel/event-codec.ts';
import type { Handler } from '../../kernel/handler.ts';
import { type CommandId, type GiveawayId, giveawayStream, type PlayerId, playerStream } from '../../kernel/ids.ts';
import { reject } from '../../kernel/result.ts';
import { nextItem, type SeesPlayers } from '../../player/state.ts';
import {
  type EscrowReleased,
  escrowReleased,
  type GiveawayAwarded,
  type GiveawayDrawn,
  giveawayAwarded,
  keptOfPrize,
  type PrizeWon,
  prizeWon,
} from './events.ts';
import { isEscrowed } from './prizes.ts';
import type { OpenedGiveaway, SeesGiveaways } from './state.ts';
import { giveawayTimers } from './timers.ts';

/**
 * The timer's command right after a draw: every prize goes to its winner. A prize without a winner, or with an erased
 * winner, goes back to its host.
 * A command of its own, because the streams of the winners are known only when the draw is decided.
 */
export type AwardPrizes = { readonly type: 'AwardPrizes'; readonly giveawayId: GiveawayId };

type Winners = GiveawayDrawn['data']['winners'];

/** The winners who weren't erased since the draw: an erased player can't get a prize. */
const stillThere = (winners: Winners, world: SeesPlayers): Winners =>
  winners.filter(({ playerId }) => world.player(playerId).status === 'registered');

/** Prizes of a player leave escrow: to winners, or back to the host where a prize has no winner left. */
const release = (
  host: PlayerId,
  { giveawayId, prizes }: OpenedGiveaway,
  winners: Winners,
  commandId: CommandId,
): StreamEvent<EscrowReleased> => {
  const won = new Set(winners.map(({ prize }) => prize));
  const given = prizes.filter((_, index) => won.has(index)).filter(isEscrowed);
  const returned = prizes.filter((_, index) => !won.has(index)).filter(isEscrowed);
  return escrowReleased.in(playerStream(host), { commandId, playerId: host, giveawayId, given, returned });
};

/** The prize as it waits in its host's escrow; null for one that the house makes. */
const waitingPrize = ({ itemId }: ItemFacts, host: PlayerId | null, world: SeesPlayers): HeldItem | null => {
  if (host === null) return null;
  const player = world.player(host);
  const waiting = player.status === 'registered' ? player.escrow.get(itemId) : undefined;
  if (waiting === undefined) throw new Error(`${itemId} isn't in its host's escrow`);
  return waiting;
};

export const awardPrizes: Handler<
  AwardPrizes,
  EscrowReleased | PrizeWon | GiveawayAwarded,
  SeesGiveaways & SeesPlayers
> = {
  needs: ({ giveawayId }, known) => {
    const giveaway = known.giveaway(giveawayId);
    const drawn = giveaway === undefined || giveaway.status === 'absent' ? null : giveaway;
    const winners = drawn?.drawn?.winners.map(({ playerId }) => playerId) ?? [];
    const host = drawn?.host ?? null;
    const players = host === null ? winners : [host, ...winners];
    return { streams: [giveawayStream(giveawayId), ...players.map(playerStream)], guards: [], pairs: [] };
  },

  decide: ({ giveawayId }, world, commandId) => {
    const giveaway = world.giveaway(giveawayId);
    if (giveaway.status === 'absent') return reject('GIVEAWAY_NOT_FOUND');
    const { drawn, host } = giveaway;
    if (drawn === null || giveaway.awardedAt !== null) return reject('NOTHING_TO_DO');
    const winners = stillThere(drawn.winners, world);
    const prizes = winners.map(({ prize, code, playerId }): StreamEvent<PrizeWon> => {
      const found = giveaway.prizes[prize];
      const winner = world.player(playerId);
      if (found === undefined || winner.status === 'absent') throw new Error(`${giveawayId} has no prize ${prize}`);
      const item = isEscrowed(found) ? found : { ...found, itemId: nextItem(winner) };
      const kept = keptOfPrize(waitingPrize(item, host, world), world.at);
      return prizeWon.in(playerStream(playerId), { commandId, playerId, giveawayId, code, item, from: host, ...kept });
    });
    const awarded = giveawayAwarded.in(giveawayStream(giveawayId), { commandId, giveawayId });
    const released = host === null ? [] : [release(host, giveaway, winners, commandId)];
    return accept([...released, ...prizes, awarded], [giveawayTimers(giveawayId).award.clear()]);
  },
};
