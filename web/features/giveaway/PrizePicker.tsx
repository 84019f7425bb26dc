import { useMessages } from '../../i18n/index.ts';
import { LoadedList } from '../../platform/LoadedList.tsx';
import { SkinTile } from '../../platform/SkinTile.tsx';
import { Stack } from '../../ui/Box.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Repeat } from '../../ui/Repeat.tsx';
import { LoadingNote, Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState } from '../../ui/States.tsx';
import type { BackpackList } from '../backpack/use-backpack.ts';
import styles from './PrizePicker.module.css';
import { TileLine } from './TileLine.tsx';

/** Tiles of the first screenful. */
const EAGER = 8;

interface PrizePickerProps {
  readonly list: BackpackList;
  readonly chosen: readonly string[];
  /** So many fit into a room. */
  readonly max: number;
  readonly onToggle: (id: string) => void;
}

/** The held items, to choose prizes of. */
export const PrizePicker = ({ list, chosen, max, onToggle }: PrizePickerProps) => {
  const { backpack, giveaway } = useMessages();
  const { form } = giveaway;
  const full = chosen.length >= max;
  return (
    <LoadedList
      list={{ ...list, nodes: list.nodes?.filter(({ locked }) => !locked) }}
      skeleton={
        <>
          <LoadingNote text={backpack.loading} />
          <TileLine className={styles.grid}>
            <Repeat times={EAGER}>
              <Stack as="li" gap={8} padBottom={16}>
                <Skeleton className={styles.blankArt} height="auto" />
                <Skeleton width="60%" height="14px" />
                <Skeleton width="40%" height="16px" />
              </Stack>
            </Repeat>
          </TileLine>
        </>
      }
      error={{ title: backpack.error.title }}
      empty={
        <EmptyState icon="backpack" title={form.noItems.title} text={form.noItems.text}>
          <ButtonLink to="/box" variant="primary">
            {form.noItems.action}
          </ButtonLink>
        </EmptyState>
      }
      next={
        list.hasMore && (
          <Button variant="ghost" busy={list.loadingMore} onClick={list.loadMore}>
            {backpack.more}
          </Button>
        )
      }
    >
      {(items) => (
        <TileLine className={styles.grid} data-full={full || undefined}>
          {items.map((item, place) => {
            const selected = chosen.includes(item.id);
            return (
              <li key={item.id} data-selected={selected || undefined}>
                <SkinTile
                  skin={item.skin}
                  wear={item.wear}
                  value={item.value}
                  eager={place < EAGER}
                  selection={{ selected, labelOf: form.choose, onToggle: () => onToggle(item.id) }}
                />
              </li>
            );
          })}
        </TileLine>
      )}
    </LoadedList>
  );
};
