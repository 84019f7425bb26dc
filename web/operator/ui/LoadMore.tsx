import { Button } from '../../ui/Button.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { useWords } from '../texts.tsx';
import styles from './LoadMore.module.css';

/** The rest of a list that comes by pages. */
export interface Listed {
  readonly hasMore: boolean;
  readonly busy: boolean;
  /** Rejects where the page didn't come. */
  readonly load: () => Promise<unknown>;
}

export const LoadMore = ({ hasMore, busy, load }: Listed) => {
  const { act } = useWords();
  const { show } = useToasts();
  if (!hasMore) return null;
  return (
    <div className={styles.more}>
      <Button
        variant="ghost"
        iconEnd="down"
        busy={busy}
        onClick={() => load().catch(() => show('error', act.moreFailed))}
      >
        {act.more}
      </Button>
    </div>
  );
};
