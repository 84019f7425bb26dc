import { useQuery } from '@apollo/client/react';
import { formatCount, useLocale } from '../../i18n/index.ts';
import { useMay } from '../api/session.tsx';
import { POLL_MS } from '../api/use-live.ts';
import { graphql } from '../generated/gql.ts';
import { useWords } from '../texts.tsx';
import styles from './LogState.module.css';
import { spanText } from './moments.ts';

const LOG_STATE = graphql(`
  query LogState {
    now { at log { size sealed sealedAt } }
  }
`);

/** How long the log is, how much of it is sealed and since when; nothing for an operator whose roles don't open figures. */
export const LogState = () => {
  const may = useMay()('operator:figures');
  const words = useWords();
  const { locale } = useLocale();
  const { data } = useQuery(LOG_STATE, { skip: !may, pollInterval: POLL_MS, fetchPolicy: 'cache-first' });
  if (data === undefined) return null;
  const { at, log } = data.now;
  return (
    <p className={styles.state}>
      <span>
        {words.frame.log} <b>{formatCount(log.size, locale)}</b>
      </span>
      {log.sealedAt != null && (
        <span>
          {words.frame.sealed} <b>{formatCount(log.sealed, locale)}</b>
          {' · '}
          {words.units.ago({ span: spanText(Date.parse(at) - Date.parse(log.sealedAt), words) })}
        </span>
      )}
    </p>
  );
};
