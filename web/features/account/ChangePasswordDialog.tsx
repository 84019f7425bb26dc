import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../generated/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { Loaded } from '../../platform/Loaded.tsx';
import { useStepUp } from '../../platform/step-up.ts';
import { Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import styles from './account.module.css';
import { FormAlert } from './FormAlert.tsx';
import { PasswordField } from './PasswordField.tsx';
import { passwordProblem, withoutGaps } from './registration.ts';
import { useAccountForm } from './use-account-form.ts';

const HAS_PASSWORD = graphql(`query HasPassword { me { id hasPassword } }`);

const CHANGE_PASSWORD = graphql(`mutation ChangePassword { changePassword @args }`);

interface FormProps {
  readonly hasPassword: boolean;
  readonly onDone: () => void;
}

const PasswordForm = ({ hasPassword, onDone }: FormProps) => {
  const { account } = useMessages();
  const { confirmed } = useStepUp();
  const { show } = useToasts();
  const [forgotten, setForgotten] = useState(false);
  const [change, { client }] = useMutation(CHANGE_PASSWORD);
  const knows = hasPassword && !forgotten;
  const save = async (current: string, newPassword: string): Promise<boolean> => {
    if (knows) {
      await change({ variables: { input: { newPassword, currentPassword: current } } });
      return true;
    }
    return (await confirmed((ticket) => change({ variables: { input: { newPassword, ticket } } }))) !== undefined;
  };
  const {
    values,
    errors,
    sending,
    change: type,
    form,
  } = useAccountForm({
    initial: { current: '', password: '' },
    shown: ['current', 'password'],
    problemsOf: ({ current, password }) =>
      withoutGaps({
        current: knows && current === '' ? 'currentRequired' : undefined,
        password: passwordProblem(password),
      }),
    send: async ({ current, password }) => {
      if (!(await save(current, password))) return;
      await client.refetchQueries({ include: [HAS_PASSWORD] });
      show('success', account.password.done);
      onDone();
    },
  });

  return (
    <form {...form} className={styles.form}>
      <Text as="p" tone="muted">
        {account.password.lead}
      </Text>
      {knows && (
        <PasswordField
          label={account.fields.currentPassword}
          password={values.current}
          error={errors.current}
          autoComplete="current-password"
          onPassword={(current) => type({ current })}
        />
      )}
      <PasswordField
        label={account.fields.newPassword}
        password={values.password}
        hint={account.fields.passwordHint}
        error={errors.password}
        autoComplete="new-password"
        onPassword={(password) => type({ password })}
      />
      <FormAlert text={errors.form} />
      <Button type="submit" variant="primary" size="large" busy={sending}>
        {sending ? account.password.submitting : account.password.submit}
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
  const query = useQuery(HAS_PASSWORD);
  const hasPassword = query.data?.me?.hasPassword;
  return (
    <Dialog title={hasPassword === false ? account.password.setTitle : account.password.title} onClose={onClose}>
      <Loaded from={query} value={hasPassword} skeleton={<Skeleton height="260px" />}>
        {(has) => <PasswordForm hasPassword={has} onDone={onClose} />}
      </Loaded>
    </Dialog>
  );
}
