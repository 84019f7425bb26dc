import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { formatCount, formatDateTime, useLocale, useMessages } from '../../i18n/index.ts';
import { Box, Row, Stack, Text } from '../../ui/Box.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { CommandLine, Copyable } from './CopyButton.tsx';
import { Hex } from './Hex.tsx';
import { Figure, Mono, Rows } from './Rows.tsx';
import styles from './seeds.module.css';
import { FAIRNESS_LOG } from './seeds-query.ts';

const POLL_MS = 15_000;

/** The state of the published log, the key that signs it, and the command with which an auditor replays all of it. */
export const LogBox = () => {
  const { fairness, shell } = useMessages();
  const { log } = fairness;
  const { locale } = useLocale();
  const { data, error, refetch } = useQuery(FAIRNESS_LOG, { pollInterval: POLL_MS, fetchPolicy: 'cache-and-network' });
  const state = data?.fairnessLog;
  const command = `npm run audit -- ${window.location.origin}`;
  const waiting = state === undefined ? 0n : BigInt(state.size) - BigInt(state.sealedSize);
  return (
    <Stack as="section" aria-labelledby="fairness-log" gap={12} marginTop={24} line="top">
      <Row as="h2" id="fairness-log" minHeight={44} marginTop={8}>
        {log.title}
      </Row>
      <Text as="p" tone="muted">
        {log.text}
      </Text>
      {state === undefined && error !== undefined && <ErrorState onRetry={() => refetch()} />}
      {state === undefined && error === undefined && <Skeleton height="132px" />}
      {state !== undefined && (
        <Rows
          rows={[
            {
              label: log.origin,
              value: <Mono>{state.origin}</Mono>,
            },
            {
              label: log.key,
              value:
                typeof state.verifierKey === 'string' ? (
                  <Copyable text={state.verifierKey} label={log.key}>
                    <Mono>{state.verifierKey}</Mono>
                  </Copyable>
                ) : (
                  log.neverSealed
                ),
            },
            {
              label: log.sealed,
              value: (
                <>
                  <Figure>{log.sealedValue({ size: formatCount(state.sealedSize, locale) })}</Figure>
                  {waiting > 0n && (
                    <Text tone="muted">{` · ${log.waiting({ count: formatCount(waiting, locale) })}`}</Text>
                  )}
                </>
              ),
            },
            {
              label: log.sealedAt,
              value: typeof state.sealedAt === 'string' ? formatDateTime(state.sealedAt, locale) : log.neverSealed,
            },
            { label: log.copy, value: state.copied ? log.copied : log.notCopied },
            ...(typeof state.rootHash === 'string' ? [{ label: log.root, value: <Hex text={state.rootHash} /> }] : []),
          ]}
        />
      )}
      <Row as="p" wrap gapX={24} align="stretch">
        <Link to="/proof" className={styles.link}>
          {shell.footer.proof}
          <Icon name="right" size={16} />
        </Link>
        <Link to="/fairness-log" className={styles.link}>
          {log.browse}
          <Icon name="right" size={16} />
        </Link>
        <a href="/log/checkpoint" target="_blank" rel="noreferrer" className={styles.link}>
          {log.checkpoint}
          <Icon name="right" size={16} />
        </a>
        <a href="/verifier.html" download="glasscase-verifier.html" className={styles.link}>
          {log.verifier}
          <Icon name="right" size={16} />
        </a>
      </Row>
      <h3>{log.audit}</h3>
      <Text as="p" tone="muted">
        {log.auditText}
      </Text>
      <Box maxWidth={640}>
        <CommandLine text={command} label={fairness.verify.copyLine} />
      </Box>
    </Stack>
  );
};
