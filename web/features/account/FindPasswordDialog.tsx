import { useMutation } from '@apollo/client/react';
import { graphql } from '../../generated/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import styles from './account.module.css';
import { FormAlert } from './FormAlert.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PhoneWithCode } from './PhoneWithCode.tsx';
import { noPhone, readPhone } from './phone.ts';
import { recoveryProblems } from './registration.ts';
import { useAccountForm } from './use-account-form.ts';

const RECOVER_PASSWORD = graphql(`mutation RecoverPassword { recoverPassword @args }`);

/** A new password for who forgot the old one. Every session ends, so it leads to the login. */
export default function FindPasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const { account } = useMessages();
  const { open } = useDialogs();
  const { show } = useToasts();
  const [recover] = useMutation(RECOVER_PASSWORD);
  const { values, errors, sending, change, complain, form } = useAccountForm({
    initial: { ...noPhone, code: '', password: '' },
    shown: ['phone', 'code', 'password'],
    problemsOf: recoveryProblems,
    send: async ({ prefix, phone: typed, code, password }) => {
      const phone = readPhone(prefix, typed);
      if (phone === null) return;
      await recover({ variables: { input: { phone, smsCode: code, newPassword: password } } });
      show('success', account.recover.done);
      open({ name: 'login' });
    },
  });

  return (
    <Dialog title={account.recover.title} onClose={onClose}>
      <form {...form} className={styles.form}>
        <Text as="p" tone="muted">
          {account.recover.lead}
        </Text>
        <PhoneWithCode values={values} purpose="RECOVER" errors={errors} onPhoneMissing={complain} onChange={change} />
        <PasswordField
          label={account.fields.newPassword}
          password={values.password}
          hint={account.fields.passwordHint}
          error={errors.password}
          autoComplete="new-password"
          onPassword={(password) => change({ password })}
        />
        <FormAlert text={errors.form} />
        <Button type="submit" variant="primary" size="large" busy={sending}>
          {sending ? account.recover.submitting : account.recover.submit}
        </Button>
        <Button variant="proof" className={styles.quiet} onClick={() => open({ name: 'login' })}>
          {account.recover.back}
        </Button>
      </form>
    </Dialog>
  );
}
