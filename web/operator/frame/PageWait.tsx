import { Skeleton } from '../../ui/Skeleton.tsx';
import { useWords } from '../texts.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import styles from './PageWait.module.css';

/** While the code of a page is on its way. */
export const PageWait = () => {
  const { frame } = useWords();
  return (
    <>
      <PageHead title={frame.loading} />
      <div className={styles.wait}>
        <Skeleton height="76px" />
        <Skeleton height="320px" />
      </div>
    </>
  );
};
