import { useMutation } from '@apollo/client/react';
import { formatDateTime, useLocale, useMessages } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { useMinute } from '../backpack/use-minute.ts';
import { SettingRow, SettingsSection } from '../settings/SettingRow.tsx';
import { type SecurityFacts, STOP_PENDING_CHANGE } from './security-query.ts';
import { useAct } from './use-act.ts';
import { useTimeLeft } from './use-time-left.ts';

type PendingChange = SecurityFacts['security']['pendingChanges'][number];

const ChangeRow = ({ change, now }: { readonly change: PendingChange; readonly now: number }) => {
  const { security } = useMessages();
  const words = security.pending;
  const { locale } = useLocale();
  const timeLeft = useTimeLeft();
  const { working, run } = useAct();
  const [stop] = useMutation(STOP_PENDING_CHANGE);
  const { id, kind, detail, appliesAt } = change;
  const name = words.kinds[kind];
  return (
    <SettingRow
      label={name}
      value={detail === null ? undefined : <bdi>{detail}</bdi>}
      hint={words.at({ at: formatDateTime(appliesAt, locale), left: timeLeft(appliesAt, now) })}
    >
      <Button
        variant="primary"
        busy={working}
        aria-label={words.stopLabel({ change: name })}
        onClick={() => run(() => stop({ variables: { id } }), words.stopped)}
      >
        {words.stop}
      </Button>
    </SettingRow>
  );
};

/** Changes that wait for a day, each with its button to stop it. */
export const PendingChanges = ({ changes }: { readonly changes: readonly PendingChange[] }) => {
  const { security } = useMessages();
  const now = useMinute();
  if (changes.length === 0) return null;
  return (
    <SettingsSection id="pending" title={security.pending.title} lead={security.pending.lead}>
      {changes.map((change) => (
        <ChangeRow key={change.id} change={change} now={now} />
      ))}
    </SettingsSection>
  );
};
