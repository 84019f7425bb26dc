import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { recordsAs } from '../../../engine/database/records.ts';
import { integerColumn, type SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import { inForce } from '../epochs.ts';
import { isSecret, secretHash } from '../secrets.ts';
import { PENDING_KINDS, PENDING_MS } from './pending-changes.ts';

export const LINK_ACTIONS = ['STOP_CHANGE', 'STOP_RECOVERY', 'FREEZE', 'CONFIRM_EMAIL'] as const;
export type LinkAction = (typeof LINK_ACTIONS)[number];

export const LINK_LIFE_MS = 7 * 24 * 60 * 60_000;

/** The pages that links lead to. The token is behind `#`: browsers send that part to nobody. */
const linkPaths: Readonly<Record<LinkAction, string>> = {
  STOP_CHANGE: '/security/stop-change',
  STOP_RECOVERY: '/security/stop-recovery',
  FREEZE: '/security/freeze',
  CONFIRM_EMAIL: '/security/confirm-email',
};

/** A link of a notice, by the id of its row. */
export interface MadeLink {
  readonly linkId: string;
  readonly action: LinkAction;
}

const row = z.object({
  linkId: z.string(),
  accountId: z.string(),
  action: z.enum(LINK_ACTIONS),
  changeId: z.string().nullable(),
  /** The kind of the change that the link would stop. */
  change: z.enum(PENDING_KINDS).nullable(),
  madeAt: integerColumn,
  expiresAt: integerColumn,
});
export type KnownLink = Readonly<z.infer<typeof row>>;

export interface SecurityLinks {
  make(accountId: string, action: LinkAction, changeId: string | null): Promise<MadeLink>;
  /** Lets whoever holds a session that a recovery ends stop that recovery: their token becomes the link's. */
  ofSessions(accountId: string): Promise<void>;
  /** Null for one that is used, too old or wrong. */
  find(token: string): Promise<KnownLink | null>;
  /** Finds a link and uses it up: of several callers one gets it. */
  take(token: string): Promise<KnownLink | null>;
  forget(accountId: string, action: LinkAction): Promise<void>;
}

/** The secret half of a link: 256 bits that follow from its row's id under the account key. */
const linkTokenWith =
  (key: Uint8Array) =>
  (linkId: string): string =>
    createHmac('sha256', key).update(`security-link|${linkId}`).digest('base64url');

/** Where a link leads: a path of this site. */
export const linkPathWith = (key: Uint8Array): ((link: MadeLink) => string) => {
  const tokenOf = linkTokenWith(key);
  return ({ linkId, action }) => `${linkPaths[action]}#${tokenOf(linkId)}`;
};

export interface SecurityLinksParts {
  readonly sql: SqlClient;
  /** The account key. */
  readonly key: Uint8Array;
  readonly now: () => Instant;
  readonly randomUuid: () => string;
}

export const securityLinksIn = ({ sql, key, now, randomUuid }: SecurityLinksParts): SecurityLinks => {
  const tokenOf = linkTokenWith(key);

  const find: SecurityLinks['find'] = async (token) => {
    if (!isSecret(token)) return null;
    const found = await sql.query(
      `SELECT link_id, l.account_id, action, l.change_id, kind AS change, made_at, expires_at
       FROM security_link AS l LEFT JOIN pending_change USING (change_id)
       WHERE token_hash = $1 AND expires_at > $2 AND ${inForce('l')}`,
      [secretHash(token), now()],
    );
    return recordsAs(row, found)[0] ?? null;
  };

  return {
    make: async (accountId, action, changeId) => {
      const [linkId, at] = [randomUuid(), now()];
      await sql.query(
        `INSERT INTO security_link (link_id, account_id, token_hash, action, change_id, made_at, expires_at, epoch)
         SELECT $2, account_id, $3, $4, $5, $6, $7, epoch FROM account WHERE account_id = $1`,
        [accountId, linkId, secretHash(tokenOf(linkId)), action, changeId, at, at + LINK_LIFE_MS],
      );
      return { linkId, action };
    },

    ofSessions: async (accountId) => {
      await sql.query(
        `INSERT INTO security_link (link_id, account_id, token_hash, action, made_at, expires_at, epoch)
         SELECT session_id, account_id, token_hash, 'STOP_RECOVERY', $3, $2, epoch FROM session
         WHERE account_id = $1 AND expires_at > $3 AND ${inForce('session')} ON CONFLICT DO NOTHING`,
        [accountId, now() + PENDING_MS, now()],
      );
    },

    find,

    take: async (token) => {
      const found = await find(token);
      if (found === null) return null;
      const gone = await sql.query('DELETE FROM security_link WHERE link_id = $1 RETURNING 1 AS gone', [found.linkId]);
      return gone.rows.length === 0 ? null : found;
    },

    forget: async (accountId, action) => {
      await sql.query('DELETE FROM security_link WHERE account_id = $1 AND action = $2', [accountId, action]);
    },
  };
};
