import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { Loaded } from '../../../platform/Loaded.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { useWords } from '../../texts.tsx';
import { CopyAs } from '../../ui/CopyAs.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { type CheckedRule, TERMS_CHECK } from './campaigns-query.ts';

/** Each reward of the terms against what the house takes for it, in coin for 100 coin. */
export const TermsPanel = () => {
  const words = useWords();
  const { terms: text } = words.campaigns;
  const query = useQuery(TERMS_CHECK);
  const columns = useMemo(
    (): readonly Column<CheckedRule>[] => [
      {
        id: 'rule',
        head: text.rule,
        cell: ({ rule, step }) => (
          <span>
            {text.rules[rule]} {step}
          </span>
        ),
      },
      {
        id: 'pays',
        head: text.pays,
        width: '88px',
        figure: true,
        cell: ({ pays }) => <span>{pays.toFixed(2)}</span>,
      },
      {
        id: 'takes',
        head: text.takes,
        width: '88px',
        figure: true,
        cell: ({ takes }) => <span>{takes.toFixed(2)}</span>,
      },
      {
        id: 'base',
        head: text.base,
        width: '128px',
        phone: 'none',
        cell: ({ base }) => <span>{text.bases[base]}</span>,
      },
      {
        id: 'way',
        head: text.arithmetic,
        phone: 'none',
        wide: true,
        cell: ({ arithmetic }) => <bdi className="figure">{arithmetic}</bdi>,
      },
      {
        id: 'holds',
        head: text.state,
        width: '128px',
        phone: 'end',
        cell: ({ holds }) => (holds ? <Mark>{text.holds}</Mark> : <Mark tone="breach">{text.fails}</Mark>),
      },
    ],
    [text],
  );
  return (
    <Panel title={text.title} note={text.note} aside={<CopyAs document={TERMS_CHECK} />}>
      <Loaded
        from={query}
        value={query.data?.termsCheck}
        skeleton={<SkeletonRows text={words.frame.loading} count={6} height="28px" />}
      >
        {({ edge, caseReturn, rules }) => (
          <>
            <p className="muted">{text.edge({ edge: edge.toFixed(2), caseReturn: caseReturn.toFixed(2) })}</p>
            <DataTable
              label={text.title}
              columns={columns}
              rows={rules}
              rowKey={({ rule, step }) => `${rule} ${step}`}
              empty={text.none}
            />
          </>
        )}
      </Loaded>
    </Panel>
  );
};
