import { useQuery } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { Loaded } from '../../../platform/Loaded.tsx';
import { Button } from '../../../ui/Button.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { useMay, useSession } from '../../api/session.tsx';
import { useWords } from '../../texts.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { PageBody } from '../../ui/PageBody.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { roleText } from '../../ui/roles.ts';
import { InviteDialog } from './InviteDialog.tsx';
import { OperatorSheet } from './OperatorSheet.tsx';
import { invitedByText, OperatorState } from './OperatorState.tsx';
import styles from './operators.module.css';
import { type Colleague, OPERATORS } from './operators-query.ts';

export default function OperatorsPage() {
  const words = useWords();
  const { operators: text } = words;
  const mayChange = useMay()('operator:operators');
  const { state } = useSession();
  const me = state.kind === 'in' ? state.me.id : null;
  const query = useQuery(OPERATORS);
  const [isInviting, setInviting] = useState(false);
  const [open, setOpen] = useState<string | null>(null);
  const shown = query.data?.operators;
  const opened = shown?.find(({ id }) => id === open);
  const columns = useMemo(
    (): readonly Column<Colleague>[] => [
      {
        id: 'name',
        head: text.columns.name,
        cell: ({ id, name }) => (
          <>
            <bdi>{name}</bdi> {id === me && <span className="muted">{text.you}</span>}
          </>
        ),
      },
      {
        id: 'roles',
        head: text.columns.roles,
        cell: ({ roles }) => <span>{roles.map((role) => roleText(words, role)).join(' · ')}</span>,
      },
      {
        id: 'state',
        head: text.columns.state,
        width: '160px',
        phone: 'end',
        cell: (colleague) => <OperatorState colleague={colleague} />,
      },
      {
        id: 'passkeys',
        head: text.columns.passkeys,
        width: '88px',
        figure: true,
        phone: 'none',
        cell: ({ passkeys }) => <span>{passkeys}</span>,
      },
      {
        id: 'seen',
        head: text.columns.seen,
        width: '128px',
        figure: true,
        cell: ({ lastSeenAt }) => <Moment at={lastSeenAt} />,
      },
      {
        id: 'by',
        head: text.columns.by,
        width: '160px',
        figure: true,
        phone: 'none',
        cell: (colleague) => <bdi>{invitedByText(colleague, words)}</bdi>,
      },
    ],
    [words, text, me],
  );
  return (
    <>
      <PageHead title={text.title}>
        {mayChange && (
          <Button className={styles.invite} variant="primary" icon="plus" onClick={() => setInviting(true)}>
            {text.invite}
          </Button>
        )}
      </PageHead>
      <PageBody>
        <Loaded
          from={query}
          value={shown}
          skeleton={<SkeletonRows text={words.frame.loading} count={6} height="28px" />}
        >
          {(rows) => (
            <DataTable
              label={text.title}
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
              onOpen={({ id }) => setOpen(id)}
              open={open}
              empty={text.none}
            />
          )}
        </Loaded>
      </PageBody>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
      {opened !== undefined && <OperatorSheet colleague={opened} onClose={() => setOpen(null)} />}
    </>
  );
}
