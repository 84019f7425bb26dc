import { promotionCodeIn, sixDigitsIn } from '../../../schema/input/codes.ts';
import { isPassword } from '../../../schema/input/passwords.ts';
import { readPhone } from './phone.ts';

export interface RegistrationForm {
  readonly prefix: string;
  readonly phone: string;
  readonly code: string;
  readonly password: string;
  readonly invite: string;
  readonly adult: boolean;
  readonly terms: boolean;
}

/** Names of sentences in `messages.account.invalid`. */
export type Problem =
  | 'phone'
  | 'phoneRequired'
  | 'passwordRequired'
  | 'currentRequired'
  | 'passwordLength'
  | 'codeRequired'
  | 'codeFormat'
  | 'adult'
  | 'terms'
  | 'invite';

export type FormField = 'phone' | 'code' | 'current' | 'password' | 'invite' | 'adult' | 'terms';
export type Problems = Partial<Readonly<Record<FormField, Problem>>>;

export const phoneProblem = (prefix: string, phone: string): Problem | undefined => {
  if (phone.trim() === '') return 'phoneRequired';
  return readPhone(prefix, phone) === null ? 'phone' : undefined;
};

export const codeProblem = (code: string): Problem | undefined => {
  if (code === '') return 'codeRequired';
  return sixDigitsIn(code) === null ? 'codeFormat' : undefined;
};

export const passwordProblem = (password: string): Problem | undefined => {
  if (password === '') return 'passwordRequired';
  return isPassword(password) ? undefined : 'passwordLength';
};

/** Leaves out fields without a problem. */
export const withoutGaps = (problems: Readonly<Partial<Record<FormField, Problem | undefined>>>): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));

/** The problems that the player must correct before the form is sent. Empty where there are none. */
export const registrationProblems = (form: RegistrationForm): Problems =>
  withoutGaps({
    phone: phoneProblem(form.prefix, form.phone),
    code: codeProblem(form.code.trim()),
    password: passwordProblem(form.password),
    invite: form.invite.trim() === '' || promotionCodeIn(form.invite) !== null ? undefined : 'invite',
    adult: form.adult ? undefined : 'adult',
    terms: form.terms ? undefined : 'terms',
  });

export const loginProblems = (form: Pick<RegistrationForm, 'prefix' | 'phone' | 'password'>): Problems =>
  withoutGaps({
    phone: phoneProblem(form.prefix, form.phone),
    password: form.password === '' ? 'passwordRequired' : undefined,
  });

export const smsLoginProblems = (form: Pick<RegistrationForm, 'prefix' | 'phone' | 'code'>): Problems =>
  withoutGaps({ phone: phoneProblem(form.prefix, form.phone), code: codeProblem(form.code.trim()) });

export const recoveryProblems = (form: Pick<RegistrationForm, 'prefix' | 'phone' | 'code' | 'password'>): Problems =>
  withoutGaps({
    phone: phoneProblem(form.prefix, form.phone),
    code: codeProblem(form.code.trim()),
    password: passwordProblem(form.password),
  });

const fieldsByName: Readonly<Record<string, FormField>> = {
  phone: 'phone',
  password: 'password',
  newPassword: 'password',
  smsCode: 'code',
  inviteCode: 'invite',
  adult: 'adult',
  terms: 'terms',
};

const weaknesses = ['common', 'phone', 'repeated', 'sequence'] as const;

/** Why the server calls a password too easy: names of sentences in `messages.account.invalid.weak`; null for another reason. */
export const weaknessIn = ({ reason }: Readonly<Record<string, unknown>>): (typeof weaknesses)[number] | null =>
  weaknesses.find((known) => known === reason) ?? null;

/** The field an answer of the server is about; null where it concerns the form as a whole. */
export const fieldOfError = (code: string, details: Readonly<Record<string, unknown>>): FormField | null => {
  switch (code) {
    case 'PHONE_TAKEN':
      return 'phone';
    case 'SMS_CODE_INVALID':
    case 'SMS_LOCKED':
    case 'SLIDER_INVALID':
    case 'PROOF_INVALID':
    case 'PROOF_MISSING':
      return 'code';
    case 'INVITE_CODE_INVALID':
    case 'INVITE_CODE_UNKNOWN':
      return 'invite';
    case 'CREDENTIALS_INVALID':
    case 'PASSWORD_WEAK':
      return 'password';
    case 'INVALID_INPUT': {
      const { field } = details;
      const name = typeof field === 'string' ? (field.split('.').at(-1) ?? '') : '';
      return Object.hasOwn(fieldsByName, name) ? (fieldsByName[name] ?? null) : null;
    }
    default:
      return null;
  }
};
