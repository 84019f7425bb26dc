import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { usePhoneTitle } from '../../platform/phone-title.tsx';
import { Text } from '../../ui/Box.tsx';
import styles from './page.module.css';

interface RewardsFrameProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** Title row and room of the pages about rewards. */
export const RewardsFrame = ({ title, lead, children }: RewardsFrameProps) => {
  const { rewards, shell } = useMessages();
  usePhoneTitle(title, '/home', rewards.back);
  return (
    <div className={`wrap ${styles.page}`}>
      <title>{shell.pageTitle({ page: title })}</title>
      <div className={styles.head}>
        <h1>{title}</h1>
        <Text as="p" tone="muted">
          {lead}
        </Text>
      </div>
      {children}
    </div>
  );
};
