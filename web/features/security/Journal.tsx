import { useEffect, useRef } from 'react';
import type { SecurityJournalQuery } from '../../generated/graphql.ts';
import { formatDateTime, type Messages, useLocale, useMessages } from '../../i18n/index.ts';
import { LoadedList } from '../../platform/LoadedList.tsx';
import { useList } from '../../platform/use-list.ts';
import { Row, Stack, Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState } from '../../ui/States.tsx';
import { deviceName } from './device-name.ts';
import styles from './security.module.css';
import { SECURITY_JOURNAL, type SecurityFacts } from './security-query.ts';

type Entry = NonNullable<SecurityJournalQuery['me']>['securityJournal']['edges'][number]['node'];
type Kinds = Messages['security']['journal']['kinds'];

const isKnown = (kinds: Kinds, kind: string): kind is keyof Kinds => Object.hasOwn(kinds, kind);

const ICONS: readonly (readonly [RegExp, IconName])[] = [
  [/failed$/, 'warning'],
  [/^(registered|signed|new-device|session)/, 'device'],
  [/^(passkey|totp|recovery-code|api-key|step-up)/, 'key'],
  [/^(frozen|thawed)/, 'freeze'],
  [/^(held|released|blocked|unblocked)|-asked$/, 'clock'],
  [/^email/, 'mail'],
  [/stopped$/, 'x'],
];

const iconOf = (kind: string): IconName => ICONS.find(([pattern]) => pattern.test(kind))?.[1] ?? 'shield';

/** The detail of these kinds is a word for the means of proof; the page shows the detail of all others unchanged. */
const BY_A_WAY = /^(signed-in|sign-in-failed|step-up|step-up-failed)$/;

const detailOf = (ways: Messages['security']['journal']['ways'], { kind, detail }: Entry): string | null => {
  const isWay = (text: string): text is keyof typeof ways => Object.hasOwn(ways, text);
  return detail !== null && BY_A_WAY.test(kind) && isWay(detail) ? ways[detail] : detail;
};

const EntryRow = ({ entry }: { readonly entry: Entry }) => {
  const { security, settings: settingsWords } = useMessages();
  const words = security.journal;
  const { locale } = useLocale();
  const { kind, device, at } = entry;
  const detail = detailOf(words.ways, entry);
  return (
    <Row as="li" gap={14} padY={12} line="top" align="stretch" className={styles.entry}>
      <Text tone={kind.endsWith('-failed') ? 'danger' : 'muted'}>
        <Icon name={iconOf(kind)} />
      </Text>
      <Stack gap={2} grow shrink anywhere>
        <p>
          {isKnown(words.kinds, kind) ? words.kinds[kind] : words.unknown}
          {detail !== null && (
            <>
              {' '}
              <Text as="bdi" tone="muted">
                {detail}
              </Text>
            </>
          )}
        </p>
        <Text as="p" size="small" tone="muted">
          <time dateTime={at}>{formatDateTime(at, locale)}</time>
          {device !== '' && (
            <>
              {' · '}
              <bdi>{deviceName(device, settingsWords.sessions.unknown)}</bdi>
            </>
          )}
        </Text>
      </Stack>
    </Row>
  );
};

/** The events of the account's security, newest first. A change of `facts` makes the list load again. */
export const Journal = ({ facts }: { readonly facts: SecurityFacts }) => {
  const { security } = useMessages();
  const words = security.journal;
  const list = useList(SECURITY_JOURNAL, {}, { fetchPolicy: 'network-only' });
  const { reload } = list;
  const seen = useRef(facts);
  useEffect(() => {
    if (seen.current === facts) return;
    seen.current = facts;
    reload();
  }, [facts, reload]);

  return (
    <LoadedList
      list={list}
      skeleton={<Skeleton height="320px" />}
      error={{ title: words.failed }}
      empty={<EmptyState icon="list" {...words.none} />}
      next={
        list.hasMore && (
          <Row marginTop={12}>
            <Button busy={list.loadingMore} onClick={list.loadMore}>
              {words.more}
            </Button>
          </Row>
        )
      }
    >
      {(entries) => (
        <ul>
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </LoadedList>
  );
};
