import { useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { IconButton } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';

interface PasswordFieldProps {
  readonly password: string;
  /** "Password" where it isn't said. */
  readonly label?: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly onPassword: (password: string) => void;
}

export const PasswordField = ({ password, label, hint, error, autoComplete, onPassword }: PasswordFieldProps) => {
  const { account } = useMessages();
  const [visible, setVisible] = useState(false);
  return (
    <Field
      label={label ?? account.fields.password}
      hint={hint}
      error={error}
      type={visible ? 'text' : 'password'}
      name="password"
      autoComplete={autoComplete}
      dir="ltr"
      required
      maxLength={256}
      value={password}
      onChange={({ target }) => onPassword(target.value)}
      after={
        <IconButton
          icon="eye"
          label={visible ? account.fields.hidePassword : account.fields.showPassword}
          aria-pressed={visible}
          onClick={() => setVisible(!visible)}
        />
      }
    />
  );
};
