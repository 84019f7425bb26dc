import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { Row, Text } from '../../ui/Box.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Notice.module.css';

interface NoticeProps {
  readonly text: string;
  readonly onClose?: () => void;
  readonly children?: ReactNode;
}

/** A line about this play that should stay until it is read. */
export const Notice = ({ text, onClose, children }: NoticeProps) => {
  const { shell } = useMessages();
  return (
    <Row wrap gapY={4} gapX={12} minHeight={52} padY={4} line="bottom" className="wrap" role="status">
      <Text tone="info">
        <Icon name="info" />
      </Text>
      <Text as="p" padY={8} className={styles.text}>
        {text}
      </Text>
      {children}
      {onClose && <IconButton icon="x" label={shell.actions.close} onClick={onClose} />}
    </Row>
  );
};
