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
import { Checkbox, Field } from '../../ui/Field.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import styles from './account.module.css';
import { FormAlert } from './FormAlert.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PhoneField } from './PhoneField.tsx';
import { defaultPrefix, readPhone } from './phone.ts';
import {
  type FormField,
  fieldOfError,
  phoneProblem,
  type RegistrationForm,
  registrationProblems,
} from './registration.ts';
import { SmsCodeField } from './SmsCodeField.tsx';
import { useFocusFirstInvalid } from './use-focus-first-invalid.ts';

const REGISTER = graphql(`
  mutation Register($input: RegisterInput!) {
    register(input: $input) {
      token
      me {
        id
        ...SessionPlayer
      }
    }
  }
`);

type Errors = Partial<Readonly<Record<FormField | 'form', string>>>;

const emptyForm = (invite: string): RegistrationForm => ({
  prefix: defaultPrefix,
  phone: '',
  code: '',
  password: '',
  invite,
  adult: false,
  terms: false,
});

export default function RegisterDialog({ onClose }: { readonly onClose: () => void }) {
  const { account } = useMessages();
  const errorText = useErrorText();
  const { open } = useDialogs();
  const { signIn } = useSession();
  const { show } = useToasts();
  const { promoteCode, followCallback } = useRememberedQuery();
  const [values, setValues] = useState(() => emptyForm(promoteCode));
  const [errors, setErrors] = useState<Errors>({});
  const [register, { loading }] = useMutation(REGISTER);
  const { form, focusFirstInvalid } = useFocusFirstInvalid();
  /** What is being put right is no longer called wrong. */
  const change = (part: Partial<RegistrationForm>): void => {
    setValues((before) => ({ ...before, ...part }));
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => field !== 'form' && !Object.hasOwn(part, field))),
    );
  };

  const phone = readPhone(values.prefix, values.phone);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const problems = Object.entries(registrationProblems(values));
    if (problems.length > 0 || phone === null) {
      setErrors(Object.fromEntries(problems.map(([field, problem]) => [field, account.invalid[problem]])));
      focusFirstInvalid();
      return;
    }
    setErrors({});
    const { password, adult, terms } = values;
    const inviteCode = values.invite.trim();
    const input = { phone, password, smsCode: values.code, adult, terms, ...(inviteCode !== '' && { inviteCode }) };
    try {
      const { data } = await register({ variables: { input } });
      if (data === undefined || data === null) return;
      signIn(data.register.token);
      onClose();
      followCallback();
      show('success', account.register.welcome);
    } catch (thrown) {
      const { code, details } = apiErrorOf(thrown);
      setErrors({ [fieldOfError(code, details) ?? 'form']: errorText(thrown) });
      focusFirstInvalid();
    }
  };

  const askForPhone = (): void => {
    const problem = phoneProblem(values.prefix, values.phone) ?? 'phone';
    setErrors({ phone: account.invalid[problem] });
    focusFirstInvalid();
  };

  return (
    <Dialog title={account.register.title} onClose={onClose}>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <PhoneField
          prefix={values.prefix}
          phone={values.phone}
          error={errors.phone}
          onPrefix={(prefix) => change({ prefix })}
          onPhone={(typed) => change({ phone: typed })}
        />
        <SmsCodeField
          phone={phone}
          code={values.code}
          error={errors.code}
          onCode={(code) => change({ code })}
          onPhoneMissing={askForPhone}
        />
        <PasswordField
          password={values.password}
          hint={account.fields.passwordHint}
          error={errors.password}
          autoComplete="new-password"
          onPassword={(password) => change({ password })}
        />
        <Field
          label={account.register.invite}
          hint={account.register.inviteHint}
          error={errors.invite}
          name="inviteCode"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          maxLength={15}
          value={values.invite}
          onChange={({ target }) => change({ invite: target.value })}
        />
        <div>
          <Checkbox
            name="adult"
            required
            checked={values.adult}
            error={errors.adult}
            onChange={({ target }) => change({ adult: target.checked })}
          >
            {account.register.adult}
          </Checkbox>
          <Checkbox
            name="terms"
            required
            checked={values.terms}
            error={errors.terms}
            onChange={({ target }) => change({ terms: target.checked })}
          >
            {account.register.terms}
          </Checkbox>
          <details className={styles.terms}>
            <summary>{account.register.termsTitle}</summary>
            <ul>
              {account.register.termsPoints.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </details>
        </div>
        <FormAlert text={errors.form} />
        <Button type="submit" variant="primary" size="large" busy={loading}>
          {loading ? account.register.submitting : account.register.submit}
        </Button>
        <p className={styles.swap}>
          {account.register.hasAccount}
          <Button variant="proof" onClick={() => open({ name: 'login' })}>
            {account.register.toLogin}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
