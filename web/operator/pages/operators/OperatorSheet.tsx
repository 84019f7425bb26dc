import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useForm } from '../../../platform/use-form.ts';
import { Stack } from '../../../ui/Box.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Sheet } from '../../../ui/Dialog.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Note } from '../../../ui/Note.tsx';
import { useToasts } from '../../../ui/toasts.tsx';
import { useMay } from '../../api/session.tsx';
import { useWords } from '../../texts.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { useRefusalText } from '../../ui/use-refusal-text.ts';
import { visible } from '../../ui/visible-text.ts';
import { invitedByText, OperatorState } from './OperatorState.tsx';
import { type Colleague, END, END_SESSIONS, SET_ROLES } from './operators-query.ts';
import { RoleChoices } from './RoleChoices.tsx';

type SheetProps = { readonly colleague: Colleague; readonly onClose: () => void };

/** Changes of an operator: roles, sessions, the end. The end asks twice. */
const Changes = ({ colleague, onClose }: SheetProps) => {
  const { editing, inviting } = useWords().operators;
  const refusalText = useRefusalText();
  const { show } = useToasts();
  const [setRoles] = useMutation(SET_ROLES);
  const [end] = useMutation(END);
  const [endSessions, { loading: endingSessions }] = useMutation(END_SESSIONS);
  const [isSure, setSure] = useState(false);
  const { id, name } = colleague;
  const isSame = (roles: readonly string[]): boolean =>
    roles.length === colleague.roles.length && roles.every((role) => colleague.roles.some((one) => one === role));

  const form = useForm({
    initial: { roles: colleague.roles, reason: '' },
    rules: {
      roles: [(roles) => (roles.length === 0 ? null : roles), inviting.rolesWrong],
      reason: [visible(200), inviting.reasonWrong],
    },
    problemsOf: ({ roles }) => (isSame(roles) ? { form: editing.unchanged } : {}),
    send: async ({ roles, reason }) => {
      await setRoles({ variables: { id, roles: [...roles], reason: reason.trim() } });
      show('success', editing.saved({ name }));
      onClose();
    },
    place: (_text, thrown) => ({ form: refusalText(thrown) }),
  });

  const endOperator = async (): Promise<void> => {
    const reason = visible(200)(form.values.reason);
    if (reason === null) return form.complain({ reason: inviting.reasonWrong });
    if (!isSure) return setSure(true);
    await form.run(async () => {
      await end({ variables: { id, reason } });
      show('success', editing.ended({ name }));
      onClose();
    });
  };
  const signOut = async (): Promise<void> => {
    try {
      await endSessions({ variables: { id } });
      show('success', editing.signedOut({ name }));
    } catch (thrown) {
      show('error', refusalText(thrown));
    }
  };

  return (
    <Stack as="form" gap={12} {...form.form}>
      <RoleChoices
        value={form.values.roles}
        error={form.errors.roles}
        onChange={(roles) => form.change({ roles: [...roles] })}
      />
      <Field label={inviting.reason} hint={inviting.reasonHint} autoComplete="off" {...form.text('reason')} />
      {form.errors.form !== undefined && (
        <Note tone="danger" icon="warning" role="alert">
          {form.errors.form}
        </Note>
      )}
      <Button type="submit" variant="primary" busy={form.sending}>
        {editing.save}
      </Button>
      <Button busy={endingSessions} onClick={signOut}>
        {editing.signOut}
      </Button>
      {isSure && <p>{editing.endSure}</p>}
      <Button variant="danger" busy={form.sending} onClick={endOperator}>
        {editing.end}
      </Button>
    </Stack>
  );
};

/** An operator in full, and the changes that the reader's roles allow. */
export const OperatorSheet = ({ colleague, onClose }: SheetProps) => {
  const words = useWords();
  const { columns } = words.operators;
  const may = useMay()('operator:operators');
  return (
    <Sheet title={colleague.name} onClose={onClose}>
      <Stack gap={24}>
        <Facts
          facts={[
            { label: columns.state, value: <OperatorState colleague={colleague} /> },
            { label: columns.passkeys, value: colleague.passkeys },
            { label: columns.seen, value: <Moment at={colleague.lastSeenAt} /> },
            { label: columns.by, value: <bdi>{invitedByText(colleague, words)}</bdi> },
            { label: columns.invited, value: <Moment at={colleague.invitedAt} /> },
          ]}
        />
        {may && colleague.endedAt == null && <Changes colleague={colleague} onClose={onClose} />}
      </Stack>
    </Sheet>
  );
};
