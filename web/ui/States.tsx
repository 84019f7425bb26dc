import { type ReactNode, useSyncExternalStore } from 'react';
import { useMessages } from '../i18n/index.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-paths.ts';
import styles from './States.module.css';

const subscribe = (changed: () => void): (() => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** Whether the device says it has a network. */
const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

interface StateProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text?: string;
  readonly children?: ReactNode;
  /** The state is all there is on the page, so its title is the page's. */
  readonly page?: boolean;
}

/** In place of a list: nothing here, or nothing for a guest; with what one can do about it. */
export const EmptyState = ({ icon, title, text, children, page = false }: StateProps) => (
  <div className={styles.state}>
    <Icon name={icon} size={40} />
    {page ? <h1>{title}</h1> : <h2>{title}</h2>}
    {text !== undefined && <p>{text}</p>}
    {children !== undefined && <div className={styles.actions}>{children}</div>}
  </div>
);

interface ErrorStateProps {
  readonly title?: string;
  readonly text?: string;
  readonly onRetry: () => void;
  readonly page?: boolean;
}

/** Something didn't load. Says so when the reason is that the device is offline. */
export const ErrorState = ({ title, text, onRetry, page = false }: ErrorStateProps) => {
  const { shell } = useMessages();
  const online = useOnline();
  const heading = online ? (title ?? shell.errors.title) : shell.errors.offlineTitle;
  return (
    <div className={styles.state} role="alert">
      <Icon name={online ? 'warning' : 'offline'} size={40} />
      {page ? <h1>{heading}</h1> : <h2>{heading}</h2>}
      <p>{online ? (text ?? shell.errors.text) : shell.errors.offlineText}</p>
      <div className={styles.actions}>
        <Button icon="refresh" onClick={onRetry}>
          {shell.actions.retry}
        </Button>
      </div>
    </div>
  );
};
