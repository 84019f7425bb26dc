import { useQuery } from '@apollo/client/react';
import { type ReactNode, useMemo } from 'react';
import { Loaded } from '../../../platform/Loaded.tsx';
import { useAddressFilters } from '../../../platform/use-address-filters.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useSession } from '../../api/session.tsx';
import { useLiveList } from '../../api/use-live-list.ts';
import { useMore } from '../../api/use-more.ts';
import type { ProposalState } from '../../generated/graphql.ts';
import { useWords } from '../../texts.tsx';
import { CopyAs } from '../../ui/CopyAs.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { FilterBar } from '../../ui/FilterBar.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { spanText } from '../../ui/moments.ts';
import { PlayerLink } from '../../ui/PlayerLink.tsx';
import { Position } from '../../ui/Position.tsx';
import { WithDetails } from '../../ui/WithDetails.tsx';
import { wordIn } from '../../ui/word-in.ts';
import { actsAddress, type View } from './acts-query.ts';
import { FirstChange } from './Change.tsx';
import { ProposalDetails } from './ProposalDetails.tsx';
import { isWithdrawn, type Reader, stepsFor, toneOfProposal, waitsForReader } from './proposal-steps.ts';
import { ACT_RULES, PROPOSALS, PROPOSALS_PAGE, type Proposal } from './proposals-query.ts';
import { TwoPeople } from './TwoPeople.tsx';

const STATES: Readonly<Record<Exclude<View, 'log'>, ProposalState | null>> = {
  open: 'OPEN',
  approved: 'APPROVED',
  refused: 'REFUSED',
  expired: 'EXPIRED',
  unreviewed: 'UNREVIEWED',
  all: null,
};

const useReader = (): Reader => {
  const { state } = useSession();
  const { data } = useQuery(ACT_RULES);
  const { id, scopes } = state.kind === 'in' ? state.me : { id: '', scopes: [] };
  const mayBreakGlass = data?.actRules.breakGlass ?? false;
  return useMemo(() => ({ id, scopes, mayBreakGlass }), [id, scopes, mayBreakGlass]);
};

/** How long an act took, or how long it has waited. */
const spanOf = ({ proposedAt, closedAt, expiresAt, state }: Proposal): number => {
  const end = closedAt ?? (state === 'EXPIRED' ? expiresAt : null);
  return (end == null ? Date.now() : Date.parse(end)) - Date.parse(proposedAt);
};

const useColumns = (reader: Reader): readonly Column<Proposal>[] => {
  const words = useWords();
  return useMemo(() => {
    const { fields, commands, states, waits } = words.acts;
    return [
      { id: 'kind', head: fields.kind, width: '124px', cell: ({ kind }) => wordIn(commands, kind) },
      {
        id: 'effect',
        head: fields.effect,
        cell: (row) => <FirstChange proposal={row} />,
      },
      {
        id: 'player',
        head: fields.player,
        width: '176px',
        wide: true,
        phone: 'none',
        cell: ({ player }) => player != null && <PlayerLink id={player} />,
      },
      { id: 'people', head: fields.people, width: '88px', cell: (row) => <TwoPeople proposal={row} /> },
      {
        id: 'state',
        head: fields.state,
        width: '148px',
        phone: 'end',
        cell: (row) => {
          const span = spanText(spanOf(row), words);
          const isOpen = row.state === 'OPEN';
          return (
            <Mark tone={toneOfProposal(row, waitsForReader(stepsFor(row, reader)))}>
              {isOpen ? waits({ span }) : `${states[isWithdrawn(row) ? 'WITHDRAWN' : row.state]} · ${span}`}
            </Mark>
          );
        },
      },
      {
        id: 'position',
        head: fields.position,
        figure: true,
        width: '168px',
        cell: ({ position, closedPosition }) => (
          <>
            <Position at={position} />
            {closedPosition != null && (
              <>
                {' → '}
                <Position at={closedPosition} />
              </>
            )}
          </>
        ),
      },
    ];
  }, [words, reader]);
};

interface ProposalsProps {
  readonly head: (actions: ReactNode) => ReactNode;
  /** The choice between the lists of the page. */
  readonly choice: ReactNode;
}

/** Acts under four eyes, newest first. */
export const Proposals = ({ head, choice }: ProposalsProps) => {
  const { acts: text } = useWords();
  const [{ view, open }, change] = useAddressFilters(actsAddress);
  const variables = { state: view === 'log' ? null : STATES[view] };
  const query = useQuery(PROPOSALS, { variables });
  const found = query.data?.proposals;
  const more = useMore(found?.hasNextPage ? found.endCursor : null, (after) =>
    query.fetchMore({
      variables: { after },
      updateQuery: (before, { fetchMoreResult: { proposals: next } }) => ({
        proposals: { ...next, proposals: [...before.proposals.proposals, ...next.proposals] },
      }),
    }),
  );
  useLiveList('ACTS', found?.proposals.length ?? 0, PROPOSALS_PAGE, query.refetch);
  const reader = useReader();
  const columns = useColumns(reader);
  const opened = found?.proposals.find(({ id }) => id === open);
  return (
    <>
      {head(<CopyAs document={PROPOSALS} variables={variables} />)}
      <WithDetails
        details={
          opened === undefined ? null : (
            <ProposalDetails
              key={opened.id}
              proposal={opened}
              reader={reader}
              onDone={query.refetch}
              onClose={() => change({ open: null })}
            />
          )
        }
      >
        <FilterBar end={text.newest}>{choice}</FilterBar>
        <Loaded from={query} value={found} skeleton={<Skeleton height="400px" />}>
          {({ proposals }) => (
            <DataTable
              label={text.title}
              columns={columns}
              rows={proposals}
              rowKey={({ id }) => id}
              onOpen={({ id }) => change({ open: id === open ? null : id })}
              open={open}
              empty={view === 'open' ? text.nothingOpen : text.none}
              more={more}
            />
          )}
        </Loaded>
      </WithDetails>
    </>
  );
};
