import type { ReactNode } from 'react';
import { Row, Text } from '../../ui/Box.tsx';
import styles from './PanelTotal.module.css';

interface PanelTotalProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** The sum of a panel, at its foot. A phone shows it in the bar. */
export const PanelTotal = ({ label, children }: PanelTotalProps) => (
  <Row as="p" display={['none', 'flex']} justify="between" minHeight={52} className={styles.total}>
    <Text tone="muted" className={styles.label}>
      {label}
    </Text>
    <Text size="display" className={styles.amount}>
      {children}
    </Text>
  </Row>
);
