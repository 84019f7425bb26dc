import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { formatCount, formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
import { useServerClock } from '../../platform/clock.tsx';
import { Box, Text } from '../../ui/Box.tsx';
import { FAIRNESS_LOG } from '../fairness/seeds-query.ts';
import type { HeadState } from '../fairness-log/published/use-head.ts';
import { ageText } from './duration.ts';
import type { Figures } from './figures.ts';
import styles from './trust.module.css';

const POLL_MS = 15_000;

interface FigureProps {
  readonly label: string;
  readonly value: ReactNode;
  readonly standing?: 'within' | 'beyond2';
  readonly children: ReactNode;
}

const Figure = ({ label, value, standing = 'within', children }: FigureProps) => (
  <Box padY={16} shrink className={styles.figure}>
    <Text as="dt" display="block" size={['small', 'body']} tone="muted">
      {label}
    </Text>
    <dd>
      <Text as="b" display="block" num className={styles.value}>
        <bdi>{value}</bdi>
      </Text>
      <Text display="block" size="small" tone="muted" className={styles.aside} data-standing={standing}>
        {children}
      </Text>
    </dd>
  </Box>
);

const Sealed = ({ head }: { readonly head: HeadState }) => {
  const { trust } = useMessages();
  const { log } = trust;
  const { locale } = useLocale();
  const clock = useServerClock();
  const { data } = useQuery(FAIRNESS_LOG, { pollInterval: POLL_MS, fetchPolicy: 'cache-and-network' });
  const sealedAt = data?.fairnessLog.sealedAt;
  const known = head.status === 'signed' ? head.checkpoint.size : null;
  const size = known === null ? '…' : formatCount(known, locale);
  const aside = (): string => {
    if (head.status === 'loading') return log.loading;
    if (head.status === 'never-sealed') return log.never;
    if (head.status === 'false') return log.false;
    if (known === null || typeof sealedAt !== 'string') return known === null ? log.unread : log.loading;
    return log.sealed({ size, age: ageText(clock.now() - Date.parse(sealedAt), trust) });
  };
  return (
    <Figure
      label={log.label}
      value={data === undefined ? size : formatCount(data.fairnessLog.size, locale)}
      standing={head.status === 'false' ? 'beyond2' : 'within'}
    >
      <Text tone="info">{aside()}</Text>
    </Figure>
  );
};

const Signatures = ({ head }: { readonly head: HeadState }) => {
  const { signatures } = useMessages().trust;
  const { locale } = useLocale();
  const signed = head.status === 'signed' ? head : null;
  const names = signed?.witnessed?.cosignatures.map(({ name }) => name) ?? [];
  const size = signed?.witnessed?.size;
  return (
    <Figure
      label={signatures.label}
      value={signed === null ? '…' : names.length}
      standing={signed !== null && names.length === 0 ? 'beyond2' : 'within'}
    >
      {signed !== null && names.length === 0
        ? signatures.none
        : [
            signatures.names({ names: names.join(' · ') }),
            ...(size === undefined ? [] : [signatures.behind({ size: formatCount(size, locale) })]),
          ].join(' · ')}
    </Figure>
  );
};

/** The four figures that say most. */
export const KeyFigures = ({ figures, head }: { readonly figures: Figures; readonly head: HeadState }) => {
  const { trust } = useMessages();
  const { locale } = useLocale();
  const { draws, liabilities } = figures;
  return (
    <section aria-label={trust.figures}>
      <dl className={styles.figures}>
        <Figure label={trust.draws.label} value={formatCount(draws.revealed, locale)}>
          {trust.draws.rest({ count: formatCount(Math.max(0, draws.drawn - draws.revealed), locale) })}
        </Figure>
        <Sealed head={head} />
        <Signatures head={head} />
        <Figure label={trust.owed.label} value={trust.owed.atMost({ total: formatMoney(liabilities.total, locale) })}>
          {trust.owed.text}
        </Figure>
      </dl>
    </section>
  );
};
