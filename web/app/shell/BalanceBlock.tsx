import { useMessages } from '../../i18n/index.ts';
import { Amount } from '../../ui/Amount.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useDialogs } from '../dialogs.tsx';
import { useSession } from '../session.tsx';
import styles from './BalanceBlock.module.css';

/** Balance and deposit for a player, the two ways in for a guest. Both are equally high and nearly as wide. */
export const BalanceBlock = () => {
  const { shell } = useMessages();
  const { open } = useDialogs();
  const { status, wallet, retry } = useSession();

  if (status === 'guest') {
    return (
      <div className={styles.guest}>
        <Button variant="ghost" onClick={() => open({ name: 'login' })}>
          {shell.header.login}
        </Button>
        <Button variant="primary" onClick={() => open({ name: 'register' })}>
          {shell.header.register}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.block}>
      <div className={styles.cell}>
        <span className={styles.label}>{shell.header.balance}</span>
        {wallet === null ? (
          <Skeleton width="72px" height="18px" />
        ) : (
          <b className={styles.value}>
            <Amount value={wallet.coin} className={styles.amount} />
          </b>
        )}
      </div>
      {status === 'failed' ? (
        <IconButton icon="refresh" label={`${shell.header.failed}，${shell.actions.retry}`} onClick={retry} />
      ) : (
        <button type="button" className={styles.deposit} onClick={() => open({ name: 'deposit' })}>
          <Icon name="plus" size={16} />
          <span className={styles.depositText}>{shell.header.deposit}</span>
        </button>
      )}
    </div>
  );
};
