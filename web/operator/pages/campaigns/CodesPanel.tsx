import { useMutation, useQuery } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { Loaded } from '../../../platform/Loaded.tsx';
import { useForm } from '../../../platform/use-form.ts';
import { Stack } from '../../../ui/Box.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Note } from '../../../ui/Note.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { useToasts } from '../../../ui/toasts.tsx';
import { useMore } from '../../api/use-more.ts';
import { useWords } from '../../texts.tsx';
import { Amount } from '../../ui/Amount.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useRefusalText } from '../../ui/use-refusal-text.ts';
import { visible } from '../../ui/visible-text.ts';
import { CAMPAIGNS, CODES, type Code, REVOKE_CODES } from './campaigns-query.ts';

/** Takes all codes of one act back, for a reason. */
const RevokeDialog = ({ batch, onClose }: { readonly batch: string; readonly onClose: () => void }) => {
  const { codes } = useWords().campaigns;
  const { show } = useToasts();
  const refusalText = useRefusalText();
  const [revoke] = useMutation(REVOKE_CODES, { refetchQueries: [CODES, CAMPAIGNS] });
  const form = useForm({
    initial: { reason: '' },
    rules: { reason: [visible(200), codes.reasonWrong] },
    send: async ({ reason }) => {
      const { data } = await revoke({ variables: { batch, reason: reason.trim() } });
      if (data != null) show('success', codes.revoked({ count: data.revokeCodes.revoked }));
      onClose();
    },
    place: (_text, thrown) => ({ form: refusalText(thrown) }),
  });
  return (
    <Dialog title={codes.revokeTitle} onClose={onClose}>
      <Stack as="form" gap={12} {...form.form}>
        <p>{codes.revokeNote}</p>
        <Field label={codes.reason} autoComplete="off" maxLength={200} {...form.text('reason')} />
        {form.errors.form !== undefined && (
          <Note tone="danger" icon="warning" role="alert">
            {form.errors.form}
          </Note>
        )}
        <Button type="submit" variant="danger" busy={form.sending}>
          {codes.revoke}
        </Button>
      </Stack>
    </Dialog>
  );
};

/** Golden Codes that can be redeemed. A row takes back all codes of its act. */
export const CodesPanel = () => {
  const words = useWords();
  const { codes: text } = words.campaigns;
  const query = useQuery(CODES);
  const [open, setOpen] = useState<Code | null>(null);
  const shown = query.data?.codes;
  const more = useMore(shown?.hasNextPage === true ? shown.endCursor : null, (after) =>
    query.fetchMore({
      variables: { after },
      updateQuery: (before, { fetchMoreResult: { codes } }) => ({
        codes: { ...codes, codes: [...before.codes.codes, ...codes.codes] },
      }),
    }),
  );
  const columns = useMemo(
    (): readonly Column<Code>[] => [
      { id: 'id', head: text.id, cell: ({ id }) => <span className="mono">{id}</span> },
      {
        id: 'used',
        head: text.used,
        width: '112px',
        figure: true,
        phone: 'end',
        cell: ({ used, uses }) => (
          <span>
            {used} / {uses}
          </span>
        ),
      },
      {
        id: 'points',
        head: text.points,
        width: '112px',
        figure: true,
        cell: ({ points }) => <Amount value={points} />,
      },
      { id: 'bonus', head: text.bonus, width: '112px', figure: true, cell: ({ bonus }) => <Amount value={bonus} /> },
      {
        id: 'created',
        head: text.created,
        width: '128px',
        figure: true,
        phone: 'none',
        cell: ({ createdAt }) => <Moment at={createdAt} />,
      },
      {
        id: 'expires',
        head: text.expires,
        width: '128px',
        figure: true,
        phone: 'none',
        cell: ({ expiresAt }) => <Moment at={expiresAt} />,
      },
    ],
    [text],
  );
  return (
    <Panel title={text.title} note={text.note}>
      <Loaded from={query} value={shown} skeleton={<SkeletonRows text={words.frame.loading} count={3} height="28px" />}>
        {({ codes: rows }) => (
          <DataTable
            label={text.title}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            onOpen={setOpen}
            open={open?.id ?? null}
            empty={text.none}
            more={more}
          />
        )}
      </Loaded>
      {open?.batch != null && <RevokeDialog batch={open.batch} onClose={() => setOpen(null)} />}
    </Panel>
  );
};
