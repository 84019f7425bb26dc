import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { Row } from '../../ui/Box.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import type { GiveawayCardData } from './giveaway-query.ts';
import styles from './Signs.module.css';

const Sign = ({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) => (
  <Row as="li" gap={4} radius="small" ring="hairline" tone="soft" nowrap className={styles.sign}>
    <Icon name={icon} size={14} />
    <span>{children}</span>
  </Row>
);

/** What one needs for entering: a password, a deposit, a member grade. Nothing where everybody may. */
export const Signs = ({ giveaway }: { readonly giveaway: Pick<GiveawayCardData, 'locked' | 'conditions'> }) => {
  const { signs } = useMessages().giveaway;
  const { depositDays, vipGrade } = giveaway.conditions;
  const asksDeposit = depositDays !== null && depositDays !== undefined;
  if (!giveaway.locked && !asksDeposit && vipGrade === 0) return null;
  return (
    <Row as="ul" wrap gap={6} align="stretch">
      {giveaway.locked && <Sign icon="lock">{signs.locked}</Sign>}
      {asksDeposit && <Sign icon="plus">{signs.deposit({ days: depositDays })}</Sign>}
      {vipGrade > 0 && <Sign icon="crown">{signs.vip({ grade: vipGrade })}</Sign>}
    </Row>
  );
};
