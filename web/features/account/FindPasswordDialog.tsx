import { useMutation } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { graphql } from '../../generated/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import styles from './account.module.css';
import { FormAlert } from './FormAlert.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PhoneWithCode } from './PhoneWithCode.tsx';
import { readPhone } from './phone.ts';
import { recoveryProblems } from './registration.ts';
import { noPhone } from './typed-phone.ts';
import { useFormErrors } from './use-form-errors.ts';

const RECOVER_PASSWORD = graphql(`
  mutation RecoverPassword($input: RecoverPasswordInput!) {
    recoverPassword(input: $input)
  }
`);

/** A new password for who forgot the old one. Every session ends, so it leads to the login. */
export default function FindPasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const { account } = useMessages();
  const { open } = useDialogs();
  const { show } = useToasts();
  const [values, setValues] = useState({ ...noPhone, code: '' });
  const [password, setPassword] = useState('');
  const [recover, { loading }] = useMutation(RECOVER_PASSWORD);
  const problems = useFormErrors();
  const { errors, form, check, refuse, forget } = problems;
  const phone = readPhone(values.prefix, values.phone);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!check(recoveryProblems({ ...values, password })) || phone === null) return;
    try {
      await recover({ variables: { input: { phone, smsCode: values.code, newPassword: password } } });
      show('success', account.recover.done);
      open({ name: 'login' });
    } catch (thrown) {
      refuse(thrown, ['phone', 'code', 'password']);
    }
  };

  return (
    <Dialog title={account.recover.title} onClose={onClose}>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <p className="muted">{account.recover.lead}</p>
        <PhoneWithCode values={values} purpose="RECOVER" form={problems} onChange={setValues} />
        <PasswordField
          label={account.fields.newPassword}
          password={password}
          hint={account.fields.passwordHint}
          error={errors.password}
          autoComplete="new-password"
          onPassword={(typed) => {
            setPassword(typed);
            forget('password');
          }}
        />
        <FormAlert text={errors.form} />
        <Button type="submit" variant="primary" size="large" busy={loading}>
          {loading ? account.recover.submitting : account.recover.submit}
        </Button>
        <Button variant="proof" className={styles.quiet} onClick={() => open({ name: 'login' })}>
          {account.recover.back}
        </Button>
      </form>
    </Dialog>
  );
}
