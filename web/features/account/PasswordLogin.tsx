import { useMutation } from '@apollo/client/react';
import { graphql } from '../../generated/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { apiErrorOf } from '../../platform/api-error.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './account.module.css';
import { FormAlert } from './FormAlert.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PhoneField } from './PhoneField.tsx';
import { readPhone, type TypedPhone } from './phone.ts';
import { loginProblems } from './registration.ts';
import type { WithSecondFactor } from './second-factor.ts';
import { useAccountForm } from './use-account-form.ts';
import { useSignedIn } from './use-signed-in.ts';

const LOGIN = graphql(`mutation Login { login @args { token me { id nickname ...SessionPlayer } } }`);

interface PasswordLoginProps {
  readonly number: TypedPhone;
  readonly onNumber: (number: TypedPhone) => void;
  readonly onForgot: () => void;
  readonly onSecondFactor: (login: WithSecondFactor) => void;
}

export const PasswordLogin = ({ number, onNumber, onForgot, onSecondFactor }: PasswordLoginProps) => {
  const { account } = useMessages();
  const signedIn = useSignedIn();
  const [login] = useMutation(LOGIN);
  const { values, errors, sending, change, forget, form } = useAccountForm({
    initial: { password: '' },
    shown: ['phone', 'password'],
    problemsOf: (typed) => loginProblems({ ...number, ...typed }),
    send: async ({ password }) => {
      const phone = readPhone(number.prefix, number.phone);
      if (phone === null) return;
      const send = async (factor: { readonly secondFactor?: string }): Promise<void> => {
        const { data } = await login({ variables: { input: { phone, password, ...factor } } });
        if (data) signedIn(data.login.token, account.login.welcome({ nickname: data.login.me.nickname }));
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
      <PhoneField
        {...number}
        autoComplete="username webauthn"
        error={errors.phone}
        onPrefix={(prefix) => onNumber({ ...number, prefix })}
        onPhone={(phone) => {
          onNumber({ ...number, phone });
          forget('phone');
        }}
      />
      <PasswordField
        password={values.password}
        error={errors.password}
        autoComplete="current-password"
        onPassword={(password) => change({ password })}
      />
      <FormAlert text={errors.form} />
      <Button type="submit" variant="primary" size="large" busy={sending}>
        {sending ? account.login.submitting : account.login.submit}
      </Button>
      <Button variant="proof" className={styles.quiet} onClick={onForgot}>
        {account.login.forgot}
      </Button>
    </form>
  );
};
