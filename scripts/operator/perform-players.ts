import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Command } from '../../engine/commands.ts';
import type { Queryable } from '../../engine/database/session.ts';
import { rowsAs, type SqlClient } from '../../engine/database/sql.ts';
import type { Instant } from '../../engine/kernel/decision.ts';
import { isGoldenCodeId, isPlayerId, isToken128, mustBe } from '../../engine/kernel/ids.ts';
import { readPhone } from '../../gateway/accounts/phone.ts';
import { inboxIn } from '../../gateway/messages/inbox.ts';
import { noticesIn } from '../../gateway/messages/notices.ts';
import { goldenCodesIn } from '../../gateway/promotion/golden-codes.ts';
import { supportIn } from '../../gateway/support/support.ts';
import { done, type OperatorAnswer, refused } from './answer.ts';
import { strangersAmong } from './foretell.ts';
import { listCodes, listCoupons, listNotices } from './lists.ts';
import type { PlayerRequest } from './player-requests.ts';
import { assignTicket, closeTicket, listTickets, showTicket } from './tickets.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Letters and digits that nobody mistakes for one another. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export interface PlayerActs {
  readonly sql: SqlClient & Queryable;
  readonly accountKey: Uint8Array;
  /** The moment that the act counts from: that of the first time it was asked for. */
  readonly at: Instant;
  /** 16 bytes that follow from the act's name. */
  readonly derived: (what: string) => Buffer;
  readonly submit: (command: Command, success: string) => Promise<OperatorAnswer>;
}

const tokenOf = (bytes: Buffer): string => bytes.toString('base64url');
const drawnCode = (bytes: Uint8Array): string =>
  [...bytes.subarray(0, 12)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');

const foundRow = z.object({ player_id: z.string().refine(isPlayerId), nickname: z.string() });

/** As a phone of the site, also without the country in front; null for what is none. */
const phoneIn = (text: string): string | null => {
  try {
    return readPhone(text);
  } catch {
    return null;
  }
};

const find = async (sql: SqlClient, text: string): Promise<OperatorAnswer> => {
  const query = 'SELECT player_id, nickname FROM account WHERE nickname = $1 OR phone IN ($1, $2) LIMIT 20';
  const found = rowsAs(foundRow, await sql.query(query, [text, phoneIn(text) ?? text]));
  if (found.length === 0) return refused('There is no such player.');
  return done(...found.map(({ player_id, nickname }) => `${player_id}  ${nickname}`));
};

/** Does what an operator asked of players. Whatever moves a balance is an event of the log; words are not. */
export const performForPlayers = async (
  { sql, accountKey, at, derived, submit }: PlayerActs,
  request: PlayerRequest,
): Promise<OperatorAnswer> => {
  const now = Date.now;
  const inbox = inboxIn(sql, now, randomUUID);
  const support = supportIn(sql, now, randomUUID);
  /** The end of a day (UTC), so that the same words on the same day mean the same moment. */
  const expiresIn = (days: number): number => (Math.floor(at / DAY_MS) + days + 1) * DAY_MS;

  switch (request.request) {
    case 'find-player':
      return find(sql, request.text);

    case 'issue-code': {
      const { points, locked, uses } = request;
      // Both follow from the act, so that who repeats it hears the same code.
      const code = (request.code ?? drawnCode(derived('code'))).toUpperCase();
      const codeId = mustBe(isGoldenCodeId, tokenOf(derived('id')));
      const codes = goldenCodesIn(sql, accountKey, now);
      // Its hash first: a code that the log knows and nobody can redeem would be worse than one nobody hears of.
      const kept = await codes.keep(code, codeId);
      if (!kept && (await codes.idOf(code)) !== codeId) return refused('This code exists already.');
      const expiresAt = expiresIn(request.days);
      const answer = await submit(
        { type: 'IssueGoldenCode', codeId, uses, points, locked, expiresAt },
        `${code} can be redeemed ${uses} times until ${new Date(expiresAt).toISOString()}`,
      );
      // What the log never knew burns no name.
      if (!answer.ok && kept) await codes.revoke(codeId);
      return answer;
    }

    case 'grant-coupon': {
      const { player, terms } = request;
      const couponId = mustBe(isToken128, tokenOf(derived('coupon')));
      const expiresAt = expiresIn(request.days);
      return submit(
        { type: 'GrantCoupon', playerId: player, couponId, terms, expiresAt },
        `Coupon ${couponId} granted`,
      );
    }

    case 'revoke-coupon': {
      const { player, couponId } = request;
      return submit({ type: 'RevokeCoupon', playerId: player, couponId }, `Coupon ${couponId} is revoked`);
    }

    case 'adjust-balance': {
      const { player, balance, direction, amount, reason } = request;
      return submit({ type: 'AdjustBalance', playerId: player, balance, direction, amount, reason }, 'Adjusted');
    }

    case 'publish-notice': {
      const id = tokenOf(derived('notice'));
      await noticesIn(sql, now).publish(id, request.texts);
      return done(`Notice ${id} is published.`);
    }

    case 'withdraw-notice':
      return (await noticesIn(sql, now).withdraw(request.id))
        ? done('Withdrawn.')
        : refused('There is no such notice.');

    case 'send-message': {
      const { players, title, body } = request;
      const strangers = await strangersAmong(sql, players);
      if (strangers.length > 0) return refused(...strangers.map((player) => `There is no player ${player}.`));
      const content = { template: 'operator', title, body } as const;
      for (const player of players) {
        // Its own id for each, so that one who has it already isn't told again.
        const own = inboxIn(sql, now, () => tokenOf(derived(`message|${player}`)));
        await own.put({ player, content, link: null, position: null, visibleAt: now() });
      }
      return done(`Sent to ${players.length} ${players.length === 1 ? 'player' : 'players'}.`);
    }

    case 'list-tickets':
      return listTickets(sql);
    case 'show-ticket':
      return showTicket(sql, support, request.id);
    case 'assign-ticket':
      return assignTicket(sql, request.id, request.to);
    case 'close-ticket':
      return closeTicket(sql, request.id);
    case 'list-coupons':
      return listCoupons(sql, request.player);
    case 'list-codes':
      return listCodes(sql);
    case 'revoke-code':
      return (await goldenCodesIn(sql, accountKey, now).revoke(request.codeId))
        ? done('Revoked: nobody can redeem it any more.')
        : refused('There is no such code.');
    case 'list-notices':
      return listNotices(sql);

    case 'answer-ticket': {
      const ticket = await support.answer(request.id, request.text);
      if (ticket === null) return refused('There is no such ticket, or it is closed.');
      await inbox.put({
        player: mustBe(isPlayerId, ticket.playerId),
        content: { template: 'support-answer', subject: ticket.subject },
        link: `/docs/support/${ticket.id}`,
        position: null,
        visibleAt: now(),
      });
      return done('Answered.');
    }
  }
};
