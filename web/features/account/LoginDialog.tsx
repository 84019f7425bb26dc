import { useMutation } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { apiErrorOf, useErrorText } from '../../app/api-error.ts';
import { useDialogs } from '../../app/dialogs.tsx';
import { useSession } from '../../app/session.tsx';
import { useRememberedQuery } from '../../app/use-remembered-query.tsx';
import { graphql } from '../../generated/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import styles from './account.module.css';
import { FormAlert } from './FormAlert.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PhoneField } from './PhoneField.tsx';
import { type DialPrefix, defaultPrefix, readPhone } from './phone.ts';
import { type FormField, fieldOfError, loginProblems } from './registration.ts';
import { useFocusFirstInvalid } from './use-focus-first-invalid.ts';

const LOGIN = graphql(`
  mutation Login($input: LoginInput!) {
    login(input: $input) {
      token
      me {
        id
        nickname
        ...SessionPlayer
      }
    }
  }
`);

type Errors = Partial<Readonly<Record<FormField | 'form', string>>>;

export default function LoginDialog({ onClose }: { readonly onClose: () => void }) {
  const { account } = useMessages();
  const errorText = useErrorText();
  const { open } = useDialogs();
  const { signIn } = useSession();
  const { followCallback } = useRememberedQuery();
  const { show } = useToasts();
  const [prefix, setPrefix] = useState<DialPrefix>(defaultPrefix);
  const [phone, setPhone] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const [login, { loading }] = useMutation(LOGIN);
  const { form, focusFirstInvalid } = useFocusFirstInvalid();

  const typePhone = (typed: string): void => {
    setPhone(typed);
    setErrors(({ password: stays }) => (stays === undefined ? {} : { password: stays }));
  };
  const typePassword = (typed: string): void => {
    setPassword(typed);
    setErrors(({ phone: stays }) => (stays === undefined ? {} : { phone: stays }));
  };

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const problems = loginProblems({ prefix, phone, password });
    const number = readPhone(prefix, phone);
    if (number === null || problems.password !== undefined) {
      setErrors({
        ...(problems.phone && { phone: account.invalid[problems.phone] }),
        ...(problems.password && { password: account.invalid[problems.password] }),
      });
      focusFirstInvalid();
      return;
    }
    setErrors({});
    try {
      const { data } = await login({ variables: { input: { phone: number, password } } });
      if (data === undefined || data === null) return;
      signIn(data.login.token);
      onClose();
      followCallback();
      show('success', account.login.welcome(data.login.me.nickname));
    } catch (thrown) {
      const { code, details } = apiErrorOf(thrown);
      setErrors({ [fieldOfError(code, details) ?? 'form']: errorText(thrown) });
      focusFirstInvalid();
    }
  };

  return (
    <Dialog title={account.login.title} onClose={onClose}>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <PhoneField prefix={prefix} phone={phone} error={errors.phone} onPrefix={setPrefix} onPhone={typePhone} />
        <PasswordField
          password={password}
          error={errors.password}
          autoComplete="current-password"
          onPassword={typePassword}
        />
        <FormAlert text={errors.form} />
        <Button type="submit" variant="primary" size="large" busy={loading}>
          {loading ? account.login.submitting : account.login.submit}
        </Button>
        <p className={styles.swap}>
          {account.login.noAccount}
          <Button variant="proof" onClick={() => open({ name: 'register' })}>
            {account.login.toRegister}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
