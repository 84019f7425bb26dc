import { describe, expect, it } from 'vitest';
import {
  fieldOfError,
  loginProblems,
  type RegistrationForm,
  recoveryProblems,
  registrationProblems,
  smsLoginProblems,
  weaknessIn,
} from './registration.ts';

const form: RegistrationForm = {
  prefix: '+86',
  phone: '138 0013 8000',
  code: '123456',
  password: 'correct horse',
  invite: '',
  adult: true,
  terms: true,
};

describe('registrationProblems', () => {
  it('finds nothing in a complete form', () => {
    expect(registrationProblems(form)).toEqual({});
  });

  it('asks for everything that is missing, both boxes among it', () => {
    const empty = { ...form, phone: ' ', code: '', password: '', adult: false, terms: false };
    expect(registrationProblems(empty)).toEqual({
      phone: 'phoneRequired',
      code: 'codeRequired',
      password: 'passwordRequired',
      adult: 'adult',
      terms: 'terms',
    });
  });

  it.each<[Partial<RegistrationForm>, object]>([
    [{ phone: '123' }, { phone: 'phone' }],
    [{ code: '12345a' }, { code: 'codeFormat' }],
    [{ password: '1234567' }, { password: 'passwordLength' }],
    [{ password: 'x'.repeat(129) }, { password: 'passwordLength' }],
    [{ invite: 'abc12' }, { invite: 'invite' }],
    [{ invite: 'ABC123def456GHI7' }, { invite: 'invite' }],
    [{ invite: 'ab-c123' }, { invite: 'invite' }],
  ])('refuses %o', (change, problems) => {
    expect(registrationProblems({ ...form, ...change })).toEqual(problems);
  });

  it('takes a code and a phone number as they are pasted', () => {
    for (const code of ['123 456', 'G-123456', '１２３４５６'])
      expect(registrationProblems({ ...form, code })).toEqual({});
    for (const phone of ['\u202a13800138000\u202c', '008613800138000', 'tel:+86-138-0013-8000'])
      expect(registrationProblems({ ...form, phone })).toEqual({});
  });

  it('takes invite codes of 6 to 15 letters or digits', () => {
    for (const invite of ['abc123', 'ABC123def456GHI', ' ABC123def456GHI\u200b'])
      expect(registrationProblems({ ...form, invite })).toEqual({});
  });
});

describe('loginProblems', () => {
  it('asks for phone and password only, and leaves the length of an existing password alone', () => {
    expect(loginProblems({ prefix: '+86', phone: '', password: '' })).toEqual({
      phone: 'phoneRequired',
      password: 'passwordRequired',
    });
    expect(loginProblems({ prefix: '+86', phone: '13800138000', password: 'short' })).toEqual({});
  });
});

describe('smsLoginProblems and recoveryProblems', () => {
  const empty = { prefix: '+86', phone: '', code: '12', password: 'short' } as const;

  it('ask for what their form has, and nothing else', () => {
    expect(smsLoginProblems(empty)).toEqual({ phone: 'phoneRequired', code: 'codeFormat' });
    expect(recoveryProblems(empty)).toEqual({
      phone: 'phoneRequired',
      code: 'codeFormat',
      password: 'passwordLength',
    });
    expect(smsLoginProblems(form)).toEqual({});
    expect(recoveryProblems(form)).toEqual({});
  });
});

describe('fieldOfError', () => {
  it('puts answers of the server beside the field they are about', () => {
    expect(fieldOfError('PHONE_TAKEN', {})).toBe('phone');
    expect(fieldOfError('SMS_CODE_INVALID', { triesLeft: 3 })).toBe('code');
    expect(fieldOfError('CREDENTIALS_INVALID', {})).toBe('password');
    expect(fieldOfError('PASSWORD_WEAK', { reason: 'common' })).toBe('password');
    expect(fieldOfError('INVITE_CODE_UNKNOWN', {})).toBe('invite');
    expect(fieldOfError('INVALID_INPUT', { field: 'newPassword' })).toBe('password');
    expect(fieldOfError('INVALID_INPUT', { field: 'input.inviteCode' })).toBe('invite');
  });

  it('leaves others to the form as a whole', () => {
    expect(fieldOfError('INVALID_INPUT', { field: 'toString' })).toBeNull();
    expect(fieldOfError('BUSY', {})).toBeNull();
  });
});

describe('weaknessIn', () => {
  it('knows why the server calls a password too easy, and leaves other reasons alone', () => {
    expect(weaknessIn({ reason: 'phone' })).toBe('phone');
    expect(weaknessIn({ reason: 'toString' })).toBeNull();
    expect(weaknessIn({})).toBeNull();
  });
});
