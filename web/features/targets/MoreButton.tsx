import { useMessages } from '../../i18n/index.ts';
import { Grid } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';

interface MoreButtonProps {
  readonly loading: boolean;
  readonly onMore: () => void;
}

/** Asks for the next page of a list. */
export const MoreButton = ({ loading, onMore }: MoreButtonProps) => {
  const { targets } = useMessages();
  return (
    <Grid centered minHeight={76}>
      <Button busy={loading} onClick={onMore}>
        {loading ? targets.loadingMore : targets.more}
      </Button>
    </Grid>
  );
};
