import { useMutation, useQuery } from '@apollo/client/react';
import { Loaded } from '../../../platform/Loaded.tsx';
import { Button } from '../../../ui/Button.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { useToasts } from '../../../ui/toasts.tsx';
import { useWords } from '../../texts.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useRefusalText } from '../../ui/use-refusal-text.ts';
import { CAMPAIGNS, NOTICES, WITHDRAW_NOTICE } from './campaigns-query.ts';

/** Notices that aren't withdrawn, those to come among them. */
export const NoticesPanel = () => {
  const words = useWords();
  const { notices: text, open } = words.campaigns;
  const { show } = useToasts();
  const refusalText = useRefusalText();
  const query = useQuery(NOTICES);
  const [withdraw, { loading }] = useMutation(WITHDRAW_NOTICE, { refetchQueries: [NOTICES, CAMPAIGNS] });
  const take = async (id: string): Promise<void> => {
    try {
      await withdraw({ variables: { id } });
      show('success', text.withdrawn);
    } catch (thrown) {
      show('error', refusalText(thrown));
    }
  };
  return (
    <Panel title={text.title}>
      <Loaded
        from={query}
        value={query.data?.notices}
        skeleton={<SkeletonRows text={words.frame.loading} count={2} height="28px" />}
      >
        {(rows) => (
          <DataTable
            label={text.title}
            columns={[
              { id: 'head', head: text.head, cell: ({ zhCN, en }) => <bdi>{`${zhCN.title} · ${en.title}`}</bdi> },
              { id: 'from', head: text.from, width: '128px', figure: true, cell: ({ from }) => <Moment at={from} /> },
              {
                id: 'until',
                head: text.until,
                width: '128px',
                figure: true,
                cell: ({ until }) => (until == null ? <span>{open}</span> : <Moment at={until} />),
              },
              {
                id: 'withdraw',
                head: text.withdraw,
                width: '112px',
                figure: true,
                phone: 'end',
                cell: ({ id }) => (
                  <Button variant="danger" busy={loading} onClick={() => void take(id)}>
                    {text.withdraw}
                  </Button>
                ),
              },
            ]}
            rows={rows}
            rowKey={({ id }) => id}
            empty={text.none}
          />
        )}
      </Loaded>
    </Panel>
  );
};
