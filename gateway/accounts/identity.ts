import type { PromotionCodes } from '../money/rewards/promotion-codes.ts';
import { welcomeWith } from '../money/rewards/welcome.ts';
import type { GatewayPorts } from '../ports.ts';
import type { Inbox } from '../site/messages/inbox.ts';
import type { Support } from '../site/support/support.ts';
import { accountChangesIn } from './account-changes.ts';
import type { Account, AccountStore } from './account-store.ts';
import { type Accounts, accountsWith } from './accounts.ts';
import { type Avatars, avatarsWith } from './avatars/avatars.ts';
import { type Credentials, credentialsWith } from './credentials.ts';
import { type ErasedPhones, erasedPhonesIn } from './erasure/erased-phones.ts';
import { type Erasure, erasureWith } from './erasure/erasure.ts';
import { personalDataOf } from './erasure/parts.ts';
import { keptOf, type PersonalData } from './erasure/personal-data.ts';
import { type Factors, factorsFrom } from './factors/factors.ts';
import { type MailOutbox, mailOutboxWith } from './mail/outbox.ts';
import type { PlayerPasswords } from './passwords/password.ts';
import { passwordGuessesWith } from './passwords/password-guesses.ts';
import { type Profile, profileWith } from './profile/profile.ts';
import type { PublicProfiles } from './profile/public-profiles.ts';
import { proofsWith } from './proof-of-work/proofs.ts';
import { type Restrictions, restrictionsIn } from './restrictions/restrictions.ts';
import type { ImposedLimits } from './safer-play/imposed-limits.ts';
import type { SaferPlay } from './safer-play/safer-play.ts';
import { type FailedSignIns, failedSignInsWith } from './security-journal/failed-sign-ins.ts';
import { type SecurityJournal, securityJournalIn } from './security-journal/security-journal.ts';
import { holdsOver } from './sensitive/holds.ts';
import { pendingChangesIn } from './sensitive/pending-changes.ts';
import { type AccountSecurity, accountSecurityWith } from './sensitive/security.ts';
import { type VerifiedSums, verifiedSumsIn } from './sensitive/verified-sums.ts';
import { type ApiKeys, apiKeysIn } from './sessions/api-keys.ts';
import { type Attempts, attemptsIn } from './sessions/attempts.ts';
import { knownCallersIn } from './sessions/known-callers.ts';
import { type KnownDevices, knownDevicesIn } from './sessions/known-devices.ts';
import { type Sessions, sessionsIn } from './sessions/sessions.ts';
import { type Tickets, ticketsIn } from './sessions/tickets.ts';
import { slidersWith } from './slider/sliders.ts';
import { type SmsOutbox, smsOutboxWith } from './sms/outbox.ts';
import { type SmsCodes, smsCodesWith } from './sms/sms-codes.ts';
import { type SmsRequests, smsRequestsWith } from './sms/sms-requests.ts';
import { steamAttemptsIn } from './steam/attempts.ts';
import { type SteamLogins, steamLoginsWith } from './steam/steam-logins.ts';
import { steamTicketsIn } from './steam/tickets.ts';
import type { Turns } from './turns/turns.ts';
import { type Verifications, verificationsWith } from './verification/verifications.ts';

/** The accounts of players: the parts that GraphQL and REST share. */
export interface Identity {
  readonly store: AccountStore;
  readonly accounts: Accounts;
  readonly apiKeys: ApiKeys;
  readonly attempts: Attempts;
  readonly avatars: Avatars;
  readonly credentials: Credentials;
  readonly erasedPhones: ErasedPhones;
  readonly erasure: Erasure;
  readonly factors: Factors;
  readonly knownDevices: KnownDevices;
  readonly personalData: readonly PersonalData[];
  readonly profile: Profile;
  readonly journal: SecurityJournal;
  readonly failedSignIns: FailedSignIns;
  readonly security: AccountSecurity;
  readonly mailOutbox: MailOutbox;
  readonly sessions: Sessions;
  readonly smsCodes: Pick<SmsCodes, 'figures'>;
  readonly smsOutbox: SmsOutbox;
  readonly smsRequests: SmsRequests;
  readonly steam: SteamLogins;
  readonly tickets: Tickets;
  readonly verifications: Verifications;
  readonly verifiedSums: VerifiedSums;
}

/** The parts that hold a player's other data, exported and erased with the account. */
export interface Belongings {
  readonly saferPlay: SaferPlay;
  readonly imposedLimits: Pick<ImposedLimits, 'history'>;
  readonly promotionCodes: PromotionCodes;
  readonly inbox: Inbox;
  readonly support: Support;
  readonly restrictions: Restrictions;
}

