import { useEffect, useRef } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { Grid } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';

interface LoadMoreProps {
  readonly loading: boolean;
  readonly onMore: () => void;
}

/** Asks for the next page when the end of the list comes near; the button is there for the keyboard and after a failure. */
export const LoadMore = ({ loading, onMore }: LoadMoreProps) => {
  const { backpack } = useMessages();
  const mark = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = mark.current;
    if (element === null || loading) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onMore();
      },
      { rootMargin: '800px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [loading, onMore]);
  return (
    <Grid ref={mark} centered minHeight={76}>
      <Button variant="ghost" busy={loading} onClick={onMore}>
        {loading ? backpack.loadingMore : backpack.more}
      </Button>
    </Grid>
  );
};
