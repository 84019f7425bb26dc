import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useId, useRef } from 'react';
import { graphql } from '../../generated/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { Box, Text } from '../../ui/Box.tsx';
import styles from './CatchingUpNote.module.css';

const SITE = graphql(`query Site { site { catchingUp } }`);

const ASK_AGAIN_MS = 2_000;

/** Says how far the site is after a start, for as long as that lasts; then asks again for what the page has shown meanwhile. */
export const CatchingUpNote = () => {
  const { shell } = useMessages();
  const sentence = useId();
  const client = useApolloClient();
  const { data, startPolling, stopPolling } = useQuery(SITE);
  const percent = data?.site.catchingUp ?? null;
  const isBehind = percent !== null;
  const wasBehind = useRef(false);

  useEffect(() => {
    if (isBehind) {
      wasBehind.current = true;
      startPolling(ASK_AGAIN_MS);
      return stopPolling;
    }
    if (wasBehind.current) {
      wasBehind.current = false;
      // The page shows the refusal of a query until the query runs again.
      client.refetchQueries({ include: 'active' }).catch(() => undefined);
    }
    return undefined;
  }, [isBehind, client, startPolling, stopPolling]);

  if (!isBehind) return null;
  return (
    <Box as="aside" size="small" text="center" tone="soft" aria-labelledby={sentence}>
      <Text as="p" id={sentence} padX="gutter" padY={6} textWrap="balance">
        {shell.catchingUp({ percent: String(percent) })}
      </Text>
      <progress className={styles.bar} aria-labelledby={sentence} max={100} value={percent} />
    </Box>
  );
};
