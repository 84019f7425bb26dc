import { isPlayerId, isRoundId, mustBe } from '../../../engine/kernel/ids.ts';
import { isRetrievalOf } from '../../../engine/projections/queries/records.ts';
import { DISPUTE_LENGTH, disputeIn } from '../../../schema/input/support-ticket.ts';
import { GatewayError, invalidInput } from '../../errors.ts';
import { rewardsIn } from '../../play/player-states.ts';
import { bannersOf } from '../../site/messages/banners.ts';
import { MAX_MESSAGES_PAGE, type MessageRow } from '../../site/messages/inbox.ts';
import { kindOf } from '../../site/messages/message.ts';
import { inWords } from '../../site/messages/words.ts';
import { MAX_TICKETS_PAGE } from '../../site/support/support.ts';
import type { SiteLanguage } from '../../site-locale.ts';
import { type GatewayContext, ofViewer } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { languageOf } from '../languages.ts';
import { connectionOf, pageArguments } from '../pages.ts';

const shown = (
  { id, content, link, visibleAt, readAt }: MessageRow,
  language: SiteLanguage,
  context: GatewayContext,
  mayAct: boolean,
) => ({
  id,
  kind: kindOf(content),
  ...inWords(content, language, (skin) => context.catalog.skinOf.get(skin)?.definition),
  link:
    content.template === 'security' && content.link !== null && mayAct
      ? context.identity.security.linkPath(content.link)
      : link,
  createdAt: visibleAt,
  readAt,
});

/** Whether the caller has a session. The link of a security notice changes the account, which no API key may do. */
const isSession = async (context: GatewayContext): Promise<boolean> => (await context.credential())?.kind === 'session';

export const messageResolvers: Resolvers = {
  Query: {
    messages: ofViewer(async ({ playerId }, { unreadOnly, locale, first, after }, context) => {
      const asked = { unreadOnly: unreadOnly ?? false, ...pageArguments(first ?? 15, after, MAX_MESSAGES_PAGE) };
      const page = await context.inbox.page(playerId, asked);
      const mayAct = await isSession(context);
      const language = languageOf(locale);
      return connectionOf({ ...page, rows: page.rows.map((row) => shown(row, language, context, mayAct)) });
    }),

    message: ofViewer(async ({ playerId }, { id, locale }, context) => {
      const found = await context.inbox.one(playerId, id);
      return found === null ? null : shown(found, languageOf(locale), context, await isSession(context));
    }),

    unreadCount: ofViewer(({ playerId }, _arguments, { inbox }) => inbox.unread(playerId)),

    banners: async (_root, { locale }, { ports }) => {
      const terms = ports.payments.provider === null ? null : await rewardsIn(ports.readStreams, ports.now());
      const shownBanners = bannersOf({ firstDepositPercent: terms?.firstDeposit.percent ?? 0 }, languageOf(locale));
      return shownBanners.map((banner) => ({ ...banner, image: null }));
    },

    notices: async (_root, { locale, top }, { notices }) => {
      return (await notices.newest(top ?? 1)).map(({ id, texts, publishedAt }) => ({
        id,
        publishedAt,
        ...texts[languageOf(locale)],
      }));
    },

    supportTickets: ofViewer(async ({ playerId }, { first, after }, context) => {
      const asked = pageArguments(first ?? 15, after, MAX_TICKETS_PAGE);
      const page = await context.support.page(playerId, asked.first, asked.after);
      return connectionOf(page);
    }),

    supportTicket: ofViewer(({ playerId }, { id }, { support }) => support.one(playerId, id)),
  },
  Mutation: {
    readMessages: ofViewer(async ({ playerId }, { id }, context) => {
      await context.inbox.read(playerId, id ?? null);
      return context.inbox.unread(playerId);
    }),
    openSupportTicket: ofViewer(({ playerId }, { subject, text }, context) =>
      context.support.open(playerId, subject, text),
    ),
    answerSupportTicket: ofViewer(({ playerId }, { id, text }, context) => context.support.write(playerId, id, text)),
    closeSupportTicket: ofViewer(({ playerId }, { id }, context) => context.support.close(playerId, id)),
    disputeRetrieval: ofViewer(async ({ playerId }, { id, text }, context) => {
      if (!isRoundId(id) || !(await isRetrievalOf(context.ports.sql, playerId, id)))
        throw new GatewayError('NOT_FOUND');
      const said = disputeIn(text);
      if (said === null) throw invalidInput('text', `has ${DISPUTE_LENGTH.min} to ${DISPUTE_LENGTH.max} characters`);
      return context.support.open(playerId, `#${id}`, said, id);
    }),
  },
  SupportTicket: {
    entries: async ({ id, playerId }, _arguments, context) => {
      // A ticket only ever comes out of its own player's queries; its words are asked for with the same care.
      const owner = await context.support.one(mustBe(isPlayerId, playerId), id);
      return owner === null ? [] : context.support.entries(id);
    },
  },
};
