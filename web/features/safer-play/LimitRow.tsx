import { formatDateTime, formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
import { Box, Grid, Row, Stack, Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { usedShare } from './limit-amount.ts';
import styles from './SaferPlayPage.module.css';
import type { PlayLimitFacts } from './safer-play-query.ts';

interface LimitRowProps {
  readonly limit: PlayLimitFacts;
  readonly onChange: () => void;
}

/** One limit: how high, how much of it is used, what is to come. */
export const LimitRow = ({ limit, onChange }: LimitRowProps) => {
  const { limits } = useMessages().saferPlay;
  const { locale } = useLocale();
  const { kind, period, amount, used, pending } = limit;
  const money = (minorUnits: number): string => formatMoney(minorUnits, locale);
  const text = (value: number | null): string =>
    value === null ? limits.none : value === 0 ? limits.stopped : money(value);
  return (
    <Grid as="li" columns="1fr-auto" align="center" gapY={6} gapX={12} padY={12} line="top" className={styles.limit}>
      <Box shrink>
        <Text as="p" size="small" tone="muted">
          {limits.periods[period]}
        </Text>
        <Text as="p" size={amount === null ? 'large' : 'title'} tone={amount === null ? 'soft' : undefined}>
          <bdi className={amount === null ? undefined : 'num'}>{text(amount)}</bdi>
        </Text>
      </Box>
      <Button
        onClick={onChange}
        aria-label={limits.changeLabel({ kind: limits.kinds[kind], period: limits.periods[period] })}
      >
        {limits.change}
      </Button>
      <Stack span="all" gap={6}>
        {amount !== null && amount > 0 && (
          <Text
            overflow="hidden"
            ground="surface-3"
            className={styles.track}
            data-full={used >= amount || undefined}
            aria-hidden="true"
          >
            <span style={{ inlineSize: `${usedShare(used, amount) * 100}%` }} />
          </Text>
        )}
        <Text as="p" size="small" tone="muted">
          {amount === null || amount === 0
            ? limits.usedOnly({ used: money(used) })
            : limits.used({ used: money(used), of: money(amount) })}
        </Text>
        {pending !== null && (
          <Row as="p" size="small" tone="info" gap={6}>
            <Icon name="clock" size={14} />
            {limits.pending({ amount: text(pending.amount), from: formatDateTime(pending.from, locale) })}
          </Row>
        )}
      </Stack>
    </Grid>
  );
};
