import { useMessages } from '../../../i18n/index.ts';
import { useServerClock } from '../../../platform/clock.tsx';
import { GuestPrompt } from '../../../platform/GuestPrompt.tsx';
import { LoadedList, NextPage } from '../../../platform/LoadedList.tsx';
import { useSession } from '../../../platform/session.tsx';
import { VisuallyHidden } from '../../../ui/Box.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/States.tsx';
import type { ArenaBase } from '../base-path.ts';
import { useNow } from '../use-now.ts';
import { ArenaFilters } from './ArenaFilters.tsx';
import { type ArenaChoice, filterOf } from './arena-address.ts';
import { BattleRow } from './BattleRow.tsx';
import { RowSkeletons } from './RowSkeletons.tsx';
import { type BattleList, useBattleList } from './use-battle-list.ts';

interface ArenaListProps {
  readonly choice: ArenaChoice;
  readonly start: ArenaChoice;
  readonly base: ArenaBase;
  readonly onChange: (change: Partial<ArenaChoice>) => void;
}

/** A screen of them. */
const PLACES = 6;

const Empty = ({ choice, start, base, onChange }: ArenaListProps) => {
  const { arena } = useMessages().battle;
  const { tab, state, mode, affordable } = choice;
  if (tab === 'leaderboard' || tab === 'rules') return null;
  if (state !== start.state || mode !== start.mode || affordable) {
    return (
      <EmptyState icon="filter" {...arena.emptyFiltered}>
        <Button onClick={() => onChange({ state: start.state, mode: start.mode, affordable: false })}>
          {arena.clear}
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState icon="swords" {...arena.empty[tab]}>
      {tab !== 'history' && (
        <ButtonLink variant="primary" icon="plus" to={`${base}/create`}>
          {arena.tabs.create}
        </ButtonLink>
      )}
    </EmptyState>
  );
};

const Rows = ({ list, ...props }: ArenaListProps & { readonly list: BattleList }) => {
  const { arena } = useMessages().battle;
  const clock = useServerClock();
  const now = useNow(clock, 1000);
  const { me } = useSession();
  return (
    <LoadedList
      list={{ ...list, nodes: list.rows ?? undefined }}
      skeleton={<RowSkeletons count={PLACES} />}
      error={arena.error}
      empty={<Empty {...props} />}
      next={<NextPage list={list} text={arena.loadMore} variant="ghost" />}
    >
      {(rows) => (
        <ul>
          {rows.map((battle) => (
            <BattleRow key={battle.id} battle={battle} base={props.base} now={now} playerId={me?.playerId ?? null} />
          ))}
        </ul>
      )}
    </LoadedList>
  );
};

/** A live list of battles: rooms come, fill, run and end while the player looks at it. */
export const ArenaList = (props: ArenaListProps) => {
  const { arena } = useMessages().battle;
  const { status, wallet } = useSession();
  const { choice, onChange } = props;
  const guest = choice.tab === 'mine' && status === 'guest';
  const unknown = status === 'loading' && (choice.tab === 'mine' || choice.affordable);
  const list = useBattleList(guest || unknown ? null : filterOf(choice, wallet?.coin ?? null));
  return (
    <div className="wrap">
      <VisuallyHidden as="h2">{arena.tabs[choice.tab]}</VisuallyHidden>
      {guest ? (
        <GuestPrompt {...arena.guest} />
      ) : (
        <>
          <ArenaFilters choice={choice} onChange={onChange} />
          <Rows {...props} list={list} />
        </>
      )}
    </div>
  );
};