export const identityFrom = (
  ports: GatewayPorts,
  store: AccountStore,
  publicProfiles: Pick<PublicProfiles, 'changed'>,
  passwords: PlayerPasswords,
  belongings: Belongings,
  drawing: Turns,
): Identity => {
  const {
    engine,
    sql,
    transaction,
    now,
    randomBytes,
    randomUuid,
    accountKey,
    sms,
    smsRules,
    limits,
    logger,
    publicOrigin,
  } = ports;
  const attempts = attemptsIn(sql, accountKey, now, limits.rateFactor);
  const sessions = sessionsIn(sql, ports.sessionLife, now, randomBytes);
  const apiKeys = apiKeysIn(sql, now, randomBytes, randomUuid);
  const credentials = credentialsWith({
    store,
    changes: accountChangesIn(sql),
    bus: ports.bus,
    sessions,
    apiKeys,
    now,
  });
  const knownDevices = knownDevicesIn(sql, now);
  const journal = securityJournalIn({ sql, key: accountKey, now, line: ports.securityLine });
  const tickets = ticketsIn(sql, now, randomBytes);
  const erasedPhones = erasedPhonesIn(sql, accountKey, now);
  const smsOutbox = smsOutboxWith({ sql, provider: sms, accountKey, now, randomBytes, randomUuid, logger });
  const knownCallers = knownCallersIn({ sql, key: accountKey, store, knownDevices, now });
  const passwordGuesses = passwordGuessesWith(attempts, knownCallers);
  const codes = smsCodesWith({
    ...{
      sql,
      key: accountKey,
      store,
      attempts,
      knownCallers,
      rules: smsRules,
      provider: sms,
      outbox: smsOutbox,
      now,
      randomBytes,
    },
  });
  const factors = factorsFrom({ ...ports, knownCallers, attempts, codes, tickets, journal });
  const proofs = proofsWith(accountKey, smsRules, randomBytes);
  const sliders = slidersWith({
    sql,
    key: accountKey,
    attempts,
    drawing,
    proofs,
    now,
    randomBytes,
    randomUuid,
  });
  const pending = pendingChangesIn(sql, now, randomUuid);
  const personalData = personalDataOf({
    ...{ sql, sessions, apiKeys, knownDevices, journal, factors, pending },
    ...belongings,
  });
  const keepExclusion = async (account: Account): Promise<void> => {
    const facts = await keptOf(personalData, account);
    if (facts.excludedUntil !== null) await erasedPhones.keep(account.phone, facts, sql);
  };
  const mailOutbox = mailOutboxWith({ sql, provider: ports.mail, accountKey, now, randomBytes, randomUuid, logger });
  const security = accountSecurityWith({
    ...{ sql, transaction, credentials, attempts, codes, keepExclusion, accountKey, publicOrigin, now },
    ...{ randomUuid, logger },
    ticketsIn: (client) => ticketsIn(client, now, randomBytes),
    mail: mailOutbox,
    mails: ports.mail.sends,
    mailProvider: ports.mail,
    holdsIn: (client) => holdsOver(restrictionsIn({ sql: client, now, randomUuid })),
    line: ports.securityLine,
  });
  const erasure = erasureWith({
    engine,
    store,
    publicProfiles,
    transaction,
    tickets,
    credentials,
    erasedPhones,
    personalData,
    logger,
    security,
  });
  const failedSignIns = failedSignInsWith({ journal, now, logger });
  const steamTickets = steamTicketsIn(sql, now, randomBytes);
  const accounts = accountsWith({
    ...{
      engine,
      store,
      sessions,
      credentials,
      codes,
      attempts,
      passwords,
      passwordGuesses,
      erasure,
      erasedPhones,
      steamTickets,
    },
    ...{ journal, failedSignIns, security, now, randomBytes, randomUuid },
    secondFactor: factors.secondFactor,
    passkeys: factors.passkeys,
    welcome: welcomeWith({ ...belongings, engine, jurisdictions: ports.jurisdictions }),
  });
  const steam = steamLoginsWith({
    ...{
      provider: ports.steam,
      publicOrigin,
      store,
      accounts,
      tickets: steamTickets,
      attempts,
      now,
      security,
      failedSignIns,
    },
    actionTickets: tickets,
    steamAttempts: steamAttemptsIn(sql, now, randomBytes),
  });
  const verifications = verificationsWith({ sql, provider: ports.verification, attempts, now, randomBytes });
  return {
    store,
    accounts,
    apiKeys,
    attempts,
    avatars: avatarsWith({ sql, store, publicProfiles, credentials, attempts, drawing, now }),
    credentials,
    erasedPhones,
    erasure,
    factors,
    knownDevices,
    personalData,
    journal,
    failedSignIns,
    profile: profileWith({
      store,
      publicProfiles,
      credentials,
      codes,
      tickets,
      attempts,
      passwords,
      passwordGuesses,
      security,
      journal,
      failedSignIns,
    }),
    security,
    mailOutbox,
    sessions,
    smsCodes: codes,
    smsOutbox,
    smsRequests: smsRequestsWith({ sliders, codes, provider: sms, attempts, rules: smsRules }),
    steam,
    tickets,
    verifications,
    verifiedSums: verifiedSumsIn({
      ...{ sql, transaction, now, above: ports.verifyAbove },
      isVerified: async (accountId) => (await verifications.of(accountId)).state === 'VERIFIED',
    }),
  };
};
