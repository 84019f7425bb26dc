import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { nobleHashing } from '../../../engine/fairness/noble-hashing.ts';
import { isHexHash } from '../../../engine/kernel/ids.ts';
import { leafFileOf, type OwnLeaf } from '../../../engine/liabilities/own-leaf.ts';
import type { OwnLiabilityQuery } from '../../generated/graphql.ts';
import { formatCount, formatDateTime, useLocale, useMessages } from '../../i18n/index.ts';
import { Box, Row, Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Money } from '../../ui/Money.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { CheckLine, useCheck } from './CheckLine.tsx';
import { Hex } from './Hex.tsx';
import { checkLiability } from './log/liability-check.ts';
import { readPublishedLog, verifyInPage } from './log/page-log.ts';
import { Rows } from './Rows.tsx';
import { Section } from './Section.tsx';
import styles from './seeds.module.css';
import { OWN_LIABILITY } from './seeds-query.ts';
import { download } from './verify/download.ts';
import { createPacer } from './verify/pacer.ts';

type Own = NonNullable<OwnLiabilityQuery['ownLiability']>;

/** The leaf as it is checked and kept; null for an answer that is none. */
const leafOf = ({ playerId, coin, points, locked, salt, index, path, statement }: Own): OwnLeaf | null => {
  const siblings = path.filter(isHexHash);
  if (!isHexHash(salt) || siblings.length !== path.length) return null;
  const balances = { coin: String(coin), points: String(points), locked: String(locked) };
  return {
    ...{ entry: Number(statement.position), index, leaves: statement.leaves, path: siblings },
    ...{ salt, playerId, ...balances },
  };
};

const Counted = ({ own }: { readonly own: Own }) => {
  const { owed } = useMessages().fairness;
  const { locale } = useLocale();
  const { statement } = own;
  const leaf = leafOf(own);
  const checking = useCheck(async () => {
    const ports = { hashing: nobleHashing, verify: verifyInPage, read: readPublishedLog, pause: createPacer() };
    return leaf === null ? { computed: '', verdict: 'mismatch' } : checkLiability(ports, leaf, statement.entry);
  });
  const keep = (): void => {
    if (leaf !== null) download(`glasscase-liability-${leaf.entry}.json`, leafFileOf(leaf), 'application/json');
  };
  const { done } = checking;
  const count = (number: number | string): string => formatCount(number, locale);
  return (
    <Box padTop={16} padBottom={8} line="top">
      <Text as="p" size="note" tone="muted" marginBottom={10}>
        {owed.inLog({ position: count(statement.position), time: formatDateTime(statement.at, locale) })}
      </Text>
      <Rows
        rows={[
          { label: owed.coin, value: <Money value={own.coin} coin={false} /> },
          { label: owed.points, value: <Money value={own.points} coin={false} /> },
          { label: owed.locked, value: <Money value={own.locked} coin={false} /> },
          { label: owed.leaf, value: owed.place({ number: count(own.index + 1), leaves: count(statement.leaves) }) },
          { label: owed.salt, value: <Hex text={own.salt} /> },
          ...(done === null ? [] : [{ label: owed.computed, value: <Hex text={done.computed} /> }]),
          { label: owed.root, value: <Hex text={statement.root} /> },
        ]}
      />
      <Text as="p" size="note" tone="muted" marginTop={10}>
        {owed.asOf({ position: count(statement.statedPosition) })}
      </Text>
      <Link to="/records?tab=balance" className={styles.link}>
        {owed.history}
      </Link>
      <CheckLine check={checking} words={owed}>
        <Button variant="ghost" onClick={keep}>
          {owed.keep}
        </Button>
      </CheckLine>
    </Box>
  );
};

/** The player's balances in the newest statement of what the house owes. They can be found in its tree here and now. */
export const OwnLiability = () => {
  const { owed } = useMessages().fairness;
  const { data, error, refetch } = useQuery(OWN_LIABILITY, { fetchPolicy: 'cache-and-network' });
  const own = data?.ownLiability;
  return (
    <Section id="own-liability" title={owed.title}>
      <Text as="p" tone="muted" marginBottom={8}>
        {owed.text}
      </Text>
      {data === undefined && error !== undefined && <ErrorState onRetry={() => refetch()} />}
      {data === undefined && error === undefined && <Skeleton height="44px" />}
      {own === null && (
        <Row as="p" minHeight={44} tone="muted">
          {owed.none}
        </Row>
      )}
      {own != null && <Counted key={own.statement.position} own={own} />}
    </Section>
  );
};
