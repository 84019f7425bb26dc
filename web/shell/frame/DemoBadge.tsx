import { useContext } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { PaintingContext } from '../../platform/location.tsx';
import { Row, Text } from '../../ui/Box.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './DemoBadge.module.css';

/** In a demo world, whose documents say so: one line above everything, on every page and for as long as one looks. */
export const DemoBadge = () => {
  const { shell } = useMessages();
  const painting = useContext(PaintingContext);
  const isDemo = painting?.demo ?? document.documentElement.dataset.demo !== undefined;
  if (!isDemo) return null;
  return (
    <Row
      as="p"
      size="small"
      justify="center"
      gap={6}
      padX={12}
      tone="soft"
      nowrap
      overflow="hidden"
      className={styles.line}
      role="note"
    >
      <Icon name="info" size={14} />
      <Text truncate>
        <Text as="b" weight={600} tone="text">
          {shell.demo.world}
        </Text>
        {shell.demo.note}
      </Text>
    </Row>
  );
};
