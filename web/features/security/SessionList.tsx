import { useMutation } from '@apollo/client/react';
import type { DeviceSessionRowFragment } from '../../generated/graphql.ts';
import { type FragmentType, readFragment } from '../../generated/index.ts';
import { formatDateTime, useLocale, useMessages } from '../../i18n/index.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { useErrorText } from '../../platform/error-text.ts';
import { Row } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { SettingRow, Tag } from '../settings/SettingRow.tsx';
import { deviceName } from './device-name.ts';
import { DEVICE_SESSION, REVOKE_OTHER_SESSIONS, REVOKE_SESSION } from './security-query.ts';

const SessionRow = ({ session }: { readonly session: DeviceSessionRowFragment }) => {
  const { settings } = useMessages();
  const { locale } = useLocale();
  const { show } = useToasts();
  const errorText = useErrorText();
  const [revoke, { loading }] = useMutation(REVOKE_SESSION);
  const { id, current, createdAt, lastSeenAt } = session;
  const device = deviceName(session.device, settings.sessions.unknown);

  const end = async (): Promise<void> => {
    try {
      await revoke({
        variables: { id },
        update: (cache) => {
          cache.evict({ id: cache.identify({ __typename: 'DeviceSession', id }) ?? '' });
        },
      });
      show('success', settings.sessions.revoked);
    } catch (thrown) {
      show('error', errorText(thrown));
    }
  };

  return (
    <SettingRow
      as="li"
      value={
        <>
          <bdi>{device}</bdi>
          {current && <Tag icon="check">{settings.sessions.current}</Tag>}
        </>
      }
      hint={
        <>
          {settings.sessions.seen({ at: formatDateTime(lastSeenAt, locale) })} ·{' '}
          {settings.sessions.since({ at: formatDateTime(createdAt, locale) })}
        </>
      }
    >
      {!current && (
        <Button busy={loading} aria-label={settings.sessions.revokeLabel({ device })} onClick={end}>
          {settings.sessions.revoke}
        </Button>
      )}
    </SettingRow>
  );
};

interface SessionListProps {
  readonly sessions: readonly FragmentType<typeof DEVICE_SESSION>[];
}

/** Where the account is signed in, and the way to end that. */
export const SessionList = ({ sessions }: SessionListProps) => {
  const { settings } = useMessages();
  const { open } = useDialogs();
  const { show } = useToasts();
  const errorText = useErrorText();
  const [revokeOthers, { loading }] = useMutation(REVOKE_OTHER_SESSIONS);
  const rows = readFragment(DEVICE_SESSION, sessions);

  const endOthers = async (): Promise<void> => {
    try {
      const { data } = await revokeOthers({
        update: (cache) => {
          for (const { id, current } of rows) {
            if (!current) cache.evict({ id: cache.identify({ __typename: 'DeviceSession', id }) ?? '' });
          }
        },
      });
      if (data) show('success', settings.sessions.othersDone({ count: data.revokeOtherSessions }));
    } catch (thrown) {
      show('error', errorText(thrown));
    }
  };

  return (
    <>
      <ul>
        {rows.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {rows.some(({ current }) => !current) && (
        <Row marginTop={12}>
          <Button
            busy={loading}
            onClick={() =>
              open({
                name: 'confirm',
                title: settings.sessions.others,
                text: settings.sessions.othersText,
                confirmLabel: settings.sessions.others,
                onConfirm: endOthers,
              })
            }
          >
            {settings.sessions.others}
          </Button>
        </Row>
      )}
    </>
  );
};
