import { useMessages } from '../i18n/index.ts';
import { Box, VisuallyHidden } from '../ui/Box.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import styles from './PageSkeleton.module.css';

/** While a page's own code is on its way: as high as the window, so that what follows it never shows and jumps. */
export const PageSkeleton = () => {
  const { shell } = useMessages();
  return (
    <Box padTop={24} className={styles.page}>
      <VisuallyHidden as="h1">{shell.loading}</VisuallyHidden>
      <div className="wrap">
        <Skeleton className={styles.title} width="220px" height="32px" />
        <Skeleton height="280px" />
      </div>
    </Box>
  );
};
