import { useQuery } from '@apollo/client/react';
import type { ResultOf } from '@graphql-typed-document-node/core';
import { useMemo } from 'react';
import { Loaded } from '../../../platform/Loaded.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { useLiveList } from '../../api/use-live-list.ts';
import { useMore } from '../../api/use-more.ts';
import { graphql } from '../../generated/gql.ts';
import { useWords, type Words } from '../../texts.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { PageBody } from '../../ui/PageBody.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { roleText } from '../../ui/roles.ts';
import { wordIn } from '../../ui/word-in.ts';

const JOURNAL = graphql(`
  query Journal($after: String) {
    journal(after: $after) {
      entries { id at operator operatorName kind subject subjectName detail reason }
      hasNextPage endCursor
    }
  }
`);

/** Rows of a page, where the document says none. */
const PAGE = 50;

type Entry = ResultOf<typeof JOURNAL>['journal']['entries'][number];

const isField = (fields: Words['journal']['fields'], text: string): text is keyof typeof fields =>
  Object.hasOwn(fields, text);

/** The detail in words: roles, a field of personal data, the state of a retrieval, else the name of a passkey. */
const detailText = ({ kind, detail }: Entry, words: Words): string => {
  if (detail == null) return '';
  switch (kind) {
    case 'INVITED':
    case 'ROLES_SET':
      return detail
        .split(/[\s,]+/)
        .map((role) => roleText(words, role))
        .join(' · ');
    case 'IDENTITY_REVEALED': {
      const field = detail.toUpperCase().replaceAll('-', '_');
      return isField(words.journal.fields, field) ? words.journal.fields[field] : detail;
    }
    case 'RETRIEVAL_ADVANCED':
      return wordIn(words.retrievals.states, detail.toUpperCase().replaceAll('-', '_'));
    default:
      return detail;
  }
};

/** The journal: deeds of operators to each other, personal data that they saw, and operations that were refused to them. */
export default function JournalPage() {
  const words = useWords();
  const { journal, operators } = words;
  const query = useQuery(JOURNAL);
  const shown = query.data?.journal;
  const more = useMore(shown?.hasNextPage === true ? shown.endCursor : null, (after) =>
    query.fetchMore({
      variables: { after },
      updateQuery: (before, { fetchMoreResult }) => ({
        journal: {
          ...fetchMoreResult.journal,
          entries: [...before.journal.entries, ...fetchMoreResult.journal.entries],
        },
      }),
    }),
  );
  useLiveList('JOURNAL', shown?.entries.length ?? 0, PAGE, query.refetch);
  const columns = useMemo(
    (): readonly Column<Entry>[] => [
      {
        id: 'act',
        head: journal.columns.act,
        width: '180px',
        cell: ({ kind }) => (
          <Mark tone={kind === 'REFUSED' ? 'look' : kind === 'IDENTITY_REVEALED' ? 'note' : 'fine'}>
            {journal.kinds[kind]}
          </Mark>
        ),
      },
      {
        id: 'operator',
        head: journal.columns.operator,
        width: '140px',
        cell: ({ operatorName }) => <bdi>{operatorName ?? operators.terminal}</bdi>,
      },
      {
        id: 'subject',
        head: journal.columns.subject,
        width: '18%',
        cell: ({ kind, operator, subject, subjectName }) => {
          if (kind === 'REFUSED') return <code className="mono">{subject}</code>;
          // About themselves: their name stands beside it.
          return subject !== operator && subject != null && <bdi>{subjectName ?? subject}</bdi>;
        },
      },
      {
        id: 'detail',
        head: journal.columns.detail,
        cell: (entry) => entry.detail != null && <bdi>{detailText(entry, words)}</bdi>,
      },
      { id: 'reason', head: journal.columns.reason, cell: ({ reason }) => reason != null && <bdi>{reason}</bdi> },
      {
        id: 'at',
        head: journal.columns.at,
        width: '112px',
        figure: true,
        phone: 'end',
        cell: ({ at }) => <Moment at={at} />,
      },
    ],
    [words, journal, operators],
  );
  return (
    <>
      <PageHead title={journal.title} note={journal.note} />
      <PageBody>
        <Loaded
          from={query}
          value={shown}
          skeleton={<SkeletonRows text={words.frame.loading} count={12} height="28px" />}
        >
          {({ entries }) => (
            <DataTable
              label={journal.title}
              columns={columns}
              rows={entries}
              rowKey={({ id }) => id}
              empty={journal.none}
              more={more}
            />
          )}
        </Loaded>
      </PageBody>
    </>
  );
}
