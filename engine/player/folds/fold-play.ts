import type { Instant } from '../../kernel/decision.ts';
import type { ItemFacts } from '../../kernel/event-codec.ts';
import { roundId } from '../../kernel/ids.ts';
import { type Money, parseMoney } from '../../kernel/money.ts';
import type { RegisteredPlayer } from '../state.ts';
import { acting, afterStake, heldItem, type Of, withItem, withoutItems } from './shared.ts';

export type PlayEvent = Of<
  'CaseOpened' | 'FreeCaseOpened' | 'UpgradePlayed' | 'DreamChased' | 'SeedRotated' | 'HostSeedsCommitted'
>;

interface Round {
  readonly roundNo: number;
  readonly coin: Money;
  /** What limits count: coin, and what staked items counted. */
  readonly staked: Money;
  readonly won: Money;
  readonly items: RegisteredPlayer['items'];
}

/** A player's round was played: the pair counts it, and what was staked of coin is wagered. */
const afterRound = (
  player: RegisteredPlayer,
  { roundNo, coin, staked, won, items }: Round,
  at: Instant,
): RegisteredPlayer => ({
  ...player,
  wagered: player.wagered + coin,
  growth: afterStake(player.growth, coin),
  coin: player.coin - coin,
  current: { ...player.current, roundCount: roundNo },
  items,
  activity: acting(player, at, { staked, won }),
  lastPlayAt: at,
});

/** The item of an opened case: its id is the round's. */
const wonIn = ({
  pairId,
  roundNo,
  skin,
  wear,
  float,
  value,
}: Of<'CaseOpened' | 'FreeCaseOpened'>['data']): ItemFacts => ({
  itemId: roundId(pairId, roundNo),
  skin,
  wear,
  float,
  value,
});

/** Rounds of the player's own pair, and the pairs themselves. */
export const foldPlay = (player: RegisteredPlayer, event: PlayEvent, at: Instant): RegisteredPlayer => {
  switch (event.type) {
    case 'CaseOpened': {
      const { data } = event;
      const item = heldItem(wonIn(data), at, 'case', data.case);
      const price = parseMoney(data.price);
      const items = withItem(player, item);
      return afterRound(player, { roundNo: data.roundNo, coin: price, staked: price, won: item.value, items }, at);
    }
    case 'FreeCaseOpened': {
      const { data } = event;
      const items = withItem(player, heldItem(wonIn(data), at, 'case', data.case, true));
      return afterRound(player, { roundNo: data.roundNo, coin: 0n, staked: 0n, won: 0n, items }, at);
    }
    case 'UpgradePlayed': {
      const { staked, coin, stake, roundNo, item } = event.data;
      const rest = withoutItems(player, staked);
      const held = item === null ? null : heldItem(item, at, 'upgrade');
      const items = held === null ? rest : rest.set(held.itemId, held);
      const won = held?.value ?? 0n;
      return afterRound(player, { roundNo, coin: parseMoney(coin), staked: parseMoney(stake), won, items }, at);
    }
    case 'DreamChased': {
      const { roundNo, item } = event.data;
      const fee = parseMoney(event.data.fee);
      const won = heldItem(item, at, 'dream');
      const items = withItem(player, won);
      return afterRound(player, { roundNo, coin: fee, staked: fee, won: won.value, items }, at);
    }
    case 'SeedRotated':
      return {
        ...player,
        userSeed: event.data.userSeed,
        current: { ...event.data.current, seq: player.current.seq + 1, startedAt: at, roundCount: 0 },
        next: event.data.next,
      };
    case 'HostSeedsCommitted':
      return { ...player, hostSeeds: { battle: event.data.battle, giveaway: event.data.giveaway } };
  }
};
