import { isDuplicate } from '../../../engine/database/errors.ts';
import { db, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { PlayerId } from '../../../engine/kernel/ids.ts';
import { promotionCodeIn } from '../../../schema/input/codes.ts';
import { GatewayError } from '../../errors.ts';

/** Letters and digits that no reader mistakes for one another. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const DRAWN_LENGTH = 8;

/** @throws GatewayError INVITE_CODE_INVALID */
const readPromotionCode = (text: string): string => {
  const code = promotionCodeIn(text);
  if (code === null) throw new GatewayError('INVITE_CODE_INVALID');
  return code.toUpperCase();
};

export interface PromotionCodes {
  /** The player's own code; drawn when it is asked for the first time. */
  of(player: PlayerId): Promise<string>;
  /** Null where no player has it. */
  ownerOf(code: string): Promise<PlayerId | null>;
  /** Once. @throws GatewayError INVITE_CODE_INVALID, INVITE_CODE_TAKEN (by another player, or chosen before) */
  choose(player: PlayerId, code: string): Promise<string>;
}

export const promotionCodesIn = (sql: SqlClient, randomBytes: (size: number) => Uint8Array): PromotionCodes => {
  const draw = (): string => [...randomBytes(DRAWN_LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');

  const known = async (player: PlayerId): Promise<string | null> => {
    const own = db.selectFrom('promotionCode').select('code').where('playerId', '=', player);
    return (await runQuery(sql, own))[0]?.code ?? null;
  };

  return {
    of: async (player) => {
      for (;;) {
        const code = await known(player);
        if (code !== null) return code;
        // Another player has the code, or another request drew one for this player: either way the next look tells.
        const drawing = db.insertInto('promotionCode').values({ code: draw(), playerId: player, chosen: false });
        await runQuery(
          sql,
          drawing.onConflict((conflict) => conflict.doNothing()),
        );
      }
    },

    ownerOf: async (code) => {
      const owners = db.selectFrom('promotionCode').select('playerId').$narrowType<{ playerId: PlayerId }>();
      return (await runQuery(sql, owners.where('code', '=', readPromotionCode(code))))[0]?.playerId ?? null;
    },

    choose: async (player, text) => {
      const code = readPromotionCode(text);
      const others = db
        .selectFrom('promotionCode')
        .select('code')
        .where('code', '=', code)
        .where('playerId', '<>', player);
      const choosing = db
        .insertInto('promotionCode')
        .columns(['code', 'playerId', 'chosen'])
        .expression(({ exists, lit, not, val }) =>
          db
            .selectNoFrom([val(code).as('code'), val(player).as('playerId'), lit(true).as('chosen')])
            .where(not(exists(others))),
        )
        .onConflict((conflict) =>
          conflict.column('playerId').doUpdateSet({ code, chosen: true }).where('promotionCode.chosen', '=', false),
        )
        .returning('code');
      const chosen = await runQuery(sql, choosing).catch((error: unknown) => {
        // Two players chose it at the same instant.
        if (isDuplicate(error)) return [];
        throw error;
      });
      if (chosen.length === 0) throw new GatewayError('INVITE_CODE_TAKEN');
      return code;
    },
  };
};
