import { Suspense } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { lazyWithTexts } from '../../platform/lazy-with-texts.tsx';
import { QuietBoundary } from '../../platform/quiet-boundary.tsx';
import { useSession } from '../../platform/session.tsx';
import { Row, Stack, Text } from '../../ui/Box.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './BalanceBlock.module.css';

const Balances = lazyWithTexts({ load: () => import('./Balances.tsx') });

/** As large as the balance, which isn't known yet. */
const BalanceSkeleton = () => {
  const { shell } = useMessages();
  return (
    <Stack justify="center" padX={[10, 14]} className={styles.cell}>
      <Text size="small" display={['none', 'block']} tone="muted">
        {shell.header.balance}
      </Text>
      <Skeleton width="72px" height="18px" />
    </Stack>
  );
};

/** Balance and deposit for a player, the two ways in for a guest. Both are equally high and nearly as wide. */
export const BalanceBlock = () => {
  const { shell } = useMessages();
  const { open } = useDialogs();
  const { status, wallet, retry } = useSession();

  if (status === 'guest') {
    return (
      <Row rigid gap={4} align="stretch">
        <Button variant="ghost" onClick={() => open({ name: 'login' })}>
          {shell.header.login}
        </Button>
        <Button variant="primary" onClick={() => open({ name: 'register' })}>
          {shell.header.register}
        </Button>
      </Row>
    );
  }
  return (
    <Row rigid height={44} radius="control" ground="surface" nowrap align="stretch" className={styles.block}>
      {wallet === null ? (
        <BalanceSkeleton />
      ) : (
        <QuietBoundary>
          <Suspense fallback={<BalanceSkeleton />}>
            <Balances wallet={wallet} />
          </Suspense>
        </QuietBoundary>
      )}
      {status === 'failed' ? (
        <IconButton icon="refresh" label={`${shell.header.failed} · ${shell.actions.retry}`} onClick={retry} />
      ) : (
        <button
          type="button"
          className={styles.deposit}
          aria-label={shell.header.deposit}
          onClick={() => open({ name: 'deposit' })}
        >
          <Icon name="plus" size={16} />
          <span className={styles.depositText}>{shell.header.deposit}</span>
        </button>
      )}
    </Row>
  );
};
