import { useMutation } from '@apollo/client/react';
import { type FragmentType, readFragment } from '../../generated/index.ts';
import { formatDate, formatDateTime, useLocale, useMessages } from '../../i18n/index.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { useErrorText } from '../../platform/error-text.ts';
import { Row, Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { SettingRow } from './SettingRow.tsx';
import { API_KEY, REVOKE_API_KEY } from './settings-query.ts';

interface ApiKeyListProps {
  readonly apiKeys: readonly FragmentType<typeof API_KEY>[];
  readonly onCreate: () => void;
}

/** The keys of the player's own programs. */
export const ApiKeyList = ({ apiKeys, onCreate }: ApiKeyListProps) => {
  const { settings } = useMessages();
  const words = settings.keys;
  const { locale } = useLocale();
  const { open } = useDialogs();
  const { show } = useToasts();
  const errorText = useErrorText();
  const [revoke] = useMutation(REVOKE_API_KEY);
  const keys = readFragment(API_KEY, apiKeys);

  const end = async (id: string): Promise<void> => {
    try {
      await revoke({
        variables: { id },
        update: (cache) => {
          cache.evict({ id: cache.identify({ __typename: 'ApiKey', id }) ?? '' });
        },
      });
      show('success', words.revoked);
    } catch (thrown) {
      show('error', errorText(thrown));
    }
  };

  return (
    <>
      {keys.length === 0 && (
        <Text as="p" padY={16} tone="muted">
          {words.none}
        </Text>
      )}
      <ul>
        {keys.map(({ id, name, prefix, scopes, lastUsedAt, expiresAt }) => (
          <SettingRow
            key={id}
            as="li"
            value={
              <>
                <bdi>{name}</bdi>
                <bdi className="mono muted">{prefix}…</bdi>
              </>
            }
            hint={[
              scopes.map((scope) => words.scopeNames[scope]).join(' + '),
              lastUsedAt === null ? words.unused : words.used({ at: formatDateTime(lastUsedAt, locale) }),
              expiresAt === null ? words.never : words.until({ at: formatDate(expiresAt, locale) }),
            ].join(' · ')}
          >
            <Button
              aria-label={words.revokeLabel({ name })}
              onClick={() =>
                open({
                  name: 'confirm',
                  title: words.revokeTitle,
                  text: words.revokeText({ name }),
                  confirmLabel: words.revoke,
                  danger: true,
                  onConfirm: () => end(id),
                })
              }
            >
              {words.revoke}
            </Button>
          </SettingRow>
        ))}
      </ul>
      <Row wrap gapY={8} gapX={16} marginTop={12}>
        <Button icon="plus" onClick={onCreate}>
          {words.create}
        </Button>
        <Row as="a" minHeight={44} tone="info" href="/api/docs" target="_blank" rel="noreferrer">
          {words.docs}
        </Row>
      </Row>
    </>
  );
};
