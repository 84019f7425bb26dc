import { useMutation } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { graphql } from '../../generated/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { useRememberedQuery } from '../../platform/use-remembered-query.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './account.module.css';
import { useAccountSite } from './account-site.ts';
import { FormAlert } from './FormAlert.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PhoneWithCode } from './PhoneWithCode.tsx';
import { defaultPrefix, readPhone } from './phone.ts';
import { type FormField, type RegistrationForm, registrationProblems } from './registration.ts';
import { TermsBoxes } from './TermsBoxes.tsx';
import { useFormErrors } from './use-form-errors.ts';
import { useSignedIn } from './use-signed-in.ts';

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

const FIELDS: readonly FormField[] = ['phone', 'code', 'password', 'invite', 'adult', 'terms'];

/** `invite` null: untouched, so it shows the invitation that the visitor came with. */
type Values = Omit<RegistrationForm, 'invite'> & { readonly invite: string | null };

const EMPTY: Values = {
  prefix: defaultPrefix,
  phone: '',
  code: '',
  password: '',
  invite: null,
  adult: false,
  terms: false,
};

interface RegisterDialogProps {
  readonly onClose: () => void;
  /** From Steam's confirmed answer: the new account is linked to it. */
  readonly steamTicket?: string;
}

export default function RegisterDialog({ onClose, steamTicket }: RegisterDialogProps) {
  const { account } = useMessages();
  const { open } = useDialogs();
  const signedIn = useSignedIn();
  const { promoteCode, channelCode } = useRememberedQuery();
  const site = useAccountSite();
  const [typed, setTyped] = useState(EMPTY);
  const [register, { loading }] = useMutation(REGISTER);
  const problems = useFormErrors();
  const { errors, form, check, refuse, forget } = problems;

  const invited = promoteCode === '' ? (site?.defaultInviteCode ?? '') : promoteCode;
  const values: RegistrationForm = { ...typed, invite: typed.invite ?? invited };
  const phone = readPhone(values.prefix, values.phone);
  const change = (part: Partial<Values>): void => {
    setTyped((before) => ({ ...before, ...part }));
    forget(...FIELDS.filter((field) => Object.hasOwn(part, field)));
  };

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!check(registrationProblems(values)) || phone === null) return;
    const { password, adult, terms } = values;
    const inviteCode = values.invite.trim();
    const input = {
      phone,
      password,
      smsCode: values.code,
      adult,
      terms,
      ...(inviteCode !== '' && { inviteCode }),
      ...(channelCode !== null && { channelCode }),
      ...(steamTicket !== undefined && { steamTicket }),
    };
    try {
      const { data } = await register({ variables: { input } });
      if (!data) return;
      signedIn(data.register.token, account.register.welcome);
    } catch (thrown) {
      refuse(thrown, FIELDS);
    }
  };

  return (
    <Dialog title={account.register.title} onClose={onClose}>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        {steamTicket !== undefined && (
          <p className={styles.info}>
            <Icon name="link" size={16} />
            {account.register.steamTicket}
          </p>
        )}
        <PhoneWithCode
          values={values}
          purpose="REGISTER"
          form={problems}
          onChange={({ prefix, phone: number, code }) =>
            setTyped((before) => ({ ...before, prefix, phone: number, code }))
          }
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
        <TermsBoxes adult={values.adult} terms={values.terms} errors={errors} onChange={change} />
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
        <Button variant="ghost" className={styles.quiet} onClick={() => open({ name: 'benefit' })}>
          {account.register.benefit}
        </Button>
      </form>
    </Dialog>
  );
}
