import { z } from 'zod';
import { avatarPath } from '../../accounts/avatars/paths.ts';
import { GatewayError } from '../../errors.ts';
import { requireSession } from '../../graphql/context.ts';
import { hasScope } from '../../graphql/field-guards.ts';
import { answeredBy } from '../answers/answered.ts';
import { either } from '../answers/either.ts';
import { type Fields, is } from '../answers/view.ts';
import { get, nothing, post, type RestCall } from '../call.ts';
import { money, nickname, phone, smsCode, text } from '../fields.ts';
import { narrowUser, user } from '../views/user.ts';
import { walletFields } from '../views/wallet.ts';
import { proofFields, ticketFrom } from './step-up.ts';
import { shownTerms } from './terms-shown.ts';

const me = (answer: Fields) => answeredBy('Query.me', { input: nothing, missing: 'UNAUTHENTICATED', answer });

const userInfo = either(nothing, (_nothing, { context }) => hasScope(context, 'PERSONAL'), me(user), me(narrowUser));

const chosenAvatar = answeredBy('Mutation.chooseAvatar', {
  input: z.object({ headPic: text(300, 'One of `getHeadPicList`; not with an upload.').optional() }),
  values: ({ headPic }) => {
    if (headPic === undefined) throw new GatewayError('INVALID_INPUT', { field: 'headPic' });
    return { avatar: headPic };
  },
  answer: user,
});

const record = z.record(z.string(), z.unknown());

/** Chooses a drawn picture, or uploads one. */
const avatar: Pick<RestCall, 'input' | 'compile'> = {
  input: chosenAvatar.input,
  compile: (schema) => {
    const [chosen, own] = [chosenAvatar.compile(schema), userInfo.compile(schema)];
    return {
      answer: chosen.answer,
      run: async (params, rest) => {
        if (rest.picture === null) return chosen.run(params, rest);
        const { account } = await requireSession(rest.context);
        const uploaded = avatarPath(await rest.context.identity.avatars.upload(account, rest.picture));
        // This request has read the account before.
        return { ...record.parse(await own.run({}, rest)), headPic: uploaded, avatar: uploaded };
      },
    };
  },
};

const changedEmail = answeredBy('Mutation.changeEmail', {
  input: z.object({ email: text(254, 'The address.'), ...proofFields }),
  values: async ({ email, ...proof }, rest) => ({ email, ticket: await ticketFrom(proof, rest) }),
  answer: user,
});

export const profileCalls = [
  get({ path: '/profile/userInfo', summary: 'The player and their balances.', ...userInfo }),
  post({
    path: '/profile/modifyNickname',
    summary: 'Changes the nickname.',
    ...answeredBy('Mutation.changeNickname', {
      input: z.object({ nickname: nickname('1 to 24 characters.') }),
      answer: user,
    }),
  }),
  post({
    path: '/profile/modifyTradeUrl',
    changes: ['bind-trade-link', 'change-trade-link'],
    summary: 'Binds the first Steam trade link at once; changes or removes one after 24 hours.',
    ...answeredBy('Mutation.changeTradeLink', {
      input: z.object({
        ...proofFields,
        tradeUrl: z
          .string()
          .max(300)
          .meta({ description: '`https://steamcommunity.com/tradeoffer/new/?partner=…&token=…`; empty removes it.' }),
      }),
      values: async ({ tradeUrl, ...proof }, rest) => ({
        tradeLink: tradeUrl === '' ? null : tradeUrl,
        ticket: await ticketFrom(proof, rest),
      }),
      answer: user,
    }),
  }),
  post({
    path: '/profile/uploadAvatarV2',
    uploads: true,
    summary: 'Sets the picture: a PNG, JPEG or WebP of at most 2 MiB in a multipart form, or one of `getHeadPicList`.',
    ...avatar,
  }),
  post({
    path: '/profile/bindEmail',
    changes: ['change-email'],
    summary: 'Sets the e-mail address of an account that has none.',
    ...changedEmail,
  }),
  post({
    path: '/profile/changeEmail',
    changes: ['change-email'],
    summary: 'Changes the e-mail address.',
    ...changedEmail,
  }),
  post({
    path: '/profile/changePhone',
    changes: ['change-phone'],
    summary: 'Changes the phone number, after 24 hours.',
    ...answeredBy('Mutation.changePhone', {
      input: z.object({ phone, smsCode, ticket: text(100, 'From `/auth/verify`.') }),
      answer: user,
    }),
  }),
  get({
    path: '/profile/securityWays',
    summary: 'How the account can be signed in to and proved.',
    ...me({
      password: 'hasPassword',
      phone: 'phone',
      email: 'email',
      steam: 'steamId',
      certified: is('verification.state', 'VERIFIED'),
    }),
  }),
  post({
    path: '/profile/transferSecondary',
    summary: "Points to one's own coin at the rate of the terms, or to another player where the site allows it.",
    ...answeredBy('Mutation.transferPoints', {
      input: z.object({
        amount: money('Points.'),
        nickname: nickname("Who gets them; one's own coin balance when left out.").optional(),
        terms: shownTerms,
      }),
      names: { points: 'amount', to: 'nickname' },
      terms: 'transfer',
      answer: { amount: 'points', received: 'coin', ...walletFields },
    }),
  }),
];
