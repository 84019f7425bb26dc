import { useState } from 'react';
import { formatDateTime, skinNames, useLocale, useMessages } from '../../i18n/index.ts';
import { Box, Grid, Stack, Text } from '../../ui/Box.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Thumb } from '../../ui/Thumb.tsx';
import { DisputeDialog } from './DisputeDialog.tsx';
import styles from './RetrievalRow.module.css';
import { RetrievalSteps } from './RetrievalSteps.tsx';
import type { Retrieval } from './retrieval-query.ts';

interface RetrievalRowProps {
  readonly retrieval: Retrieval;
  readonly onDisputed: () => void;
}

/** One item on its way: how far it is, what was said about it, and what to do if something is wrong. */
export const RetrievalRow = ({ retrieval, onDisputed }: RetrievalRowProps) => {
  const messages = useMessages();
  const { retrieval: words } = messages;
  const { locale } = useLocale();
  const [disputing, setDisputing] = useState(false);
  const { id, item, state, message, createdAt, updatedAt, disputeId } = retrieval;
  const names = skinNames(item.skin, item.wear, messages, locale);
  return (
    <Grid
      as="li"
      align="center"
      gapY={[10, 20]}
      gapX={[12, 20]}
      padTop={16}
      padBottom={[8, 16]}
      line="top"
      className={styles.row}
    >
      <Thumb image={item.skin.imageSmall} grade={item.skin.grade} />
      <Box shrink>
        <Text as="p" weight={500} anywhere>
          {names.full}
        </Text>
        <Text as="p" size="small" tone="muted" anywhere>
          {words.created} <time dateTime={createdAt}>{formatDateTime(createdAt, locale)}</time>
        </Text>
      </Box>
      <Stack gap={6} shrink className={styles.way}>
        <RetrievalSteps state={state} />
        {message === 'STEAM_ANOMALY' && (
          <Text as="p" size="small" tone="muted" anywhere>
            {messages.errors.codes.STEAM_ANOMALY}
          </Text>
        )}
        {message && message !== 'STEAM_ANOMALY' && (
          <Text as="p" size="small" tone="muted" anywhere>
            {words.message}: <q>{message}</q>
          </Text>
        )}
        <Text as="p" size="small" tone="muted" anywhere>
          {words.updated} <time dateTime={updatedAt}>{formatDateTime(updatedAt, locale)}</time>
        </Text>
      </Stack>
      <div className={styles.act}>
        {disputeId ? (
          <ButtonLink variant="ghost" iconEnd="right" to={`/docs/support/${encodeURIComponent(disputeId)}`}>
            {words.dispute.see}
          </ButtonLink>
        ) : (
          <Button variant="ghost" aria-haspopup="dialog" onClick={() => setDisputing(true)}>
            {words.dispute.action}
          </Button>
        )}
      </div>
      {disputing && (
        <DisputeDialog
          retrievalId={id}
          onClose={() => setDisputing(false)}
          onDone={() => {
            setDisputing(false);
            onDisputed();
          }}
        />
      )}
    </Grid>
  );
};
