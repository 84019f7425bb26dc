import type { ReactNode } from 'react';
import { useMessages } from '../i18n/index.ts';
import { Text } from '../ui/Box.tsx';
import { classNames } from '../ui/class-names.ts';
import { BackLink } from './BackLink.tsx';
import styles from './PageHead.module.css';
import { usePhoneTitleAccess } from './phone-title.tsx';

interface PageHeadProps {
  readonly title: string;
  /** After the title on a wide page: the purpose of the page, or a figure about it. */
  readonly lead?: ReactNode;
  /** At the end of the row, on every page. */
  readonly children?: ReactNode;
  /** The title stands on a phone too, where the header has no room for it. */
  readonly onPhones?: boolean;
  readonly className?: string | undefined;
}

/**
 * The page's name: of the window, and of the page for those who listen to it. A wide page shows it in a row of its own, behind the
 * button back; a phone has both in its header (`usePhoneTitle`), or the name in its bottom bar.
 */
export const PageHead = ({ title, lead, children, onPhones = false, className }: PageHeadProps) => {
  const { shell } = useMessages();
  const { title: onPhone } = usePhoneTitleAccess();
  return (
    <div className={classNames('wrap', styles.head, onPhones && styles.onPhones, className)}>
      <title>{shell.pageTitle({ page: title })}</title>
      {onPhone !== null && <BackLink to={onPhone.backTo} label={onPhone.backLabel} className={styles.back} />}
      <Text as="h1" visuallyHiddenBelow={onPhones ? undefined : 768}>
        {title}
      </Text>
      {lead !== undefined && <div className={styles.lead}>{lead}</div>}
      {children}
    </div>
  );
};
