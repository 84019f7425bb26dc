import { z } from 'zod';
import { get, nothing, post } from '../call.ts';
import { flag, phone, smsCode, text } from '../fields.ts';
import { graphql } from '../generated/index.ts';
import { siteLocales } from '../locale.ts';
import { moment } from '../views/moment.ts';
import { session, sessionOf } from '../views/session.ts';
import { verificationState } from '../views/user.ts';
import { proofFields, ticketFrom } from './step-up.ts';

const password = text(128, '8 to 128 characters.');
const secondFactor = text(40, 'Where the account has an authenticator: its code, or a recovery code.').optional();
const done = z.literal(true);
const url = z.object({ url: z.string().meta({ description: 'Where the browser goes.' }) });

const START_VERIFICATION = graphql(`
  mutation StartVerification {
    startVerification {
      url
    }
  }
`);

const VERIFICATION = graphql(`
  query Verification {
    me {
      verification {
        state
        updateTime: updatedAt
      }
    }
  }
`);

const LOGIN = graphql(`
  mutation Login($input: LoginInput!) {
    login(input: $input) {
      ...SessionFields
    }
  }
`);

const SMS_LOGIN = graphql(`
  mutation SmsLogin($input: SmsLoginInput!) {
    loginWithSms(input: $input) {
      ...SessionFields
    }
  }
`);

const REGISTER = graphql(`
  mutation SignUp($input: RegisterInput!) {
    register(input: $input) {
      ...SessionFields
    }
  }
`);

const LOGOUT = graphql(`
  mutation Logout {
    logout
  }
`);

const CHANGE_PASSWORD = graphql(`
  mutation ChangePassword($input: ChangePasswordInput!) {
    changePassword(input: $input)
  }
`);

const RECOVER_PASSWORD = graphql(`
  mutation RecoverPassword($input: RecoverPasswordInput!) {
    recoverPassword(input: $input)
  }
`);

const VERIFY = graphql(`
  mutation VerifyAction($smsCode: String, $totpCode: String, $recoveryCode: String) {
    verifyAction(smsCode: $smsCode, totpCode: $totpCode, recoveryCode: $recoveryCode) {
      ticket
      expireTime: expiresAt
    }
  }
`);

const STEAM = graphql(`
  mutation SteamLogin($callbackUrl: String, $ticket: String) {
    startSteamLogin(callbackUrl: $callbackUrl, ticket: $ticket) {
      url
    }
  }
`);

export const authCalls = [
  post({
    path: '/auth/certify',
    summary: 'Begins identity verification.',
    input: nothing,
    output: url,
    run: async (_input, { ask }) => (await ask(START_VERIFICATION)).startVerification,
  }),
  get({
    path: '/auth/certifyRedirect',
    redirects: true,
    summary: 'Begins identity verification and sends a browser to the provider.',
    input: nothing,
    output: url,
    run: async (_input, { ask }) => (await ask(START_VERIFICATION)).startVerification,
  }),
  get({
    path: '/auth/certifyResult',
    summary: 'How identity verification went.',
    input: nothing,
    output: z.object({
      state: verificationState,
      updateTime: moment.nullable(),
    }),
    run: async (_input, { ask }) =>
      (await ask(VERIFICATION)).me?.verification ?? { state: 'NONE' as const, updateTime: null },
  }),
  post({
    path: '/auth/changePassword',
    changes: ['change-password'],
    summary: 'Changes the password; all other sessions end.',
    input: z.object({
      oldPassword: text(128, 'The password in use; or a `ticket`.').optional(),
      newPassword: password,
      ticket: text(100, 'From `/auth/verify`.').optional(),
    }),
    output: done,
    run: async ({ oldPassword, newPassword, ticket }, { ask }) => {
      const input = { currentPassword: oldPassword ?? null, newPassword, ticket: ticket ?? null };
      await ask(CHANGE_PASSWORD, { input });
      return true as const;
    },
  }),
  post({
    path: '/auth/findPassword',
    access: 'public',
    changes: ['recover-password'],
    summary: 'A new password for who forgot the old one; every session ends.',
    input: z.object({ phone, smsCode, password }),
    output: done,
    run: async ({ phone, smsCode, password }, { ask }) => {
      await ask(RECOVER_PASSWORD, { input: { phone, smsCode, newPassword: password } });
      return true as const;
    },
  }),
  post({
    path: '/auth/login',
    access: 'public',
    summary: 'Signs in with phone and password.',
    input: z.object({ phone, password, secondFactor }),
    output: session,
    run: async ({ secondFactor, ...input }, { ask }) =>
      sessionOf((await ask(LOGIN, { input: { ...input, secondFactor: secondFactor ?? null } })).login),
  }),
  post({
    path: '/auth/logout',
    summary: 'Ends the session of this token.',
    input: nothing,
    output: done,
    run: async (_input, { ask }) => {
      await ask(LOGOUT);
      return true as const;
    },
  }),
  post({
    path: '/auth/signUp',
    access: 'public',
    summary: 'Registers an adult and signs them in.',
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
    output: session,
    run: async (input, { ask, locale }) =>
      sessionOf((await ask(REGISTER, { input: { ...input, locale: siteLocales[locale] } })).register),
  }),
  post({
    path: '/auth/smsLogin',
    access: 'public',
    summary: 'Signs in with phone and SMS code.',
    input: z.object({ phone, smsCode, secondFactor }),
    output: session,
    run: async ({ secondFactor, ...input }, { ask }) =>
      sessionOf((await ask(SMS_LOGIN, { input: { ...input, secondFactor: secondFactor ?? null } })).loginWithSms),
  }),
  post({
    path: '/auth/verify',
    summary: 'A ticket for sensitive acts, good for 10 minutes, for exactly one of the proofs.',
    input: z.object({
      smsCode: smsCode.optional(),
      totp: text(64, 'The code of the authenticator.').optional(),
      recoveryCode: text(40, 'A recovery code, good for once.').optional(),
    }),
    output: z.object({ ticket: z.string(), expireTime: moment }),
    run: async ({ smsCode = null, totp = null, recoveryCode = null }, { ask }) =>
      (await ask(VERIFY, { smsCode, totpCode: totp, recoveryCode })).verifyAction,
  }),
  get({
    path: '/auth/steamLogin',
    access: 'public',
    changes: ['link-steam'],
    redirects: true,
    summary:
      'Begins a sign-in with Steam and sends a browser there. Signed in, it links the account, which takes a ticket.',
    input: z.object({
      callbackUrl: text(1_000, 'A page of this site, `/login/steamCallback?params=…`.').optional(),
      ...proofFields,
    }),
    output: url,
    run: async ({ callbackUrl, ...proof }, rest) => {
      const ticket = await ticketFrom(proof, rest);
      return (await rest.ask(STEAM, { callbackUrl: callbackUrl ?? null, ticket })).startSteamLogin;
    },
  }),
];
