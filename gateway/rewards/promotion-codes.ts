import { z } from 'zod';
import { rowsAs, type SqlClient } from '../../engine/database/sql.ts';
import { isPlayerId, type PlayerId } from '../../engine/kernel/ids.ts';
import { promotionCodeIn } from '../../schema/input/codes.ts';
import { GatewayError } from '../errors.ts';

/** Letters and digits that no reader mistakes for one another. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const DRAWN_LENGTH = 8;

/** @throws GatewayError INVITE_CODE_INVALID */
const readPromotionCode = (text: string): string => {
  const code = promotionCodeIn(text);
  if (code === null) throw new GatewayError('INVITE_CODE_INVALID');
  return code.toUpperCase();
};

const codeRow = z.object({ code: z.string() });
const ownerRow = z.object({ player_id: z.string().refine(isPlayerId) });

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
    const found = await sql.query('SELECT code FROM promotion_code WHERE player_id = $1', [player]);
    return rowsAs(codeRow, found)[0]?.code ?? null;
  };

  return {
    of: async (player) => {
      for (;;) {
        const code = await known(player);
        if (code !== null) return code;
        // Another player has the code, or another request drew one for this player: either way the next look tells.
        await sql.query(
          'INSERT INTO promotion_code (code, player_id, chosen) VALUES ($1, $2, false) ON CONFLICT DO NOTHING',
          [draw(), player],
        );
      }
    },

    ownerOf: async (code) => {
      const found = await sql.query('SELECT player_id FROM promotion_code WHERE code = $1', [readPromotionCode(code)]);
      return rowsAs(ownerRow, found)[0]?.player_id ?? null;
    },

    choose: async (player, text) => {
      const code = readPromotionCode(text);
      const found = await sql
        .query(
          `WITH free AS (SELECT $1::text AS code WHERE NOT EXISTS
           (SELECT FROM promotion_code WHERE code = $1 AND player_id <> $2))
         INSERT INTO promotion_code AS p (code, player_id, chosen) SELECT code, $2, true FROM free
         ON CONFLICT (player_id) DO UPDATE SET code = excluded.code, chosen = true WHERE NOT p.chosen
         RETURNING p.code`,
          [code, player],
        )
        .catch((error: unknown) => {
          // Two players chose it at the same instant.
          if (error instanceof Error && 'code' in error && error.code === '23505') return { rows: [] };
          throw error;
        });
      if (found.rows.length === 0) throw new GatewayError('INVITE_CODE_TAKEN');
      return code;
    },
  };
};
