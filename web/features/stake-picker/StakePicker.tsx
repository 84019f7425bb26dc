import { memo } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { LoadedList } from '../../platform/LoadedList.tsx';
import { PlayersOnly } from '../../platform/PlayersOnly.tsx';
import { SkinTile } from '../../platform/SkinTile.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/States.tsx';
import { CardGrid, CardSkeletons } from '../targets/CardGrid.tsx';
import { MoreButton } from '../targets/MoreButton.tsx';
import type { StakeItem } from './chosen.ts';
import type { StakeableList } from './use-stakeable.ts';

/** Cards of the first screenful, whose pictures are loaded at once. */
const EAGER = 8;

interface BagCardProps {
  readonly item: StakeItem;
  readonly chosen: boolean;
  readonly eager: boolean;
  readonly onToggle: (item: StakeItem) => void;
}

/** Memoised: ticking one must not draw all others again. */
const BagCard = memo(({ item, chosen, eager, onToggle }: BagCardProps) => {
  const { backpack } = useMessages();
  const { skin, wear, worth } = item;
  return (
    <SkinTile
      skin={skin}
      wear={wear}
      value={worth}
      eager={eager}
      selection={{ selected: chosen, labelOf: backpack.select, onToggle: () => onToggle(item) }}
    />
  );
});

interface StakePickerProps {
  readonly list: StakeableList;
  readonly chosen: ReadonlySet<string>;
  readonly onToggle: (item: StakeItem) => void;
}

/** The backpack, to choose from. */
export const StakePicker = ({ list, chosen, onToggle }: StakePickerProps) => {
  const { play, backpack } = useMessages();
  const { bag } = play;
  return (
    <PlayersOnly guest={bag.guest} error={bag.error}>
      <LoadedList
        list={{ ...list, outdated: false }}
        skeleton={<CardSkeletons text={backpack.loading} />}
        error={bag.error}
        empty={
          <EmptyState icon="backpack" title={bag.empty.title} text={bag.empty.text}>
            <ButtonLink variant="primary" to="/box">
              {bag.empty.action}
            </ButtonLink>
          </EmptyState>
        }
        next={<MoreButton list={list} />}
      >
        {(items) => (
          <CardGrid count={items.length} outdated={list.outdated}>
            {items.map((item, place) => (
              <li key={item.id}>
                <BagCard item={item} chosen={chosen.has(item.id)} eager={place < EAGER} onToggle={onToggle} />
              </li>
            ))}
          </CardGrid>
        )}
      </LoadedList>
    </PlayersOnly>
  );
};
