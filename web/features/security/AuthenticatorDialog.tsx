import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { sixDigitsIn, typedCode } from '../../../schema/input/codes.ts';
import type { StartTotpMutation } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/index.ts';
import { useForm } from '../../platform/use-form.ts';
import { Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import styles from '../account/account.module.css';
import { SecretText } from '../settings/SecretText.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { CONFIRM_TOTP } from './security-query.ts';

export type TotpSetup = StartTotpMutation['startTotp'];

/** Groups of four are easier to type. */
const inFours = (secret: string): string => secret.replaceAll(/.{4}(?=.)/g, '$& ');

interface SetupFormProps {
  readonly setup: TotpSetup;
  readonly onCodes: (codes: readonly string[]) => void;
}

const SetupForm = ({ setup, onCodes }: SetupFormProps) => {
  const { security, account } = useMessages();
  const words = security.totp;
  const [confirm] = useMutation(CONFIRM_TOTP, { refetchQueries: ['SecurityPage'] });
  const { sending, text, form } = useForm({
    initial: { code: '' },
    rules: { code: [sixDigitsIn, account.secondFactor.format] },
    send: async ({ code }) => {
      const { data } = await confirm({ variables: { code } });
      if (data) onCodes(data.confirmTotp);
    },
    place: (code) => ({ code }),
  });

  return (
    <form {...form} className={styles.form}>
      <p>{words.scan}</p>
      <QrCode text={setup.uri} label={words.qr} />
      <Text as="p" tone="muted">
        {words.type}
      </Text>
      <SecretText text={setup.secret} shown={inFours(setup.secret)} label={words.secret} />
      <Field
        label={words.enter}
        name="totp"
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        required
        {...text('code', typedCode)}
      />
      <Button type="submit" variant="primary" size="large" busy={sending}>
        {words.confirm}
      </Button>
    </form>
  );
};

interface AuthenticatorDialogProps {
  readonly setup: TotpSetup;
  readonly onClose: () => void;
}

/** The secret for the app, its first code as proof that it arrived, then the codes for the day that the app is lost. */
export const AuthenticatorDialog = ({ setup, onClose }: AuthenticatorDialogProps) => {
  const { security } = useMessages();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <Dialog title={codes === null ? security.totp.title : security.codes.title} onClose={onClose}>
      {codes === null ? (
        <SetupForm setup={setup} onCodes={setCodes} />
      ) : (
        <RecoveryCodes codes={codes} onSaved={onClose} />
      )}
    </Dialog>
  );
};
