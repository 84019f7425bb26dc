import { memo } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { SkinTile } from '../../platform/SkinTile.tsx';
import { useSession } from '../../platform/session.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { LoadingNote } from '../../ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
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

const GuestBag = () => {
  const { account, play } = useMessages();
  const { open } = useDialogs();
  return (
    <EmptyState icon="lock" title={play.bag.guest.title} text={play.bag.guest.text}>
      <Button variant="primary" onClick={() => open({ name: 'login' })}>
        {account.guest.login}
      </Button>
      <Button onClick={() => open({ name: 'register' })}>{account.guest.register}</Button>
    </EmptyState>
  );
};

interface StakePickerProps {
  readonly list: StakeableList;
  readonly chosen: ReadonlySet<string>;
  readonly onToggle: (item: StakeItem) => void;
}

/** The backpack, to choose from. */
export const StakePicker = ({ list, chosen, onToggle }: StakePickerProps) => {
  const { play, backpack } = useMessages();
  const { status, retry } = useSession();
  const { bag } = play;
  if (status === 'guest') return <GuestBag />;
  if (status === 'failed') return <ErrorState {...bag.error} onRetry={retry} />;
  const { nodes: items } = list;
  if (items === undefined) {
    if (list.failed) return <ErrorState {...bag.error} onRetry={() => void list.reload()} />;
    return (
      <>
        <LoadingNote text={backpack.loading} />
        <CardSkeletons />
      </>
    );
  }
  if (items.length === 0) {
    return (
      <EmptyState icon="backpack" title={bag.empty.title} text={bag.empty.text}>
        <ButtonLink variant="primary" to="/box">
          {bag.empty.action}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <CardGrid count={items.length} outdated={list.outdated}>
        {items.map((item, place) => (
          <li key={item.id}>
            <BagCard item={item} chosen={chosen.has(item.id)} eager={place < EAGER} onToggle={onToggle} />
          </li>
        ))}
      </CardGrid>
      {list.hasMore && <MoreButton loading={list.loadingMore} onMore={list.loadMore} />}
    </>
  );
};
