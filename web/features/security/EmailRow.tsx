import { useMessages } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { SettingRow } from '../settings/SettingRow.tsx';
import type { SecurityFacts } from './security-query.ts';

interface EmailRowProps {
  readonly facts: Pick<SecurityFacts, 'email'>;
  readonly onChange: () => void;
}

/** The address for notices. */
export const EmailRow = ({ facts: { email }, onChange }: EmailRowProps) => {
  const { settings } = useMessages();
  const words = settings.email;
  const action = email === null ? settings.add : settings.change;
  return (
    <SettingRow label={words.label} value={email === null ? settings.none : <bdi dir="ltr">{email}</bdi>}>
      <Button onClick={onChange} aria-label={`${action} · ${words.label}`}>
        {action}
      </Button>
    </SettingRow>
  );
};
