import { useMessages } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './card-grid.module.css';

interface MoreButtonProps {
  readonly loading: boolean;
  readonly onMore: () => void;
}

/** Asks for the next page of a list. */
export const MoreButton = ({ loading, onMore }: MoreButtonProps) => {
  const { targets } = useMessages();
  return (
    <div className={styles.more}>
      <Button busy={loading} onClick={onMore}>
        {loading ? targets.loadingMore : targets.more}
      </Button>
    </div>
  );
};
