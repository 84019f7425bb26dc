import { z } from 'zod';
import { avatarPath } from '../../avatars/paths.ts';
import { GatewayError } from '../../errors.ts';
import { requireSession } from '../../graphql/context.ts';
import { hasScope } from '../../graphql/field-guards.ts';
import { get, nothing, post, type RestContext } from '../call.ts';
import { money, nickname, phone, smsCode, text } from '../fields.ts';
import { graphql } from '../generated/index.ts';
import { amount } from '../views/moment.ts';
import { user, userOf } from '../views/user.ts';
import { walletFields } from '../views/wallet.ts';
import { proofFields, ticketFrom } from './step-up.ts';
import { shownTerms, termsShown } from './terms-shown.ts';

const ME = graphql(`
  query UserInfo($personal: Boolean!) {
    me {
      ...UserFields
      ...PersonalFields @include(if: $personal)
    }
  }
`);

const SECURITY = graphql(`
  query SecurityWays {
    me {
      phone
      email
      steam: steamId
      password: hasPassword
      verification {
        state
      }
    }
  }
`);

const NICKNAME = graphql(`
  mutation Nickname($nickname: String!) {
    changeNickname(nickname: $nickname) {
      ...UserFields
      ...PersonalFields
    }
  }
`);

const TRADE_LINK = graphql(`
  mutation TradeLink($tradeLink: String, $ticket: String) {
    changeTradeLink(tradeLink: $tradeLink, ticket: $ticket) {
      ...UserFields
      ...PersonalFields
    }
  }
`);

const AVATAR = graphql(`
  mutation Avatar($avatar: String!) {
    chooseAvatar(avatar: $avatar) {
      ...UserFields
      ...PersonalFields
    }
  }
`);

const EMAIL = graphql(`
  mutation Email($email: String!, $ticket: String) {
    changeEmail(email: $email, ticket: $ticket) {
      ...UserFields
      ...PersonalFields
    }
  }
`);

const PHONE = graphql(`
  mutation Phone($phone: String!, $smsCode: String!, $ticket: String!) {
    changePhone(phone: $phone, smsCode: $smsCode, ticket: $ticket) {
      ...UserFields
      ...PersonalFields
    }
  }
`);

const TRANSFER = graphql(`
  mutation Transfer($commandId: CommandId!, $terms: Hash!, $points: Money!, $to: String) {
    transferPoints(commandId: $commandId, terms: $terms, points: $points, to: $to) {
      amount: points
      received: coin
      wallet {
        ...WalletFields
      }
    }
  }
`);

const email = text(254, 'The address.');
const ticket = text(100, 'From `/auth/verify`.');

/** @throws GatewayError UNAUTHENTICATED */
const userInfo = async ({ ask, context }: RestContext) => {
  const { me } = await ask(ME, { personal: await hasScope(context, 'PERSONAL') });
  if (me === null) throw new GatewayError('UNAUTHENTICATED');
  return userOf(me);
};

export const profileCalls = [
  get({
    path: '/profile/userInfo',
    summary: 'The player and their balances.',
    input: nothing,
    output: user,
    run: (_input, rest) => userInfo(rest),
  }),
  post({
    path: '/profile/modifyNickname',
    summary: 'Changes the nickname.',
    input: z.object({ nickname: nickname('1 to 24 characters.') }),
    output: user,
    run: async (input, { ask }) => userOf((await ask(NICKNAME, input)).changeNickname),
  }),
  post({
    path: '/profile/modifyTradeUrl',
    changes: ['bind-trade-link', 'change-trade-link'],
    summary: 'Binds the first Steam trade link at once; changes or removes one after 24 hours.',
    input: z.object({
      ...proofFields,
      tradeUrl: z
        .string()
        .max(300)
        .meta({ description: '`https://steamcommunity.com/tradeoffer/new/?partner=…&token=…`; empty removes it.' }),
    }),
    output: user,
    run: async ({ tradeUrl, ...proof }, rest) => {
      const change = { tradeLink: tradeUrl === '' ? null : tradeUrl, ticket: await ticketFrom(proof, rest) };
      return userOf((await rest.ask(TRADE_LINK, change)).changeTradeLink);
    },
  }),
  post({
    path: '/profile/uploadAvatarV2',
    uploads: true,
    summary: 'Sets the picture: a PNG, JPEG or WebP of at most 2 MiB in a multipart form, or one of `getHeadPicList`.',
    input: z.object({ headPic: text(300, 'One of `getHeadPicList`; not with an upload.').optional() }),
    output: user,
    run: async ({ headPic }, rest) => {
      if (rest.picture === null) {
        if (headPic === undefined) throw new GatewayError('INVALID_INPUT', { field: 'headPic' });
        return userOf((await rest.ask(AVATAR, { avatar: headPic })).chooseAvatar);
      }
      const { account } = await requireSession(rest.context);
      const uploaded = avatarPath(await rest.context.identity.avatars.upload(account, rest.picture));
      // This request has read the account before.
      return { ...(await userInfo(rest)), headPic: uploaded, avatar: uploaded };
    },
  }),
  post({
    path: '/profile/bindEmail',
    changes: ['change-email'],
    summary: 'Sets the e-mail address of an account that has none.',
    input: z.object({ email, ...proofFields }),
    output: user,
    run: async ({ email, ...proof }, rest) =>
      userOf((await rest.ask(EMAIL, { email, ticket: await ticketFrom(proof, rest) })).changeEmail),
  }),
  post({
    path: '/profile/changeEmail',
    changes: ['change-email'],
    summary: 'Changes the e-mail address.',
    input: z.object({ email, ...proofFields }),
    output: user,
    run: async ({ email, ...proof }, rest) =>
      userOf((await rest.ask(EMAIL, { email, ticket: await ticketFrom(proof, rest) })).changeEmail),
  }),
  post({
    path: '/profile/changePhone',
    changes: ['change-phone'],
    summary: 'Changes the phone number, after 24 hours.',
    input: z.object({ phone, smsCode, ticket }),
    output: user,
    run: async (input, { ask }) => userOf((await ask(PHONE, input)).changePhone),
  }),
  get({
    path: '/profile/securityWays',
    summary: 'How the account can be signed in to and proved.',
    input: nothing,
    output: z.object({
      password: z.boolean(),
      phone: z.string().meta({ description: 'Masked.' }),
      email: z.string().nullable(),
      steam: z.string().nullable(),
      certified: z.boolean(),
    }),
    run: async (_input, { ask }) => {
      const { me } = await ask(SECURITY);
      if (me === null) throw new GatewayError('UNAUTHENTICATED');
      return { ...me, certified: me.verification.state === 'VERIFIED' };
    },
  }),
  post({
    path: '/profile/transferSecondary',
    summary: "Points to one's own coin at the rate of the terms, or to another player where the site allows it.",
    input: z.object({
      amount: money('Points.'),
      nickname: nickname("Who gets them; one's own coin balance when left out.").optional(),
      terms: shownTerms,
    }),
    output: z.object({ amount, received: amount.nullable().meta({ description: 'Coin.' }), ...walletFields }),
    run: async ({ amount: points, nickname, terms: given }, rest) => {
      const { ask, commandId } = rest;
      const order = { commandId, terms: await termsShown(rest, 'transfer', given), points, to: nickname ?? null };
      const { wallet, ...moved } = (await ask(TRANSFER, order)).transferPoints;
      return { ...moved, ...wallet };
    },
  }),
];
