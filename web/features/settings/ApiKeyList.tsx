import { useMutation } from '@apollo/client/react';
import { type FragmentType, readFragment } from '../../generated/index.ts';
import { formatDate, formatDateTime, useLocale, useMessages } from '../../i18n/index.ts';
import { useErrorText } from '../../platform/api-error.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { Button } from '../../ui/Button.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import styles from './settings.module.css';
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
      {keys.length === 0 && <p className={styles.nothing}>{words.none}</p>}
      <ul>
        {keys.map(({ id, name, prefix, scopes, lastUsedAt, expiresAt }) => (
          <li key={id} className={styles.row}>
            <div className={styles.words}>
              <p className={styles.value}>
                <bdi>{name}</bdi>
                <bdi className="mono muted">{prefix}…</bdi>
              </p>
              <p className={styles.hint}>
                {[
                  scopes.map((scope) => words.scopeNames[scope]).join(' + '),
                  lastUsedAt === null ? words.unused : words.used({ at: formatDateTime(lastUsedAt, locale) }),
                  expiresAt === null ? words.never : words.until({ at: formatDate(expiresAt, locale) }),
                ].join(' · ')}
              </p>
            </div>
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
          </li>
        ))}
      </ul>
      <div className={styles.below}>
        <Button icon="plus" onClick={onCreate}>
          {words.create}
        </Button>
        <a className={styles.link} href="/api/docs" target="_blank" rel="noreferrer">
          {words.docs}
        </a>
      </div>
    </>
  );
};
