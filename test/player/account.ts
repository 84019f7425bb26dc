import { solveProof } from '../../gateway/accounts/proof-of-work/solve.ts';
import type { Ask } from './ask.ts';
import { randomPhone, systemChance } from './chance.ts';
import type { LoginMutation, SmsPurpose } from './generated/graphql.ts';
import { graphql } from './generated/index.ts';

/** A player who has just signed in. */
export interface SignedIn {
  readonly token: string;
  readonly playerId: string;
  readonly nickname: string;
}

export const SLIDER = graphql(`
  mutation Slider($phone: String!) {
    requestSlider(phone: $phone) { id devAnswer proof { challenge } }
  }
`);

export const SMS_CODE = graphql(`
  mutation SmsCode($input: SmsCodeInput!) {
    requestSmsCode(input: $input) { lockSeconds devCode }
  }
`);

export const REGISTER = graphql(`
  mutation Register($input: RegisterInput!) {
    register(input: $input) {
      token expiresAt me { id playerId nickname avatar phone wallet { coin points version } }
    }
  }
`);

export const LOGIN = graphql(`
  mutation Login($input: LoginInput!) {
    login(input: $input) { token me { playerId nickname } }
  }
`);

const RECOVER = graphql(`
  mutation Recover($input: RecoverPasswordInput!) {
    recoverPassword(input: $input)
  }
`);

/** A slider for a number, solved with the answer that a site without a text message provider shows, and its proof of work. */
export const solvedSlider = async (ask: Ask, phone: string, token?: string) => {
  const { id, devAnswer, proof } = (await ask(SLIDER, { phone }, token)).requestSlider;
  return { sliderId: id, sliderX: devAnswer ?? Number.NaN, proof: await solveProof(proof.challenge) };
};

/** A code as the dialog shows it where no text messages are sent. */
export const smsCodeFor = async (ask: Ask, phone: string, purpose: SmsPurpose, token?: string): Promise<string> => {
  const input = { phone, purpose, ...(await solvedSlider(ask, phone, token)) };
  const { devCode } = (await ask(SMS_CODE, { input }, token)).requestSmsCode;
  if (devCode == null) throw new Error('the site sends its codes');
  return devCode;
};

const signedIn = ({ token, me: { playerId, nickname } }: LoginMutation['login']): SignedIn => ({
  token,
  playerId,
  nickname,
});

/** Signs up as a person would: slider, code, registration. */
export const signUp = async (
  ask: Ask,
  phone = randomPhone(),
  password = systemChance.hex(12),
): Promise<SignedIn & { readonly phone: string; readonly password: string }> => {
  const smsCode = await smsCodeFor(ask, phone, 'REGISTER');
  const { register } = await ask(REGISTER, { input: { phone, password, smsCode, adult: true, terms: true } });
  return { ...signedIn(register), phone, password };
};

export const signIn = async (ask: Ask, phone: string, password: string): Promise<SignedIn> =>
  signedIn((await ask(LOGIN, { input: { phone, password } })).login);

/** Sets a new password for a player, with a code to their phone. */
export const recoverPassword = async (ask: Ask, phone: string, newPassword: string): Promise<void> => {
  const smsCode = await smsCodeFor(ask, phone, 'RECOVER');
  await ask(RECOVER, { input: { phone, smsCode, newPassword } });
};
