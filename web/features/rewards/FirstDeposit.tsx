import { useQuery } from '@apollo/client/react';
import { formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { useSession } from '../../platform/session.tsx';
import { Box, Grid, Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { LoadingNote } from '../../ui/Skeleton.tsx';
import { DEPOSIT_OFFER } from '../deposit/deposit-query.ts';
import styles from './FirstDeposit.module.css';

/** The banner of the first deposit; nothing for a player who has had the bonus, and where deposits are off. */
export const FirstDeposit = () => {
  const { deposit, rewards, shell } = useMessages();
  const { locale } = useLocale();
  const { status } = useSession();
  const { open } = useDialogs();
  const { data, error } = useQuery(DEPOSIT_OFFER, { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  const released = data?.terms?.rewards.values.releasePercent;
  const bonus = data?.firstDepositBonus;
  if (data === undefined && error === undefined) {
    return (
      <div>
        <LoadingNote text={shell.loading} />
      </div>
    );
  }
  if (!bonus?.available || !data?.site.deposits) return null;
  return (
    <Grid
      as="section"
      columns="auto-1fr"
      align="center"
      gapY={16}
      gapX={20}
      marginBottom={[12, 16]}
      padY={[20, 24]}
      padX={[20, 32]}
      radius="card"
      className={styles.banner}
      aria-labelledby="first-deposit"
    >
      <Text as="p" size="figure" num aria-hidden="true">
        +{bonus.percent}
        <Text size="title">%</Text>
      </Text>
      <Box shrink tone="soft">
        <Text as="h2" id="first-deposit" size={['large', 'title']} tone="text">
          {deposit.first.title({ percent: bonus.percent })}
        </Text>
        <p>{deposit.first.text({ max: formatMoney(bonus.max, locale) })}</p>
        {released !== undefined && (
          <Text as="p" size="small">
            {deposit.lockedNote({ percent: released })}
          </Text>
        )}
      </Box>
      <Button
        size="large"
        onClick={() => open(status === 'guest' ? { name: 'loginTip', to: 'register' } : { name: 'deposit' })}
      >
        {status === 'guest' ? rewards.join : deposit.title}
      </Button>
    </Grid>
  );
};
