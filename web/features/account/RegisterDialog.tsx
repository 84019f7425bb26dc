import { useMutation } from '@apollo/client/react';
import { graphql } from '../../generated/index.ts';
import { siteLocaleOf, useLocale, useMessages } from '../../i18n/index.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { useRememberedQuery } from '../../platform/use-remembered-query.tsx';
import { Row } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Note } from '../../ui/Note.tsx';
import styles from './account.module.css';
import { useAccountSite } from './account-site.ts';
import { FormAlert } from './FormAlert.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PhoneWithCode } from './PhoneWithCode.tsx';
import { noPhone, readPhone } from './phone.ts';
import { type FormField, type RegistrationForm, registrationProblems } from './registration.ts';
import { TermsBoxes } from './TermsBoxes.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useSignedIn } from './use-signed-in.ts';

const REGISTER = graphql(`mutation Register { register @args { token me { id ...SessionPlayer } } }`);

const FIELDS: readonly FormField[] = ['phone', 'code', 'password', 'invite', 'adult', 'terms'];

/** `invite` null: untouched, so it shows the invitation that the visitor came with. */
type Values = Omit<RegistrationForm, 'invite'> & { readonly invite: string | null };

const EMPTY: Values = {
  ...noPhone,
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
  const { locale } = useLocale();
  const { open } = useDialogs();
  const signedIn = useSignedIn();
  const { promoteCode, channelCode } = useRememberedQuery();
  const site = useAccountSite();
  const [register] = useMutation(REGISTER);
  const invited = promoteCode === '' ? (site?.defaultInviteCode ?? '') : promoteCode;
  const completed = (typed: Values): RegistrationForm => ({ ...typed, invite: typed.invite ?? invited });
  const {
    values: typed,
    errors,
    sending,
    change,
    complain,
    form,
  } = useAccountForm({
    initial: EMPTY,
    shown: FIELDS,
    problemsOf: (values: Values) => registrationProblems(completed(values)),
    send: async (sent) => {
      const { prefix, phone: number, password, code, invite, adult, terms } = completed(sent);
      const phone = readPhone(prefix, number);
      if (phone === null) return;
      const inviteCode = invite.trim();
      const input = {
        phone,
        password,
        smsCode: code,
        adult,
        terms,
        locale: siteLocaleOf(locale),
        ...(inviteCode !== '' && { inviteCode }),
        ...(channelCode !== null && { channelCode }),
        ...(steamTicket !== undefined && { steamTicket }),
      };
      const { data } = await register({ variables: { input } });
      if (!data) return;
      signedIn(data.register.token, account.register.welcome);
      open({ name: 'freeCase' });
    },
  });
  const values = completed(typed);

  return (
    <Dialog title={account.register.title} onClose={onClose}>
      <form {...form} className={styles.form}>
        {steamTicket !== undefined && (
          <Note icon="link">
            <p>{account.register.steamTicket}</p>
          </Note>
        )}
        <PhoneWithCode values={values} purpose="REGISTER" errors={errors} onPhoneMissing={complain} onChange={change} />
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
          value={values.invite}
          onChange={({ target }) => change({ invite: target.value })}
        />
        <TermsBoxes adult={values.adult} terms={values.terms} errors={errors} onChange={change} />
        <FormAlert text={errors.form} />
        <Button type="submit" variant="primary" size="large" busy={sending}>
          {sending ? account.register.submitting : account.register.submit}
        </Button>
        <Row as="p" justify="center" minHeight={44} tone="muted">
          {account.register.hasAccount}
          <Button variant="proof" onClick={() => open({ name: 'login' })}>
            {account.register.toLogin}
          </Button>
        </Row>
        <Button variant="ghost" className={styles.quiet} onClick={() => open({ name: 'benefit' })}>
          {account.register.benefit}
        </Button>
      </form>
    </Dialog>
  );
}
