import { useMessages } from '../../i18n/index.ts';
import { usePhoneTitle } from '../../platform/phone-title.tsx';
import { VisuallyHidden } from '../../ui/Box.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './CaseSkeleton.module.css';

const PLACES = Array.from({ length: 12 }, (_, place) => place);

/** As high, row by row, as the case that is on its way. */
export const CaseSkeleton = () => {
  const { shell, case: words } = useMessages();
  usePhoneTitle('', '/home', words.back);
  return (
    <>
      <VisuallyHidden as="h1">{shell.loading}</VisuallyHidden>
      <div className={`wrap ${styles.head}`}>
        <Skeleton width="180px" height="32px" />
        <Skeleton width="320px" height="36px" className={styles.facts} />
      </div>
      <div className={styles.stage} />
      <div className={`wrap ${styles.below}`}>
        <Skeleton width="60%" height="16px" />
      </div>
      <div className={`wrap ${styles.title}`}>
        <Skeleton width="120px" height="24px" />
      </div>
      <div className={`wrap ${styles.grid}`}>
        {PLACES.map((place) => (
          <Skeleton key={place} height="auto" className={styles.card} />
        ))}
      </div>
    </>
  );
};
