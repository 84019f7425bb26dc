import { useMutation } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { isSixDigits } from '../../../schema/input/codes.ts';
import type { StartTotpMutation } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/index.ts';
import { useErrorText } from '../../platform/api-error.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import form from '../account/account.module.css';
import { useFocusFirstInvalid } from '../account/use-focus-first-invalid.ts';
import { CopyButton } from '../fairness/CopyButton.tsx';
import { QrCode } from './QrCode.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import styles from './security.module.css';
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
  const errorText = useErrorText();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [confirm, { loading }] = useMutation(CONFIRM_TOTP, { refetchQueries: ['SecurityPage'] });
  const { form: element, focusFirstInvalid } = useFocusFirstInvalid();

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    try {
      if (!isSixDigits(code)) {
        setError(account.secondFactor.format);
        focusFirstInvalid();
        return;
      }
      const { data } = await confirm({ variables: { code } });
      if (data) onCodes(data.confirmTotp);
    } catch (thrown) {
      setError(errorText(thrown));
      focusFirstInvalid();
    }
  };

  return (
    <form ref={element} className={form.form} onSubmit={submit} noValidate>
      <p>{words.scan}</p>
      <QrCode text={setup.uri} label={words.qr} />
      <p className="muted">{words.type}</p>
      <p className={styles.secret}>
        <bdi className="mono" dir="ltr">
          {inFours(setup.secret)}
        </bdi>
        <CopyButton text={setup.secret} label={words.secret} />
      </p>
      <Field
        label={words.enter}
        error={error}
        name="totp"
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        required
        maxLength={6}
        value={code}
        onChange={({ target }) => {
          setCode(target.value.replaceAll(/\D/g, ''));
          setError(undefined);
        }}
      />
      <Button type="submit" variant="primary" size="large" busy={loading}>
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
