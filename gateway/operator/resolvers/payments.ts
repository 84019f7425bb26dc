import { db, fragment, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import { GatewayError, invalidInput } from '../../errors.ts';
import type { Channel } from '../../money/payments/channels.ts';
import { type ChannelOff, channelsOff, switchOff, switchOn } from '../../money/payments/channels-off.ts';
import { webhookRefusals } from '../../money/payments/webhook-refusals.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { note } from '../persons/journal.ts';
import { changeFor } from '../persons/persons.ts';
import { ordersCredited, ordersNamed } from '../queries/reconciliation.ts';
import { MAX_FILE_ROWS, readProviderFile } from '../reconciliation/provider-file.ts';
import { reconciled } from '../reconciliation/reconcile.ts';

const REFUSED_SHOWN = 200;
const DIFFERENCES_SHOWN = 1_000;

const namesOf = async (sql: SqlClient, operatorIds: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const people = db.selectFrom('operatorPerson').select(['operatorId', 'name']);
  const wanted = people.where('operatorId', '=', fragment<string>`ANY(${operatorIds}::text[])`);
  return new Map((await runQuery(sql, wanted)).map(({ operatorId, name }) => [operatorId, name]));
};

const shownChannel = ({ id, names, provider }: Channel, off: ChannelOff | undefined, name: string | undefined) => ({
  ...{ id, provider, name: names.en },
  state: off === undefined ? ('ON' as const) : ('OFF' as const),
  reason: off?.reason ?? null,
  changedBy: off?.changedBy ?? null,
  changedByName: name ?? null,
  changedAt: off?.changedAt ?? null,
});

const shownChannels = async (sql: SqlClient, channels: readonly Channel[]) => {
  const off = await channelsOff(sql);
  const names = await namesOf(
    sql,
    [...off.values()].map(({ changedBy }) => changedBy),
  );
  return channels.map((channel) => {
    const found = off.get(channel.id);
    return shownChannel(channel, found, names.get(found?.changedBy ?? ''));
  });
};

export const payments: Resolvers = {
  Query: {
    channels: (_root, _given, { sql, channels }) => shownChannels(sql, channels),
    refusedWebhooks: async (_root, _given, { sql, now }) =>
      (await webhookRefusals(sql, now(), REFUSED_SHOWN)).map(({ refused: count, ...row }) => ({ ...row, count })),
    reconcile: async (_root, { provider, file }, { sql }) => {
      const { payments: found, others, from, to } = readProviderFile(file);
      const orders = await ordersNamed(sql, { provider, references: found.map(({ reference }) => reference) });
      const credited = await ordersCredited(sql, { provider, from, to });
      if (credited === null)
        throw invalidInput('file', `spans a time with more than ${MAX_FILE_ROWS} orders: compare a shorter one`);
      const { sums, differences } = reconciled(found, orders, credited);
      return {
        ...{ provider, from, to, others },
        payments: found.length,
        sums: sums.map((sum) => ({
          ...sum,
          inFile: String(sum.inFile),
          here: sum.here === null ? null : String(sum.here),
        })),
        differences: differences.slice(0, DIFFERENCES_SHOWN).map(({ outcome, payment, order, at }) => ({
          ...{ outcome, at },
          line: payment?.line ?? null,
          reference: payment?.reference ?? order?.providerRef ?? null,
          order: order?.orderId ?? null,
          player: order?.playerId ?? null,
          inFile: payment === null ? null : String(payment.amount),
          currency: payment?.currency ?? null,
          here: order === null ? null : String(order.payAmount),
          orderCurrency: order?.currency ?? null,
        })),
      };
    },
  },
  Mutation: {
    setChannel: async (_root, { state, id, reason: given }, { transaction, sql, operator, now, channels }) => {
      const channel = channels.find((one) => one.id === id);
      if (channel === undefined) throw new GatewayError('NOT_FOUND');
      const { by, at, reason } = changeFor(operator.id, now(), given);
      await transaction(async (tx) => {
        const changed =
          state === 'ON'
            ? await switchOn(tx, id)
            : await switchOff(tx, { channelId: id, reason, changedBy: by, changedAt: at });
        if (!changed) return;
        const kind = state === 'ON' ? ('channel-on' as const) : ('channel-off' as const);
        await note(tx, { at, operatorId: by, kind, subject: id, reason });
      });
      const [shown] = await shownChannels(sql, [channel]);
      if (shown === undefined) throw new GatewayError('NOT_FOUND');
      return shown;
    },
  },
};
