import { useMutation } from '@apollo/client/react';
import { graphql } from '../../generated/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { apiErrorOf } from '../../platform/api-error.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './account.module.css';
import { FormAlert } from './FormAlert.tsx';
import { PhoneWithCode } from './PhoneWithCode.tsx';
import { readPhone, type TypedPhone } from './phone.ts';
import { smsLoginProblems } from './registration.ts';
import type { WithSecondFactor } from './second-factor.ts';
import { useAccountForm } from './use-account-form.ts';
import { useSignedIn } from './use-signed-in.ts';

const LOGIN_WITH_SMS = graphql(`
  mutation LoginWithSms {
    loginWithSms @args {
      token
      me { id nickname ...SessionPlayer }
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
  const [login] = useMutation(LOGIN_WITH_SMS);
  const { values, errors, sending, change, forget, complain, form } = useAccountForm({
    initial: { code: '' },
    shown: ['phone', 'code'],
    problemsOf: (typed) => smsLoginProblems({ ...number, ...typed }),
    send: async ({ code }) => {
      const phone = readPhone(number.prefix, number.phone);
      if (phone === null) return;
      const send = async (factor: { readonly secondFactor?: string }): Promise<void> => {
        const { data } = await login({ variables: { input: { phone, smsCode: code, ...factor } } });
        if (data) signedIn(data.loginWithSms.token, account.login.welcome({ nickname: data.loginWithSms.me.nickname }));
      };
      try {
        await send({});
      } catch (thrown) {
        if (apiErrorOf(thrown).code !== 'SECOND_FACTOR_REQUIRED') throw thrown;
        onSecondFactor((secondFactor) => send({ secondFactor }));
      }
    },
  });

  return (
    <form {...form} className={styles.form}>
      <PhoneWithCode
        values={{ ...number, ...values }}
        purpose="LOGIN"
        autoComplete="tel-national webauthn"
        errors={errors}
        onPhoneMissing={complain}
        onChange={({ code, ...ofNumber }) => {
          if (code !== undefined) return change({ code });
          onNumber({ ...number, ...ofNumber });
          forget(...Object.keys(ofNumber));
        }}
      />
      <FormAlert text={errors.form} />
      <Button type="submit" variant="primary" size="large" busy={sending}>
        {sending ? account.login.submitting : account.login.submit}
      </Button>
    </form>
  );
};
