import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/index.ts';
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
    <div className={`wrap ${styles.notice}`} role="status">
      <Icon name="info" />
      <p>{text}</p>
      {children}
      {onClose && <IconButton icon="x" label={shell.actions.close} onClick={onClose} />}
    </div>
  );
};
