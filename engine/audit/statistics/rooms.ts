import { casePublished } from '../../catalog/case/events.ts';
import type { BattleCreated, BattleEvent, BattleSettled } from '../../games/battle/events.ts';
import type { GiveawayEvent } from '../../games/giveaway/events.ts';
import type { Published } from '../../games/proving.ts';
import type { HexHash } from '../../kernel/ids.ts';
import { parseMoney } from '../../kernel/money.ts';
import type { Draws } from './draws.ts';
import { sumTrials } from './fit.ts';
import { GROUPS, type Group, type Groups } from './groups.ts';

interface OpenBattle {
  readonly created: BattleCreated['data'];
  /** In the order of the ranks, known from the lock on. */
  readonly fighters: readonly Group[];
}

/** Mean and variance of how many winners a group has, when every side is as likely to win. */
const winsOf = ({ sides, size }: BattleCreated['data'], own: ReadonlySet<number>) => {
  const onSide = Map.groupBy(own, (rank) => Math.ceil(rank / size));
  const mean = own.size / sides;
  const square = [...onSide.values()].reduce((sum, { length }) => sum + length ** 2, 0) / sides;
  return { mean, variance: square - mean ** 2 };
};

/** Battles as far as statistics go. Ranks are exchangeable: each expects what one opening of every box pays. */
export const sumBattles = (groups: Groups, published: Published, draws: Draws) => {
  const open = new Map<string, OpenBattle>();
  const entriesOf = (oddsHash: HexHash) => published(casePublished, oddsHash)?.table.entries;
  const meanOf = (oddsHash: HexHash): number => {
    const entries = entriesOf(oddsHash);
    return entries === undefined ? 0 : draws.payoutOf(entries).mean;
  };

  const settle = ({ created, fighters }: OpenBattle, { winners, awards }: BattleSettled['data']): void => {
    const rankMean = created.boxes.reduce((sum, { oddsHash }) => sum + meanOf(oddsHash), 0);
    for (const group of GROUPS) {
      const own = new Set(fighters.flatMap((who, place) => (who === group ? [place + 1] : [])));
      if (own.size === 0) continue;
      // Where everything is shared there is nothing to win from others.
      if (created.mode !== 'shared') {
        const { mean, variance } = winsOf(created, own);
        groups.of(group).battleWins(own.size, winners.filter((rank) => own.has(rank)).length, mean, variance);
      }
      let paid = 0n;
      for (const { rank, value } of awards) if (own.has(rank)) paid += parseMoney(value);
      // The spread of what winners take all has no simple formula: each battle's own distance stands for it.
      const expected = own.size * rankMean;
      const payout = { mean: expected, variance: (Number(paid) - expected) ** 2, most: Number(paid) };
      groups.of(group).battle.add(parseMoney(created.cost) * BigInt(own.size), paid, payout);
    }
  };

  return {
    record: (event: BattleEvent): void => {
      const { battleId } = event.data;
      const battle = open.get(battleId);
      switch (event.type) {
        case 'BattleCreated':
          open.set(battleId, { created: event.data, fighters: [] });
          return;
        case 'BattleLocked': {
          const fighters = event.data.entries.map(({ occupant }) => groups.groupOfOccupant(occupant));
          if (battle !== undefined) open.set(battleId, { ...battle, fighters });
          return;
        }
        case 'BattleRoundPlayed': {
          const entries = entriesOf(event.data.oddsHash);
          if (entries !== undefined) for (const { entry } of event.data.draws) draws.add('battle', { entries, entry });
          return;
        }
        case 'BattleSettled':
          if (battle !== undefined) settle(battle, event.data);
          open.delete(battleId);
          return;
        case 'BattleDissolved':
          open.delete(battleId);
          return;
        default:
      }
    },
  };
};

/** Giveaways as far as statistics go: places of the drawn tickets, and who won. */
export const sumGiveaways = (groups: Groups) => {
  const open = new Map<string, { readonly prizes: number; entries: number; staff: number }>();
  const places = sumTrials();
  return {
    fit: places.fit,
    record: (event: GiveawayEvent): void => {
      const { giveawayId } = event.data;
      const room = open.get(giveawayId);
      switch (event.type) {
        case 'GiveawayCreated':
          open.set(giveawayId, { prizes: event.data.prizes.length, entries: 0, staff: 0 });
          return;
        case 'GiveawayEntered':
          if (room === undefined) return;
          room.entries += 1;
          if (groups.groupOf(event.data.playerId) === 'staff') room.staff += 1;
          return;
        case 'GiveawayDrawn': {
          open.delete(giveawayId);
          if (room === undefined) return;
          const { winners } = event.data;
          for (const { ticket, prize } of winners) {
            const codes = room.entries - prize;
            places.add(ticket, (codes - 1) / 2, (codes ** 2 - 1) / 12);
          }
          for (const group of ['staff', 'others'] as const) {
            const own = group === 'staff' ? room.staff : room.entries - room.staff;
            const wins = winners.filter(({ playerId }) => groups.groupOf(playerId) === group).length;
            // Prizes are drawn without putting back: the hypergeometric distribution.
            const share = own / room.entries;
            const spread = room.entries > 1 ? (room.entries - winners.length) / (room.entries - 1) : 0;
            const mean = winners.length * share;
            groups.of(group).giveawayWins(own, wins, mean, mean * (1 - share) * spread);
          }
          return;
        }
        case 'GiveawayCancelled':
          open.delete(giveawayId);
          return;
        default:
      }
    },
  };
};
