import { z } from 'zod';
import { readStates } from '../../engine/committer/read-states.ts';
import type { Queryable } from '../../engine/database/session.ts';
import { integerColumn, moneyColumn, rowsAs, type SqlClient } from '../../engine/database/sql.ts';
import { goldenCodeStream, isGoldenCodeId } from '../../engine/kernel/ids.ts';
import { couponsOf } from '../../engine/projections/queries/coupons.ts';
import { noticesIn } from '../../gateway/messages/notices.ts';
import { done, type OperatorAnswer } from './answer.ts';
import { shownAmount } from './weigh.ts';

const SHOWN = 200;

const listed = (lines: readonly string[], nothing: string): OperatorAnswer =>
  done(...(lines.length === 0 ? [nothing] : lines));

const codeRow = z.object({ code_id: z.string().refine(isGoldenCodeId) });

export const listCodes = async (sql: SqlClient & Queryable): Promise<OperatorAnswer> => {
  const text = `SELECT code_id FROM golden_code ORDER BY created_at DESC LIMIT ${SHOWN}`;
  const ids = rowsAs(codeRow, await sql.query(text, [])).map(({ code_id }) => code_id);
  const states = await readStates(sql, ids.map(goldenCodeStream));
  const lines = ids.flatMap((id) => {
    const held = states.get(goldenCodeStream(id));
    if (held?.category !== 'code' || held.state.status === 'absent') return [];
    const { uses, redeemedBy, points, locked, expiresAt } = held.state;
    const each = `${shownAmount(points)} points, ${shownAmount(locked)} bonus`;
    return [`${id}  ${redeemedBy.size} of ${uses} used  ${each}  until ${new Date(expiresAt).toISOString()}`];
  });
  return listed(lines, 'There is no code.');
};

export const listCoupons = async (sql: SqlClient, player: string): Promise<OperatorAnswer> =>
  listed(
    (await couponsOf(sql, player)).map(({ couponId, terms, expiresAt, usedAt, revokedAt }) => {
      const state =
        usedAt !== null ? 'used' : revokedAt !== null ? 'revoked' : `until ${new Date(expiresAt).toISOString()}`;
      return `${couponId}  ${JSON.stringify(terms)}  ${state}`;
    }),
    'There is no coupon.',
  );

export const listNotices = async (sql: SqlClient): Promise<OperatorAnswer> =>
  listed(
    (await noticesIn(sql, Date.now).newest(SHOWN)).map(
      ({ id, texts, publishedAt }) => `${id}  ${new Date(publishedAt).toISOString()}  ${texts.en.title}`,
    ),
    'There is no notice.',
  );

const battleRow = z.object({
  battle_id: z.string(),
  mode: z.string(),
  taken: integerColumn,
  seat_count: integerColumn,
  cost: moneyColumn,
});

export const listBattles = async (sql: SqlClient): Promise<OperatorAnswer> =>
  listed(
    rowsAs(
      battleRow,
      await sql.query(
        `SELECT battle_id, mode, taken, seat_count, cost FROM battle
         WHERE official AND status = 'waiting' ORDER BY position DESC LIMIT ${SHOWN}`,
        [],
      ),
    ).map(
      ({ battle_id, mode, taken, seat_count, cost }) =>
        `${battle_id}  ${mode}  ${taken} of ${seat_count} seats  ${shownAmount(cost)} a seat`,
    ),
    'No battle of the house waits.',
  );

const giveawayRow = z.object({ giveaway_id: z.string(), draw_at: integerColumn, host: z.string().nullable() });

export const listGiveaways = async (sql: SqlClient): Promise<OperatorAnswer> =>
  listed(
    rowsAs(
      giveawayRow,
      await sql.query(
        `SELECT giveaway_id, draw_at, host FROM giveaway WHERE status = 'open' ORDER BY draw_at LIMIT ${SHOWN}`,
        [],
      ),
    ).map(
      ({ giveaway_id, draw_at, host }) =>
        `${giveaway_id}  ${host ?? 'the house'}  drawn ${new Date(draw_at).toISOString()}`,
    ),
    'No giveaway is open.',
  );

const listingRow = z.object({
  listing_id: z.string(),
  skin_id: z.string(),
  wear: z.string(),
  balance: z.string(),
  stock: integerColumn,
});

export const listListings = async (sql: SqlClient): Promise<OperatorAnswer> =>
  listed(
    rowsAs(
      listingRow,
      await sql.query(
        `SELECT listing_id, skin_id, wear, balance, stock FROM shop_listing WHERE open ORDER BY listing_id LIMIT 1000`,
        [],
      ),
    ).map(
      ({ listing_id, skin_id, wear, balance, stock }) => `${listing_id}  ${skin_id} ${wear}  ${balance}  ${stock} left`,
    ),
    'The shop offers nothing.',
  );
