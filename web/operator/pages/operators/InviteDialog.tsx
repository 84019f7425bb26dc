import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useForm } from '../../../platform/use-form.ts';
import { Stack } from '../../../ui/Box.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Note } from '../../../ui/Note.tsx';
import { useToasts } from '../../../ui/toasts.tsx';
import type { OperatorRole } from '../../generated/graphql.ts';
import { useWords } from '../../texts.tsx';
import { useRefusalText } from '../../ui/use-refusal-text.ts';
import { visible } from '../../ui/visible-text.ts';
import { INVITE, OPERATORS } from './operators-query.ts';
import { RoleChoices } from './RoleChoices.tsx';

interface Values {
  readonly name: string;
  readonly roles: readonly OperatorRole[];
  readonly reason: string;
}

const EMPTY: Values = { name: '', roles: [], reason: '' };

interface MadeProps {
  readonly name: string;
  readonly link: string;
  readonly onClose: () => void;
}

/** The link, which no later answer of the API has. */
const Made = ({ name, link, onClose }: MadeProps) => {
  const { inviting } = useWords().operators;
  const { show } = useToasts();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      show('success', inviting.copied);
    } catch {
      show('error', inviting.copyFailed);
    }
  };
  return (
    <Dialog title={inviting.made({ name })} onClose={onClose}>
      <Stack gap={16}>
        <Note icon="key">{inviting.once}</Note>
        <Field label={inviting.link} readOnly dir="ltr" value={link} onFocus={({ target }) => target.select()} />
        <Button variant="primary" icon="copy" onClick={copy}>
          {inviting.copy}
        </Button>
        <Button onClick={onClose}>{inviting.done}</Button>
      </Stack>
    </Dialog>
  );
};

export const InviteDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { inviting } = useWords().operators;
  const refusalText = useRefusalText();
  const [invite] = useMutation(INVITE, { refetchQueries: [OPERATORS] });
  const [made, setMade] = useState<Omit<MadeProps, 'onClose'> | null>(null);
  const form = useForm<Values>({
    initial: EMPTY,
    rules: {
      name: [visible(60), inviting.nameWrong],
      roles: [(roles) => (roles.length === 0 ? null : roles), inviting.rolesWrong],
      reason: [visible(200), inviting.reasonWrong],
    },
    send: async ({ name, roles, reason }) => {
      const { data } = await invite({ variables: { name: name.trim(), roles: [...roles], reason: reason.trim() } });
      if (data != null) setMade({ name: name.trim(), link: data.inviteOperator.link });
    },
    place: (_text, thrown) => ({ form: refusalText(thrown) }),
  });
  if (made !== null) return <Made {...made} onClose={onClose} />;
  return (
    <Dialog title={inviting.title} onClose={onClose}>
      <Stack as="form" gap={12} {...form.form}>
        <Field label={inviting.name} hint={inviting.nameHint} autoComplete="off" {...form.text('name')} />
        <RoleChoices value={form.values.roles} error={form.errors.roles} onChange={(roles) => form.change({ roles })} />
        <Field label={inviting.reason} hint={inviting.reasonHint} autoComplete="off" {...form.text('reason')} />
        {form.errors.form !== undefined && (
          <Note tone="danger" icon="warning" role="alert">
            {form.errors.form}
          </Note>
        )}
        <Button type="submit" variant="primary" busy={form.sending}>
          {inviting.send}
        </Button>
      </Stack>
    </Dialog>
  );
};
