import { useMutation, useQuery } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { graphql } from '../../generated/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { apiErrorOf } from '../../platform/api-error.ts';
import { useStepUp } from '../../platform/step-up.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import styles from './account.module.css';
import { FormAlert } from './FormAlert.tsx';
import { PasswordField } from './PasswordField.tsx';
import { passwordProblem } from './registration.ts';
import { useFormErrors } from './use-form-errors.ts';

const HAS_PASSWORD = graphql(`
  query HasPassword {
    me {
      id
      hasPassword
    }
  }
`);

const CHANGE_PASSWORD = graphql(`
  mutation ChangePassword($input: ChangePasswordInput!) {
    changePassword(input: $input)
  }
`);

interface FormProps {
  readonly hasPassword: boolean;
  readonly onDone: () => void;
}

const PasswordForm = ({ hasPassword, onDone }: FormProps) => {
  const { account } = useMessages();
  const { confirmed } = useStepUp();
  const { show } = useToasts();
  const [forgotten, setForgotten] = useState(false);
  const [current, setCurrent] = useState('');
  const [currentError, setCurrentError] = useState<string>();
  const [password, setPassword] = useState('');
  const [change, { client }] = useMutation(CHANGE_PASSWORD);
  const [saving, setSaving] = useState(false);
  const { errors, form, check, refuse, forget } = useFormErrors();
  const knows = hasPassword && !forgotten;

  const save = async (): Promise<boolean> => {
    const input = { newPassword: password };
    if (knows) {
      await change({ variables: { input: { ...input, currentPassword: current } } });
      return true;
    }
    return (await confirmed((ticket) => change({ variables: { input: { ...input, ticket } } }))) !== undefined;
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const problem = passwordProblem(password);
    const missing = knows && current === '';
    setCurrentError(missing ? account.invalid.currentRequired : undefined);
    if (!check(problem === undefined ? {} : { password: problem }) || missing) return;
    setSaving(true);
    try {
      if (!(await save())) return;
      await client.refetchQueries({ include: [HAS_PASSWORD] });
      show('success', account.password.done);
      onDone();
    } catch (thrown) {
      if (apiErrorOf(thrown).code === 'CREDENTIALS_INVALID') setCurrentError(account.password.wrongCurrent);
      else refuse(thrown, ['password']);
    } finally {
      setSaving(false);
    }
  };

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <p className="muted">{account.password.lead}</p>
      {knows && (
        <PasswordField
          label={account.fields.currentPassword}
          password={current}
          error={currentError}
          autoComplete="current-password"
          onPassword={(typed) => {
            setCurrent(typed);
            setCurrentError(undefined);
          }}
        />
      )}
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
      <Button type="submit" variant="primary" size="large" busy={saving}>
        {saving ? account.password.submitting : account.password.submit}
      </Button>
      {hasPassword && (
        <Button variant="proof" className={styles.quiet} onClick={() => setForgotten(!forgotten)}>
          {forgotten ? account.password.remember : account.password.forgot}
        </Button>
      )}
    </form>
  );
};

/** By the current password; where there is none or it is forgotten, the player confirms that it's them. */
export default function ChangePasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const { account } = useMessages();
  const { data, error, refetch } = useQuery(HAS_PASSWORD);
  const hasPassword = data?.me?.hasPassword;
  return (
    <Dialog title={hasPassword === false ? account.password.setTitle : account.password.title} onClose={onClose}>
      {hasPassword === undefined && error !== undefined && <ErrorState onRetry={() => refetch()} />}
      {hasPassword === undefined && error === undefined && <Skeleton height="260px" />}
      {hasPassword !== undefined && <PasswordForm hasPassword={hasPassword} onDone={onClose} />}
    </Dialog>
  );
}
