import { useMutation } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { graphql } from '../../generated/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { apiErrorOf } from '../../platform/api-error.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './account.module.css';
import { FormAlert } from './FormAlert.tsx';
import { PhoneWithCode } from './PhoneWithCode.tsx';
import { readPhone } from './phone.ts';
import { smsLoginProblems } from './registration.ts';
import type { WithSecondFactor } from './second-factor.ts';
import type { TypedPhone } from './typed-phone.ts';
import { useFormErrors } from './use-form-errors.ts';
import { useSignedIn } from './use-signed-in.ts';

const LOGIN_WITH_SMS = graphql(`
  mutation LoginWithSms($input: SmsLoginInput!) {
    loginWithSms(input: $input) {
      token
      me {
        id
        nickname
        ...SessionPlayer
      }
    }
  }
`);

interface SmsLoginProps {
  readonly number: TypedPhone;
  readonly onNumber: (number: TypedPhone) => void;
  readonly onSecondFactor: (login: WithSecondFactor) => void;
}

export const SmsLogin = ({ number, onNumber, onSecondFactor }: SmsLoginProps) => {
  const { account } = useMessages();
  const signedIn = useSignedIn();
  const [code, setCode] = useState('');
  const [login, { loading }] = useMutation(LOGIN_WITH_SMS);
  const problems = useFormErrors();
  const { errors, form, check, refuse } = problems;
  const phone = readPhone(number.prefix, number.phone);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!check(smsLoginProblems({ ...number, code })) || phone === null) return;
    const send = async (factor: { readonly secondFactor?: string }): Promise<void> => {
      const { data } = await login({ variables: { input: { phone, smsCode: code, ...factor } } });
      if (data) signedIn(data.loginWithSms.token, account.login.welcome({ nickname: data.loginWithSms.me.nickname }));
    };
    try {
      await send({});
    } catch (thrown) {
      if (apiErrorOf(thrown).code === 'SECOND_FACTOR_REQUIRED')
        onSecondFactor((secondFactor) => send({ secondFactor }));
      else refuse(thrown, ['phone', 'code']);
    }
  };

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <PhoneWithCode
        values={{ ...number, code }}
        purpose="LOGIN"
        autoComplete="tel-national webauthn"
        form={problems}
        onChange={({ code: typed, ...changed }) => {
          setCode(typed);
          onNumber(changed);
        }}
      />
      <FormAlert text={errors.form} />
      <Button type="submit" variant="primary" size="large" busy={loading}>
        {loading ? account.login.submitting : account.login.submit}
      </Button>
    </form>
  );
};
