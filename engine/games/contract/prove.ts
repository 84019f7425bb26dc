import { remembered } from '../../catalog/versions.ts';
import { payoutOf } from '../../fairness/payout.ts';
import { termsPublished } from '../../terms/events.ts';
import { defineRound, differs, type Published, unpublished } from '../proving.ts';
import { drawContract } from './draw.ts';
import { type ContractPlayed, contractPlayed, contractPoolPublished } from './events.ts';
import type { SeesContractPool } from './pool-state.ts';
import { type ContractTable, contractTable } from './table.ts';

type Played = ContractPlayed['data'];

/** The lower end of the range that the float was drawn from; null where the pool never had the skin in this wear. */
const floatMinOf = ({ item: { skin, wear }, poolHash }: Played, sees: SeesContractPool): number | null => {
  const published = remembered(sees.contractPool()).find((one) => one.poolHash === poolHash);
  return published?.pool.find((one) => one.skin === skin && one.wear === wear)?.floatMin ?? null;
};

/** The table by the rule, from what the play names; null where that wasn't published or has nothing on both sides. */
const tableOf = ({ poolHash, terms, stake }: Played, published: Published): ContractTable | null => {
  const pool = published(contractPoolPublished, poolHash)?.pool;
  const section = published(termsPublished, terms)?.sections.contract;
  if (pool === undefined || section === undefined) return null;
  return contractTable({ pool, poolHash, stake: BigInt(stake), terms: section });
};

export const contractRounds = [
  defineRound(contractPlayed, {
    own: ({ item, staked }) => ({ made: [item], ranked: true, moved: -staked.length }),
    prove: (data, published, { draw }) => {
      const table = tableOf(data, published);
      if (table === null) return unpublished('pool and terms that make a table', data.poolHash);
      const drawn = drawContract(table, data.tableHash, data, draw);
      const { ticket, entry, item } = data;
      return differs(
        { ticket: drawn.ticket, entry: drawn.index, float: drawn.float },
        { ticket, entry, float: item.float },
      );
    },
    ticketOf: (data, label, sees: SeesContractPool) => {
      if (label !== 'float') return data.ticket;
      const floatMin = floatMinOf(data, sees);
      return floatMin === null ? null : (data.item.float ?? 0) - floatMin;
    },
    expect: (data, published) => {
      const table = tableOf(data, published);
      if (table === null) return null;
      // Each stake has a table of its own. The trial compares the chance of an item above the stake, which all tables
      // have.
      const more = table.entries.filter(({ value }) => BigInt(value) > BigInt(data.stake));
      const mean = more.reduce((sum, { first, last }) => sum + last - first + 1, 0) / table.tickets;
      const outcome = BigInt(data.item.value) > BigInt(data.stake) ? 1 : 0;
      return { payout: payoutOf(table.entries), trial: { outcome, mean, variance: mean * (1 - mean) }, drawn: null };
    },
  }),
] as const;
