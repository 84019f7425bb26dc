import type { VipQuery } from '../../generated/graphql.ts';
import { formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../rewards/Panel.tsx';
import { Progress } from '../rewards/Progress.tsx';
import { shareDone } from '../rewards/rewards-sums.ts';
import styles from './vip.module.css';

/** Where the player stands. */
export const GradePanel = ({ vip, guest }: { readonly vip: VipQuery['vip']; readonly guest: boolean }) => {
  const { rewards, account } = useMessages();
  const { locale } = useLocale();
  const { open } = useDialogs();
  const { grade, wagered, nextThreshold } = vip;
  const { vip: words } = rewards;
  const text =
    nextThreshold === null || nextThreshold === undefined
      ? words.top
      : words.toNext({ amount: formatMoney(Math.max(0, nextThreshold - wagered), locale), grade: grade + 1 });
  return (
    <Panel icon="crown" title={words.mine}>
      {guest ? (
        <div className={styles.guest}>
          <p>{words.guest}</p>
          <Button variant="primary" onClick={() => open({ name: 'login' })}>
            {account.guest.login}
          </Button>
        </div>
      ) : (
        <>
          <p className={styles.grade}>
            <span className="num">{grade}</span>
            <span className="muted">/ {vip.grades.length}</span>
          </p>
          <Progress label={words.progress} share={shareDone(wagered, nextThreshold)} text={text} />
          <div className={styles.sums}>
            <span>
              {words.wagered} <bdi className="num">{formatMoney(wagered, locale)}</bdi>
            </span>
            <span>{text}</span>
          </div>
        </>
      )}
    </Panel>
  );
};
