import type { Command } from '../../../engine/commands.ts';
import { contractPoolPublished } from '../../../engine/games/contract/events.ts';
import { contractTable, contractTableHash } from '../../../engine/games/contract/table.ts';
import { canonicalJson } from '../../../engine/kernel/canonical-json.ts';
import { roundId } from '../../../engine/kernel/ids.ts';
import { formatMoney } from '../../../engine/kernel/money.ts';
import { nodeHashing } from '../../../engine/node-hashing.ts';
import { refuseLocked } from '../../play/item-marks.ts';
import { ofViewer } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { skinIn, termsNow, wearOf } from './catalog.ts';
import { itemId } from './item-ids.ts';
import { itemOf } from './items.ts';
import { readRound } from './shown-round.ts';
import { eventIn, submit } from './submit.ts';

export const contractResolvers: Resolvers = {
  Query: {
    contract: (_root, _arguments, context) => {
      const pool = context.catalog.table(contractPoolPublished);
      if (pool === null) return null;
      const { hash: terms, values } = termsNow(context, 'contract');
      return { terms, ...values, poolHash: pool.poolHash, stopped: context.catalog.stopped.has('contract') };
    },

    contractTable: (_root, { stake }, context) => {
      const { catalog } = context;
      const published = catalog.table(contractPoolPublished);
      const table = published && contractTable({ ...published, stake, terms: termsNow(context, 'contract').values });
      return (
        table && {
          hash: contractTableHash(nodeHashing, table),
          text: canonicalJson(table),
          stake,
          tickets: table.tickets,
          entries: table.entries.map(({ skin, wear, first, last, value, floatMin, floatMax }, index) => ({
            index,
            skin: skinIn(catalog, skin),
            wear: wearOf(wear),
            firstTicket: first,
            lastTicket: last,
            value: BigInt(value),
            floatMin,
            floatMax,
          })),
        }
      );
    },
  },
  Mutation: {
    playContract: ofViewer(async ({ playerId }, { input }, context) => {
      const { commandId, terms, itemIds, stake, tableHash } = input;
      const known = itemIds.map(itemId);
      const command: Command = {
        type: 'PlayContract',
        playerId,
        terms,
        itemIds: known,
        stake: formatMoney(stake),
        tableHash,
        ...readRound(context, input),
      };
      const check = () => refuseLocked(context.ports.sql, playerId, known);
      const answer = await submit(context, commandId, command, check);
      const { event, at, position } = eventIn(answer, 'ContractPlayed');
      const { pairId, roundNo, ticket, entry, item } = event.data;
      return {
        play: {
          id: roundId(pairId, roundNo),
          position,
          playedAt: at,
          pairId,
          roundNo,
          stake: BigInt(event.data.stake),
          ticket,
          entry,
          item: await itemOf(context, item.itemId),
        },
        wallet: answer.wallet,
        position: answer.position,
      };
    }),
  },
};
