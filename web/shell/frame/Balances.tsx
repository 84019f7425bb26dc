import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect, useId, useRef } from 'react';
import { graphql } from '../../generated/index.ts';
import { formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
import { useSession, type Wallet } from '../../platform/session.tsx';
import { Grid, Stack, Text, VisuallyHidden } from '../../ui/Box.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Money } from '../../ui/Money.tsx';
import styles from './BalanceBlock.module.css';
import { BalancePopover } from './BalancePopover.tsx';

const LOCKED_BONUS = graphql(`query LockedBonus { me { id wallet { locked version } } }`);

/**
 * The player's bonus that isn't coin yet, in minor units; undefined until it is known. Answers of plays don't carry it:
 * the page asks for it again whenever the shown balances are newer.
 */
const useLocked = (): number | undefined => {
  const { status, wallet } = useSession();
  const { data, refetch } = useQuery(LOCKED_BONUS, status === 'player' ? { fetchPolicy: 'no-cache' } : skipToken);
  const known = data?.me?.wallet.version;
  const shown = wallet?.version;
  const ask = useRef(refetch);
  useEffect(() => {
    ask.current = refetch;
  });
  useEffect(() => {
    if (known !== undefined && shown !== undefined && shown > known) ask.current().catch(() => undefined);
  }, [known, shown]);
  return data?.me?.wallet.locked;
};

/** The player's balances, as a button that opens all of them with a note on the locked one. */
export default function Balances({ wallet }: { readonly wallet: Wallet }) {
  const { shell, transfer } = useMessages();
  const { locale } = useLocale();
  const locked = useLocked();
  const popover = useRef<HTMLDivElement>(null);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={styles.balances}
        popoverTarget={id}
        title={locked ? transfer.locked.open({ amount: formatMoney(locked, locale) }) : transfer.balances}
      >
        <Stack as="span" justify="center" padX={[10, 14]} className={styles.cell}>
          <Text size="small" display={['none', 'block']} tone="muted">
            {shell.header.balance}
          </Text>
          <b className={styles.value}>
            <Money value={wallet.coin} className={styles.amount} />
          </b>
        </Stack>
        <span className={styles.points}>
          <Text size="small" display={['none', 'block']} tone="muted">
            {shell.header.points}
          </Text>
          <span className={styles.value}>
            <Money value={wallet.points} coin={false} />
          </span>
        </span>
        {locked !== undefined && locked > 0 && (
          <Grid as="span" self="center" padEnd={8} tone="accent" className={styles.locked}>
            <Icon name="lock" size={14} />
            <VisuallyHidden>{transfer.locked.open({ amount: formatMoney(locked, locale) })}</VisuallyHidden>
          </Grid>
        )}
      </button>
      <BalancePopover id={id} popover={popover} wallet={wallet} locked={locked} />
    </>
  );
}
