import { memo } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { LoadedList } from '../../platform/LoadedList.tsx';
import { SkinTile } from '../../platform/SkinTile.tsx';
import type { PagedList } from '../../platform/use-list.ts';
import { Text } from '../../ui/Box.tsx';
import { EmptyState } from '../../ui/States.tsx';
import { CardGrid, CardSkeletons } from './CardGrid.tsx';
import styles from './card-grid.module.css';
import { MoreButton } from './MoreButton.tsx';
import { type Target, targetKey } from './target-query.ts';

/** Cards of the first screenful, whose pictures are loaded at once. */
const EAGER = 8;

interface TargetCardProps {
  readonly target: Target;
  readonly chosen: boolean;
  readonly note: string | undefined;
  readonly eager: boolean;
  readonly onChoose: (target: Target) => void;
}

/** Memoised: choosing one must not draw all others again. */
const TargetCard = memo(({ target, chosen, note, eager, onChoose }: TargetCardProps) => {
  const { targets } = useMessages();
  const { skin, wear, value } = target;
  return (
    <SkinTile
      skin={skin}
      wear={wear}
      value={value}
      eager={eager}
      corner={
        note === undefined ? undefined : (
          <Text as="bdi" num size="note" weight={500} padX={6} radius="small" className={styles.chance}>
            {note}
          </Text>
        )
      }
      selection={{ selected: chosen, labelOf: targets.choose, onToggle: () => onChoose(target) }}
    />
  );
});

interface TargetGridProps {
  readonly list: PagedList<Target>;
  /** Key of the chosen target. */
  readonly chosen: string | null;
  readonly onChoose: (target: Target) => void;
  /** In the corner of the picture: the chance. */
  readonly noteOf?: (target: Target) => string;
  /** Said where the filters leave nothing. */
  readonly empty?: { readonly title: string; readonly text: string };
  readonly wide?: boolean;
}

export const TargetGrid = ({ list, chosen, onChoose, noteOf, empty, wide = false }: TargetGridProps) => {
  const { targets: words } = useMessages();
  return (
    <LoadedList
      list={{ ...list, outdated: false }}
      skeleton={<CardSkeletons wide={wide} text={words.loading} />}
      error={words.error}
      empty={<EmptyState icon="search" {...(empty ?? words.empty)} />}
      next={<MoreButton list={list} />}
    >
      {(targets) => (
        <CardGrid single wide={wide} count={targets.length} outdated={list.outdated}>
          {targets.map((target, place) => {
            const key = targetKey(target);
            return (
              <li key={key}>
                <TargetCard
                  target={target}
                  chosen={key === chosen}
                  note={noteOf?.(target)}
                  eager={place < EAGER}
                  onChoose={onChoose}
                />
              </li>
            );
          })}
        </CardGrid>
      )}
    </LoadedList>
  );
};
