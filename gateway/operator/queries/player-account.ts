import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { countRows, db, defineQuery, fragment, type Given } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import type { PlayerId } from '../../../engine/kernel/ids.ts';
import { maskEmail } from '../../accounts/profile/email.ts';
import { maskPhone } from '../../accounts/profile/phone.ts';
import { inForce } from '../../accounts/sessions/epochs.ts';
import { countNotes } from '../care/notes.ts';

const accountOf = defineQuery((given: Given<{ player: PlayerId; at: Instant }>) =>
  db
    .selectFrom('account as a')
    .leftJoin('verification as v', 'v.accountId', 'a.accountId')
    .leftJoin('promotionCode as own', 'own.playerId', 'a.playerId')
    .leftJoin('promotionCode as inviter', (join) =>
      join.on(fragment<boolean>`inviter.code = upper(a.invite_code) COLLATE "C"`),
    )
    .select(['a.nickname', 'a.nameHidden', 'a.phone', 'a.email', 'a.emailConfirmedAt as mailConfirmedAt', 'a.steamId'])
    .select(['a.createdAt as registeredAt', 'a.agreedAt', 'a.channelCode as channel', 'a.inviteCode'])
    .select(['v.state as verification', 'v.updatedAt as verifiedAt'])
    .select(['own.code as promotionCode', 'inviter.playerId as invitedBy'])
    .select([
      fragment<boolean>`a.trade_link IS NOT NULL`.as('hasTradeLink'),
      fragment<boolean>`a.state = 'registered'`.as('registered'),
      fragment<boolean>`a.erase_command IS NOT NULL`.as('erasing'),
    ])
    .select(({ selectFrom }) =>
      selectFrom('session')
        .select(fragment<number>`count(*)`.as('sessions'))
        .whereRef('session.accountId', '=', 'a.accountId')
        .where('session.expiresAt', '>', given('at'))
        .where(inForce('session'))
        .as('sessions'),
    )
    .where('a.playerId', '=', given('player')),
);

/** The first and the last four digits of a SteamID64: `7656****0042`. */
const maskSteam = (steamId: string): string => `${steamId.slice(0, 4)}****${steamId.slice(-4)}`;

/** The personal data of a player, masked; null where the account is erased. */
export const shownAccount = async (sql: SqlClient, player: PlayerId, at: Instant) => {
  const [found] = await accountOf(sql, { player, at });
  if (found === undefined) return null;
  const { phone, email, steamId, verification, sessions, ...rest } = found;
  return {
    ...rest,
    phone: maskPhone(phone),
    country: parsePhoneNumberFromString(phone)?.country ?? null,
    mail: email === null ? null : maskEmail(email),
    steamId: steamId === null ? null : maskSteam(steamId),
    verification: verification ?? ('NONE' as const),
    sessions: sessions ?? 0,
  };
};

const frozen = defineQuery((given: Given<{ player: PlayerId }>) =>
  db.selectFrom('account').select('frozenAt').where('playerId', '=', given('player')),
);

/** Since when the account is frozen; null for one that works. */
export const frozenSince = async (sql: SqlClient, player: PlayerId): Promise<Instant | null> =>
  (await frozen(sql, { player }))[0]?.frozenAt ?? null;

export const countsOf = async (sql: SqlClient, player: PlayerId) => ({
  plays: await countRows(sql, db.selectFrom('play').where('playerId', '=', player)),
  deposits: await countRows(
    sql,
    db
      .selectFrom('flowRecord')
      .where('playerId', '=', player)
      .where('kind', '=', 'deposit')
      .where('state', 'in', ['COMPLETED', 'PARTLY_REVERSED', 'REVERSED']),
  ),
  retrievals: await countRows(sql, db.selectFrom('retrieval').where('playerId', '=', player)),
  notes: await countNotes(sql, player),
});
