import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { graphql } from '../../generated/index.ts';
import { formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { useSession } from '../../platform/session.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './BenefitDialog.module.css';

const BENEFITS = graphql(`
  query Benefits {
    firstDepositBonus {
      percent
      max
      available
    }
  }
`);

interface RowProps {
  readonly icon: IconName;
  readonly title: ReactNode;
  readonly text: ReactNode;
}

const Row = ({ icon, title, text }: RowProps) => (
  <li className={styles.row}>
    <span className={styles.tile}>
      <Icon name={icon} />
    </span>
    <div>
      <p className={styles.title}>{title}</p>
      <p className="muted">{text}</p>
    </div>
  </li>
);

/** What signing up brings, with the figures of this very site. */
export default function BenefitDialog({ onClose }: { readonly onClose: () => void }) {
  const { account } = useMessages();
  const { locale } = useLocale();
  const { open } = useDialogs();
  const { status } = useSession();
  const { data, error } = useQuery(BENEFITS);
  const { benefit } = account;
  const bonus = data?.firstDepositBonus;
  return (
    <Dialog title={benefit.title} onClose={onClose}>
      <ul className={styles.rows}>
        {bonus !== undefined && (
          <Row
            icon="gift"
            title={benefit.first({ percent: bonus.percent })}
            text={benefit.firstText({ max: formatMoney(bonus.max, locale) })}
          />
        )}
        {bonus === undefined && error === undefined && (
          <Row icon="gift" title={<Skeleton width="70%" />} text={<Skeleton width="90%" />} />
        )}
        <Row icon="box" title={benefit.free} text={benefit.freeText} />
        <Row icon="crown" title={benefit.vip} text={benefit.vipText} />
        <Row icon="shield" title={benefit.fair} text={benefit.fairText} />
      </ul>
      <p className={styles.note}>{benefit.note}</p>
      {status === 'guest' && (
        <Button variant="primary" size="large" className={styles.action} onClick={() => open({ name: 'register' })}>
          {benefit.action}
        </Button>
      )}
    </Dialog>
  );
}
