import { useMutation } from '@apollo/client/react';
import { formatDate, formatDateTime, useLocale, useMessages } from '../../i18n/index.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { useStepUp } from '../../platform/step-up.ts';
import { Box, Row } from '../../ui/Box.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import { passkeysHere } from '../account/passkeys.ts';
import { SettingRow, Tag } from '../settings/SettingRow.tsx';
import styles from './security.module.css';
import { REMOVE_PASSKEY, type SecurityFacts } from './security-query.ts';
import { useAct } from './use-act.ts';

type Passkey = SecurityFacts['security']['passkeys'][number];

interface PasskeyRowProps {
  readonly passkey: Passkey;
  readonly onRename: () => void;
}

const PasskeyRow = ({ passkey, onRename }: PasskeyRowProps) => {
  const { security, account } = useMessages();
  const words = security.passkeys;
  const { locale } = useLocale();
  const { open } = useDialogs();
  const { confirmed } = useStepUp();
  const { working, run } = useAct();
  const [remove] = useMutation(REMOVE_PASSKEY);
  const { id, name, createdAt, lastUsedAt, backedUp } = passkey;
  const askRemoval = (): void =>
    open({
      name: 'confirm',
      title: words.removeTitle,
      text: words.removeText({ name }),
      confirmLabel: words.remove,
      danger: true,
      onConfirm: () => run(() => confirmed((ticket) => remove({ variables: { id, ticket } })), account.later.done),
    });
  return (
    <SettingRow
      as="li"
      value={
        <>
          <bdi>{name}</bdi>
          {backedUp && <Tag>{words.backedUp}</Tag>}
        </>
      }
      hint={
        <>
          {lastUsedAt === null ? words.unused : words.used({ at: formatDateTime(lastUsedAt, locale) })} ·{' '}
          {words.created({ at: formatDate(createdAt, locale) })}
        </>
      }
    >
      <Row wrap justify="end" gap={4}>
        <IconButton icon="edit" label={words.renameLabel({ name })} onClick={onRename} />
        <IconButton icon="x" label={words.removeLabel({ name })} disabled={working} onClick={askRemoval} />
      </Row>
    </SettingRow>
  );
};

interface PasskeyRowsProps {
  readonly facts: SecurityFacts['security'];
  readonly onAdd: () => void;
  readonly onRename: (passkey: Passkey) => void;
}

/** The account's passkeys, and the way to another. */
export const PasskeyRows = ({ facts, onAdd, onRename }: PasskeyRowsProps) => {
  const { security, settings } = useMessages();
  const words = security.passkeys;
  const possible = facts.passkeysOffered && passkeysHere();
  const byBrowser = facts.passkeysOffered && window.isSecureContext && !('PublicKeyCredential' in window);
  const why = byBrowser ? words.unsupported : words.unavailable;
  return (
    <>
      <SettingRow label={words.label} hint={possible ? words.text : why}>
        {possible && (
          <Button onClick={onAdd} aria-label={words.add}>
            {settings.add}
          </Button>
        )}
      </SettingRow>
      {facts.passkeys.length > 0 && (
        <Box as="ul" padStart={16} marginBottom={10} className={styles.nested}>
          {facts.passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRename={() => onRename(passkey)} />
          ))}
        </Box>
      )}
    </>
  );
};
