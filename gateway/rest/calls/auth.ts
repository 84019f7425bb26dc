import { z } from 'zod';
import { answeredBy } from '../answers/answered.ts';
import { at, described, plain } from '../answers/view.ts';
import { get, nothing, post } from '../call.ts';
import { flag, phone, smsCode, text } from '../fields.ts';
import { session } from '../views/session.ts';
import { verificationState } from '../views/user.ts';
import { proofFields, ticketFrom } from './step-up.ts';

const password = text(128, '8 to 128 characters.');
const secondFactor = text(40, 'Where the account has an authenticator: its code, or a recovery code.').optional();
const redirect = { url: described('Where the browser goes.', 'url') };
const verification = answeredBy('Mutation.startVerification', { input: nothing, answer: redirect });

export const authCalls = [
  post({ path: '/auth/certify', summary: 'Begins identity verification.', ...verification }),
  get({
    path: '/auth/certifyRedirect',
    redirects: true,
    summary: 'Begins identity verification and sends a browser to the provider.',
    ...verification,
  }),
  get({
    path: '/auth/certifyResult',
    summary: 'How identity verification went.',
    ...answeredBy('Query.me', {
      input: nothing,
      missing: 'UNAUTHENTICATED',
      answer: { state: at('verification.state', verificationState), updateTime: 'verification.updatedAt' },
    }),
  }),
  post({
    path: '/auth/changePassword',
    changes: ['change-password'],
    summary: 'Changes the password; all other sessions end.',
    ...answeredBy('Mutation.changePassword', {
      input: z.object({
        oldPassword: text(128, 'The password in use; or a `ticket`.').optional(),
        newPassword: password,
        ticket: text(100, 'From `/auth/verify`.').optional(),
      }),
      names: { currentPassword: 'oldPassword' },
      answer: plain,
    }),
  }),
  post({
    path: '/auth/findPassword',
    access: 'public',
    changes: ['recover-password'],
    summary: 'A new password for who forgot the old one; every session ends.',
    ...answeredBy('Mutation.recoverPassword', {
      input: z.object({ phone, smsCode, password }),
      names: { newPassword: 'password' },
      answer: plain,
    }),
  }),
  post({
    path: '/auth/login',
    access: 'public',
    summary: 'Signs in with phone and password.',
    ...answeredBy('Mutation.login', { input: z.object({ phone, password, secondFactor }), answer: session }),
  }),
  post({
    path: '/auth/logout',
    summary: 'Ends the session of this token.',
    ...answeredBy('Mutation.logout', { input: nothing, answer: plain }),
  }),
  post({
    path: '/auth/signUp',
    access: 'public',
    summary: 'Registers an adult and signs them in.',
    ...answeredBy('Mutation.register', {
      input: z.object({
        phone,
        password,
        smsCode,
        adult: flag('The player is 18 or older: must be true.'),
        terms: flag('The player accepts terms and privacy policy: must be true.'),
        inviteCode: text(40, '6 to 15 letters or digits.').optional(),
        channelCode: text(32, 'The channel the player came from.').optional(),
        steamTicket: text(100, 'Links the Steam account it was made for.').optional(),
      }),
      answer: session,
    }),
  }),
  post({
    path: '/auth/smsLogin',
    access: 'public',
    summary: 'Signs in with phone and SMS code.',
    ...answeredBy('Mutation.loginWithSms', { input: z.object({ phone, smsCode, secondFactor }), answer: session }),
  }),
  post({
    path: '/auth/verify',
    summary: 'A ticket for sensitive acts, good for 10 minutes, for exactly one of the proofs.',
    ...answeredBy('Mutation.verifyAction', {
      input: z.object({
        smsCode: smsCode.optional(),
        totp: text(64, 'The code of the authenticator.').optional(),
        recoveryCode: text(40, 'A recovery code, good for once.').optional(),
      }),
      names: { totpCode: 'totp' },
      answer: { ticket: 'ticket', expireTime: 'expiresAt' },
    }),
  }),
  get({
    path: '/auth/steamLogin',
    access: 'public',
    changes: ['link-steam'],
    redirects: true,
    summary:
      'Begins a sign-in with Steam and sends a browser there. Signed in, it links the account, which takes a ticket.',
    ...answeredBy('Mutation.startSteamLogin', {
      input: z.object({
        callbackUrl: text(1_000, 'A page of this site, `/login/steamCallback?params=…`.').optional(),
        ...proofFields,
      }),
      values: async ({ callbackUrl, ...proof }, rest) => ({ callbackUrl, ticket: await ticketFrom(proof, rest) }),
      answer: redirect,
    }),
  }),
];
