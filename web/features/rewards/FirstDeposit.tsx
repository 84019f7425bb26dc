import { useQuery } from '@apollo/client/react';
import { formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { useSession } from '../../platform/session.tsx';
import { useTerms } from '../../platform/terms.ts';
import { Box, Grid } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { DEPOSIT_OFFER } from '../deposit/deposit-query.ts';
import styles from './FirstDeposit.module.css';

/** The banner of the first deposit; nothing for whoever has had it, and where deposits are off. */
export const FirstDeposit = () => {
  const { deposit, rewards } = useMessages();
  const { locale } = useLocale();
  const { status } = useSession();
  const { open } = useDialogs();
  const { data } = useQuery(DEPOSIT_OFFER, { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  const released = useTerms()?.rewards.values.releasePercent;
  const bonus = data?.firstDepositBonus;
  if (!bonus?.available || !data?.site.deposits) return null;
  return (
    <Grid
      as="section"
      columns="auto-1fr"
      align="center"
      gapY={16}
      gapX={20}
      marginBottom={12}
      pad={20}
      radius="card"
      className={styles.banner}
      aria-labelledby="first-deposit"
    >
      <p className={`num ${styles.figure}`} aria-hidden="true">
        +{bonus.percent}
        <span>%</span>
      </p>
      <Box shrink className={styles.words}>
        <h2 id="first-deposit">{deposit.first.title({ percent: bonus.percent })}</h2>
        <p>{deposit.first.text({ max: formatMoney(bonus.max, locale) })}</p>
        {released !== undefined && <p className={styles.note}>{deposit.lockedNote({ percent: released })}</p>}
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
