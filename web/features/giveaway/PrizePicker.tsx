import { useMessages } from '../../i18n/index.ts';
import { SkinTile } from '../../platform/SkinTile.tsx';
import { Stack } from '../../ui/Box.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { LoadingNote, Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
import type { BackpackList } from '../backpack/use-backpack.ts';
import styles from './PrizePicker.module.css';
import { TileLine } from './TileLine.tsx';

const PLACES = [0, 1, 2, 3, 4, 5, 6, 7] as const;

interface PrizePickerProps {
  readonly list: BackpackList;
  readonly chosen: readonly string[];
  /** So many fit into a room. */
  readonly max: number;
  readonly onToggle: (id: string) => void;
}

/** The held items, to choose prizes of. */
export const PrizePicker = ({ list, chosen, max, onToggle }: PrizePickerProps) => {
  const messages = useMessages();
  const { form } = messages.giveaway;
  const items = list.nodes?.filter(({ locked }) => !locked);
  if (items === undefined) {
    if (list.failed) return <ErrorState title={messages.backpack.error.title} onRetry={() => void list.reload()} />;
    return (
      <>
        <LoadingNote text={messages.backpack.loading} />
        <TileLine className={styles.grid}>
          {PLACES.map((place) => (
            <Stack as="li" key={place} gap={8} padBottom={16}>
              <Skeleton className={styles.blankArt} height="auto" />
              <Skeleton width="60%" height="14px" />
              <Skeleton width="40%" height="16px" />
            </Stack>
          ))}
        </TileLine>
      </>
    );
  }
  if (items.length === 0) {
    const { title, text, action } = form.noItems;
    return (
      <EmptyState icon="backpack" title={title} text={text}>
        <ButtonLink to="/box" variant="primary">
          {action}
        </ButtonLink>
      </EmptyState>
    );
  }
  const full = chosen.length >= max;
  return (
    <>
      <TileLine className={styles.grid} data-full={full || undefined}>
        {items.map((item, place) => {
          const selected = chosen.includes(item.id);
          return (
            <li key={item.id} data-selected={selected || undefined}>
              <SkinTile
                skin={item.skin}
                wear={item.wear}
                value={item.value}
                eager={place < PLACES.length}
                selection={{ selected, labelOf: form.choose, onToggle: () => onToggle(item.id) }}
              />
            </li>
          );
        })}
      </TileLine>
      {list.hasMore && (
        <Button variant="ghost" busy={list.loadingMore} onClick={list.loadMore}>
          {messages.backpack.more}
        </Button>
      )}
    </>
  );
};
