import { useMutation } from '@apollo/client/react';
import { MAX_TRADE_LINK, tradeLinkIn } from '../../../schema/input/addresses.ts';
import { useMessages } from '../../i18n/index.ts';
import { useErrorText } from '../../platform/error-text.ts';
import { useStepUp } from '../../platform/step-up.ts';
import { Box, Stack, Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import styles from '../account/account.module.css';
import { LaterNote } from '../account/LaterNote.tsx';
import own from './settings.module.css';
import { CHANGE_TRADE_LINK } from './settings-query.ts';
import { TextForm } from './TextForm.tsx';

/** Steam leads from `my` to the page of the account that is signed in there. */
const STEAM_PAGE = 'https://steamcommunity.com/my/tradeoffers/privacy';

interface TradeLinkDialogProps {
  readonly tradeLink: string | null;
  readonly onClose: () => void;
}

/** The trade link, and the steps to find it on Steam. The first one holds at once; a change or removal, a day later. */
export const TradeLinkDialog = ({ tradeLink, onClose }: TradeLinkDialogProps) => {
  const { settings, account } = useMessages();
  const { confirmed } = useStepUp();
  const words = settings.tradeLink;
  const { show } = useToasts();
  const errorText = useErrorText();
  const [change, { loading }] = useMutation(CHANGE_TRADE_LINK);
  const save = async (typed: string): Promise<void> => {
    const done = await confirmed((ticket) => change({ variables: { tradeLink: typed, ticket } }));
    if (done === undefined) return;
    show('success', tradeLink === null ? settings.saved : account.later.done);
    onClose();
  };
  const remove = async (): Promise<void> => {
    try {
      const done = await confirmed((ticket) => change({ variables: { tradeLink: null, ticket } }));
      if (done === undefined) return;
      show('success', account.later.done);
      onClose();
    } catch (thrown) {
      show('error', errorText(thrown));
    }
  };
  return (
    <Dialog title={words.label} onClose={onClose}>
      {tradeLink !== null && <LaterNote />}
      <TextForm
        label={words.label}
        hint={words.form}
        type="url"
        inputMode="url"
        autoComplete="off"
        dir="ltr"
        maxLength={MAX_TRADE_LINK}
        spellCheck={false}
        initial={tradeLink ?? ''}
        read={tradeLinkIn}
        invalid={words.invalid}
        onSave={save}
      >
        {tradeLink !== null && (
          <Button variant="ghost" className={styles.quiet} busy={loading} onClick={remove}>
            {words.remove}
          </Button>
        )}
      </TextForm>
      <Box marginTop={20} padTop={16} line="top" tone="muted">
        <Text as="h3" size="body" tone="text" marginBottom={8}>
          {words.where}
        </Text>
        <Stack as="ol" gap={6} padStart={18} className={own.steps}>
          {words.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Stack>
        <Text
          as="a"
          display="inline-flex"
          align="center"
          minHeight={44}
          tone="info"
          href={STEAM_PAGE}
          target="_blank"
          rel="noreferrer"
        >
          {words.open}
        </Text>
      </Box>
    </Dialog>
  );
};
