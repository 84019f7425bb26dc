import type { ReactNode } from 'react';
import { useMessages } from '../i18n/index.ts';
import { Text } from '../ui/Box.tsx';
import { join } from '../ui/join.ts';
import { BackLink } from './BackLink.tsx';
import styles from './PageHead.module.css';

interface PageHeadProps {
  readonly title: string;
  /** The page above: its button stands before the title on a wide page. */
  readonly back?: { readonly to: string; readonly label: string };
  /** After the title on a wide page: what the page is for, or what a figure says of it. */
  readonly lead?: ReactNode;
  /** At the end of the row, on every page. */
  readonly children?: ReactNode;
  /** The title stands on a phone too, where the header has no room for it. */
  readonly onPhones?: boolean;
  readonly className?: string | undefined;
}

/**
 * The page's name: of the window, and of the page for those who listen to it. A wide page shows it in a row of its own;
 * a phone has it in its header (`usePhoneTitle`) or in its bottom bar.
 */
export const PageHead = ({ title, back, lead, children, onPhones = false, className }: PageHeadProps) => {
  const { shell } = useMessages();
  return (
    <div className={join('wrap', styles.head, onPhones && styles.onPhones, className)}>
      <title>{shell.pageTitle({ page: title })}</title>
      {back !== undefined && <BackLink to={back.to} label={back.label} className={styles.back} />}
      <Text as="h1" visuallyHiddenBelow={onPhones ? undefined : 768}>
        {title}
      </Text>
      {lead !== undefined && <div className={styles.lead}>{lead}</div>}
      {children}
    </div>
  );
};
