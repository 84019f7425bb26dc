import { useMutation, useQuery } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { apiErrorOf } from '../../app/api-error.ts';
import { graphql } from '../../generated/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import styles from './account.module.css';
import { FormAlert } from './FormAlert.tsx';
import { OwnPhoneCheck } from './OwnPhoneCheck.tsx';
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
  /** In place of the current password. */
  readonly ticket: string | null;
  readonly onTicketInvalid: () => void;
  readonly onForgot: () => void;
  readonly onDone: () => void;
}

const PasswordForm = ({ ticket, onTicketInvalid, onForgot, onDone }: FormProps) => {
  const { account } = useMessages();
  const { show } = useToasts();
  const [current, setCurrent] = useState('');
  const [currentError, setCurrentError] = useState<string>();
  const [password, setPassword] = useState('');
  const [change, { loading, client }] = useMutation(CHANGE_PASSWORD);
  const { errors, form, check, refuse, forget } = useFormErrors();

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const problem = passwordProblem(password);
    const missing = ticket === null && current === '';
    setCurrentError(missing ? account.invalid.currentRequired : undefined);
    if (!check(problem === undefined ? {} : { password: problem }) || missing) return;
    try {
      const proof = ticket === null ? { currentPassword: current } : { ticket };
      await change({ variables: { input: { ...proof, newPassword: password } } });
      await client.refetchQueries({ include: [HAS_PASSWORD] });
      show('success', account.password.done);
      onDone();
    } catch (thrown) {
      const { code } = apiErrorOf(thrown);
      if (code === 'TICKET_INVALID') onTicketInvalid();
      if (code === 'CREDENTIALS_INVALID') setCurrentError(account.password.wrongCurrent);
      else refuse(thrown, ['password']);
    }
  };

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <p className="muted">{account.password.lead}</p>
      {ticket === null && (
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
      <Button type="submit" variant="primary" size="large" busy={loading}>
        {loading ? account.password.submitting : account.password.submit}
      </Button>
      {ticket === null && (
        <Button variant="proof" className={styles.quiet} onClick={onForgot}>
          {account.password.forgot}
        </Button>
      )}
    </form>
  );
};

/** By the current password, or by an SMS code where there is none or it is forgotten. */
export default function ChangePasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const { account } = useMessages();
  const { data, error, refetch } = useQuery(HAS_PASSWORD);
  const [forgotten, setForgotten] = useState(false);
  const [ticket, setTicket] = useState<string | null>(null);
  const hasPassword = data?.me?.hasPassword;
  const byCode = hasPassword === false || forgotten;
  return (
    <Dialog title={hasPassword === false ? account.password.setTitle : account.password.title} onClose={onClose}>
      {hasPassword === undefined && error !== undefined && <ErrorState onRetry={() => refetch()} />}
      {hasPassword === undefined && error === undefined && <Skeleton height="260px" />}
      {hasPassword !== undefined && byCode && ticket === null && (
        <div className={styles.form}>
          <OwnPhoneCheck lead={account.password.lead} onTicket={setTicket} />
          {hasPassword && (
            <Button variant="proof" className={styles.quiet} onClick={() => setForgotten(false)}>
              {account.password.remember}
            </Button>
          )}
        </div>
      )}
      {hasPassword !== undefined && (!byCode || ticket !== null) && (
        <PasswordForm
          ticket={ticket}
          onTicketInvalid={() => setTicket(null)}
          onForgot={() => setForgotten(true)}
          onDone={onClose}
        />
      )}
    </Dialog>
  );
}
