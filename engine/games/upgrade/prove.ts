import { pays } from '../../facts/facts.ts';
import { mixedPayout, NOTHING } from '../../fairness/payout.ts';
import { drawUpgrade } from '../../fairness/upgrade-draw.ts';
import { defineRound, differs, type Ways, winTrial } from '../proving.ts';
import { upgradePlayed } from './events.ts';
import { tableOf } from './table.ts';

export const upgradeWays = { UPGRADE_STAKE: [['player', 'house', 'coin']] } as const satisfies Ways;

export const upgradeRounds = [
  defineRound(upgradePlayed, {
    own: ({ playerId, coin, item, staked }) => ({
      postings: pays(playerId, 'house', 'UPGRADE_STAKE', coin),
      made: item === null ? [] : [item],
      ranked: true,
      moved: -staked.length,
    }),
    prove: (data, _published, { draw }) => {
      const { ticket, won, float } = drawUpgrade(tableOf(data), data.tableHash, data, draw);
      return differs(
        { ticket, won, float },
        { ticket: data.ticket, won: data.item !== null, float: data.item?.float ?? null },
      );
    },
    ticketOf: ({ ticket, item, target }, label) => (label === 'float' ? (item?.float ?? 0) - target.floatMin : ticket),
    expect: ({ winTickets, target, item }) => ({
      payout: mixedPayout(winTickets, target.value, NOTHING),
      trial: winTrial(winTickets, item !== null),
      drawn: null,
    }),
  }),
] as const;
