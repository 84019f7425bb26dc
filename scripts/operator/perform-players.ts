import { randomBytes, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Command } from '../../engine/commands.ts';
import { isGoldenCodeId, isPlayerId, isToken128, mustBe, type PlayerId } from '../../engine/kernel/ids.ts';
import { rowsAs, type SqlClient } from '../../engine/projections/sql.ts';
import { inboxIn } from '../../gateway/messages/inbox.ts';
import { noticesIn } from '../../gateway/messages/notices.ts';
import { goldenCodesIn } from '../../gateway/promotion/golden-codes.ts';
import { supportIn } from '../../gateway/support/support.ts';
import { done, type OperatorAnswer, refused } from './answer.ts';
import type { PlayerRequest } from './player-requests.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Letters and digits that nobody mistakes for one another. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const SHOWN_TICKETS = 50;

export interface PlayerActs {
  readonly sql: SqlClient;
  readonly accountKey: Uint8Array;
  readonly submit: (command: Command, success: string) => Promise<OperatorAnswer>;
}

const token = (): string => randomBytes(16).toString('base64url');
const drawnCode = (): string => [...randomBytes(12)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');

const foundRow = z.object({ player_id: z.string().refine(isPlayerId), nickname: z.string() });

const find = async (sql: SqlClient, text: string): Promise<OperatorAnswer> => {
  const query = 'SELECT player_id, nickname FROM account WHERE nickname = $1 OR phone = $1 LIMIT 20';
  const found = rowsAs(foundRow, await sql.query(query, [text]));
  if (found.length === 0) return refused('There is no such player.');
  return done(...found.map(({ player_id, nickname }) => `${player_id}  ${nickname}`));
};

const knows = async (sql: SqlClient, player: PlayerId): Promise<boolean> =>
  (await sql.query('SELECT FROM account WHERE player_id = $1', [player])).rows.length > 0;

/** Does what an operator asked of players. Whatever moves a balance is an event of the log; words are not. */
export const performForPlayers = async (
  { sql, accountKey, submit }: PlayerActs,
  request: PlayerRequest,
): Promise<OperatorAnswer> => {
  const now = Date.now;
  const inbox = inboxIn(sql, now, randomUUID);
  const support = supportIn(sql, now, randomUUID);
  const expiresIn = (days: number): number => now() + days * DAY_MS;

  switch (request.request) {
    case 'find-player':
      return find(sql, request.text);

    case 'issue-code': {
      const { points, locked, uses } = request;
      const code = (request.code ?? drawnCode()).toUpperCase();
      const codeId = mustBe(isGoldenCodeId, token());
      // Its hash first: a code that the log knows and nobody can redeem would be worse than one nobody hears of.
      if (!(await goldenCodesIn(sql, accountKey, now).keep(code, codeId))) return refused('This code exists already.');
      const expiresAt = expiresIn(request.days);
      return submit(
        { type: 'IssueGoldenCode', codeId, uses, points, locked, expiresAt },
        `${code} can be redeemed ${uses} times until ${new Date(expiresAt).toISOString()}`,
      );
    }

    case 'grant-coupon': {
      const { player, terms } = request;
      const couponId = mustBe(isToken128, token());
      const expiresAt = expiresIn(request.days);
      return submit(
        { type: 'GrantCoupon', playerId: player, couponId, terms, expiresAt },
        `Coupon ${couponId} granted`,
      );
    }

    case 'adjust-balance': {
      const { player, balance, direction, amount, reason } = request;
      return submit({ type: 'AdjustBalance', playerId: player, balance, direction, amount, reason }, 'Adjusted');
    }

    case 'publish-programme':
      return submit({ type: 'PublishProgramme', terms: request.terms }, 'The programme is published');

    case 'publish-notice': {
      const id = token();
      await noticesIn(sql, now).publish(id, request.texts);
      return done(`Notice ${id} is published.`);
    }

    case 'withdraw-notice':
      return (await noticesIn(sql, now).withdraw(request.id))
        ? done('Withdrawn.')
        : refused('There is no such notice.');

    case 'send-message': {
      const { player, title, body } = request;
      if (!(await knows(sql, player))) return refused('There is no such player.');
      const content = { template: 'operator', title, body } as const;
      await inbox.put({ player, content, link: null, position: null, visibleAt: now() });
      return done('Sent.');
    }

    case 'list-tickets': {
      const waiting = await support.waiting(SHOWN_TICKETS);
      if (waiting.length === 0) return done('No ticket waits for an answer.');
      return done(
        ...waiting.map(({ id, updatedAt, subject }) => `${id}  ${new Date(updatedAt).toISOString()}  ${subject}`),
      );
    }

    case 'show-ticket': {
      const entries = await support.entries(request.id);
      if (entries.length === 0) return refused('There is no such ticket.');
      return done(
        ...entries.map(({ fromSupport, at, text }) => {
          const who = fromSupport ? 'support' : 'player';
          return `${new Date(at).toISOString()} ${who}: ${text}`;
        }),
      );
    }

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
