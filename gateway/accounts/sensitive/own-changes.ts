import type { SqlClient } from '../../../engine/database/sql.ts';
import { GatewayError } from '../../errors.ts';
import { type Account, accountStoreIn } from '../account-store.ts';
import type { MailOutbox } from '../mail/outbox.ts';
import { readEmail } from '../profile/email.ts';
import { maskPhone, readPhone } from '../profile/phone.ts';
import { readTradeLink } from '../profile/trade-link.ts';
import { type Attempts, allowances } from '../sessions/attempts.ts';
import type { Caller } from '../sessions/caller.ts';
import type { Tickets } from '../sessions/tickets.ts';
import { readSmsCode, type SmsCodes } from '../sms/sms-codes.ts';
import type { Changer, SecurityChanges } from './security-changes.ts';

/** A player who changes their own account. */
export type Owner = Changer & { readonly account: Account; readonly caller: Caller };

/** Sensitive changes that players make of their own accounts. Each answers the changed account. */
export interface OwnChanges {
  /**
   * A new password, by a ticket unless the old one is proved. Ends what others may hold, and every session but `kept`.
   * @throws GatewayError CREDENTIALS_INVALID where another eviction came first; TICKET_INVALID
   */
  password(by: Owner, passwordHash: string, kept: string): Promise<Account>;
  /**
   * Null removes the trade link. A first one binds at once, unless something is held.
   * @throws GatewayError TRADE_LINK_INVALID, TICKET_INVALID
   */
  tradeLink(by: Owner, tradeLink: string | null): Promise<Account>;
  /** Has a new address confirmed. @throws GatewayError INVALID_INPUT, TICKET_INVALID, RATE_LIMITED */
  email(by: Owner, email: string): Promise<Account>;
  /** @throws GatewayError NOTHING_TO_DO where there is no address, or it is confirmed; PROVIDER_DISABLED, RATE_LIMITED */
  resendConfirmation(account: Account): Promise<void>;
  /** @throws GatewayError INVALID_INPUT, TICKET_INVALID, SMS_CODE_INVALID (of the new number), PHONE_TAKEN */
  phone(by: Owner, phone: string, smsCode: string): Promise<Account>;
  /** Of a Steam account that was just proved; the ticket was asked for before. @throws GatewayError STEAM_TAKEN */
  steam(by: Owner, steamId: string): Promise<Account>;
  /** @throws GatewayError NOTHING_TO_DO, TICKET_INVALID */
  unlinkSteam(by: Owner): Promise<Account>;
}

export interface OwnChangesParts {
  readonly securityChanges: SecurityChanges;
  readonly codes: Pick<SmsCodes, 'consume'>;
  readonly ticketsIn: (sql: SqlClient) => Pick<Tickets, 'require'>;
  readonly sql: SqlClient;
  readonly attempts: Attempts;
  readonly mail: Pick<MailOutbox, 'soon'>;
  /** Whether mail is sent at all. */
  readonly mails: boolean;
}

export const ownChangesWith = (parts: OwnChangesParts): OwnChanges => {
  const { securityChanges, sql, codes, ticketsIn, attempts, mail, mails } = parts;
  const tickets = ticketsIn(sql);
  /** Counts a mail, so that no player can fill a mailbox through the site. */
  const countMail = async (accountId: string, address: string): Promise<void> => {
    await attempts.count(allowances.mailPerAccount, accountId);
    await attempts.count(allowances.mailPerRecipient, address.toLowerCase());
  };

  const changeTradeLink = (by: Owner, wanted: string | null): Promise<Account> =>
    securityChanges.change('change-trade-link', by, async ({ account }) =>
      account.tradeLink === wanted ? null : { wanted: { kind: 'TRADE_LINK', value: wanted ?? '', detail: null } },
    );

  return {
    password: (by, passwordHash, kept) =>
      securityChanges.change('change-password', by, async (locked) => {
        if (locked.account.epoch !== by.account.epoch) throw new GatewayError('CREDENTIALS_INVALID');
        const own = { sessionId: kept, deviceToken: by.caller.deviceToken };
        return { account: await locked.evict('password', own, { passwordHash }, by.caller) };
      }),

    tradeLink: async (by, given) => {
      const wanted = given === null ? null : readTradeLink(given);
      if (by.account.tradeLink !== null) return changeTradeLink(by, wanted);
      const bound = await securityChanges.change('bind-trade-link', by, async (locked) => {
        const { tradeLink, playerId } = locked.account;
        if (tradeLink !== null || wanted === null) return null;
        // Where things would leave to is as slow as their leaving.
        if ((await locked.holds.of(playerId)) !== null) return null;
        return { account: await locked.write({ tradeLink: wanted }) };
      });
      // Of two tabs that bind a first one, the later one changes what the earlier one bound.
      return bound.tradeLink === wanted ? bound : changeTradeLink(by, wanted);
    },

    email: async (by, text) => {
      const email = readEmail(text);
      await tickets.require(by.account.accountId, by.ticket);
      await countMail(by.account.accountId, email);
      const changed = await securityChanges.change('change-email', by, async (locked) => {
        if (locked.account.email === email && locked.account.emailConfirmedAt !== null) return null;
        const account = await locked.write({ email, emailConfirmedAt: null });
        await locked.notices.askToConfirm(account, email);
        return { account };
      });
      await mail.soon();
      return changed;
    },

    resendConfirmation: async ({ accountId, email, emailConfirmedAt }) => {
      if (!mails) throw new GatewayError('PROVIDER_DISABLED');
      if (email === null || emailConfirmedAt !== null) throw new GatewayError('NOTHING_TO_DO');
      await countMail(accountId, email);
      await securityChanges.at(accountId, async ({ account, notices }) => {
        const { email: address } = account;
        if (address !== null && account.emailConfirmedAt === null) await notices.askToConfirm(account, address);
      });
      await mail.soon();
    },

    phone: async (by, text, smsCode) => {
      const phone = readPhone(text);
      const code = readSmsCode(smsCode);
      await tickets.require(by.account.accountId, by.ticket);
      await codes.consume(phone, 'CHANGE_PHONE', code, by.caller);
      return securityChanges.change('change-phone', by, async ({ tx, account }) => {
        const owner = await accountStoreIn(tx).ofPhone(phone);
        if (owner !== null && owner.accountId !== account.accountId) throw new GatewayError('PHONE_TAKEN');
        return owner !== null ? null : { wanted: { kind: 'PHONE', value: phone, detail: maskPhone(phone) } };
      });
    },

    steam: (by, steamId) =>
      securityChanges.change('link-steam', by, async ({ tx, account }) => {
        const owner = await accountStoreIn(tx).ofSteam(steamId);
        if (owner !== null && owner.accountId !== account.accountId) throw new GatewayError('STEAM_TAKEN');
        return owner !== null ? null : { wanted: { kind: 'STEAM_LINK', value: steamId, detail: steamId } };
      }),

    unlinkSteam: (by) =>
      securityChanges.change('unlink-steam', by, async (locked) => {
        const stopped = await locked.pending.takeKind(locked.account.accountId, 'STEAM_LINK');
        if (locked.account.steamId === null && stopped.length === 0) throw new GatewayError('NOTHING_TO_DO');
        return { account: await locked.write({ steamId: null }) };
      }),
  };
};
