import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { emailIn } from '../../../../schema/input/addresses.ts';
import { newCommandId } from '../../../platform/commands/command-id.ts';
import { useForm } from '../../../platform/use-form.ts';
import { Stack } from '../../../ui/Box.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Note } from '../../../ui/Note.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { useToasts } from '../../../ui/toasts.tsx';
import type { ReportTable, ScheduleEvery } from '../../generated/graphql.ts';
import { useWords } from '../../texts.tsx';
import { CopyAs } from '../../ui/CopyAs.tsx';
import { useRefusalText } from '../../ui/use-refusal-text.ts';
import styles from './Schedules.module.css';
import { ADD_SCHEDULE, SCHEDULES } from './schedules-query.ts';

interface Values {
  readonly every: ScheduleEvery;
  readonly table: ReportTable | 'ALL';
  readonly mail: string;
}

const EVERY = ['DAY', 'WEEK', 'MONTH'] as const;
const TABLES = ['ALL', 'DAYS', 'GAMES', 'CASES', 'MONEY'] as const;
const EMPTY: Values = { every: 'MONTH', table: 'ALL', mail: '' };

/** Adds a schedule of reports by mail. */
export const ScheduleDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { schedules: text } = useWords();
  const refusalText = useRefusalText();
  const { show } = useToasts();
  const [commandId] = useState(newCommandId);
  const [add] = useMutation(ADD_SCHEDULE, { refetchQueries: [SCHEDULES] });
  const askedOf = ({ every, table, mail }: Values) => ({
    ...{ every, mail: mail.trim() },
    tables: table === 'ALL' ? null : [table],
  });
  const form = useForm<Values>({
    initial: EMPTY,
    rules: { mail: [emailIn, text.mailWrong] },
    send: async (values) => {
      await add({ variables: { commandId, ...askedOf(values) } });
      show('success', text.added({ mail: values.mail.trim() }));
      onClose();
    },
    place: (_text, thrown) => ({ form: refusalText(thrown) }),
  });
  const { every, table } = form.values;
  return (
    <Dialog title={text.addTitle} onClose={onClose}>
      <Stack as="form" gap={12} {...form.form}>
        <Segmented
          label={text.every}
          value={every}
          choices={EVERY.map((value) => ({ value, label: text.periods[value] }))}
          onChange={(next) => form.change({ every: next })}
        />
        <Segmented
          label={text.tables}
          value={table}
          choices={TABLES.map((value) => ({ value, label: value === 'ALL' ? text.all : text.names[value] }))}
          onChange={(next) => form.change({ table: next })}
        />
        <Field label={text.mail} hint={text.mailHint} type="email" autoComplete="off" {...form.text('mail')} />
        {form.errors.form !== undefined && (
          <Note tone="danger" icon="warning" role="alert">
            {form.errors.form}
          </Note>
        )}
        <div className={styles.ends}>
          <CopyAs document={ADD_SCHEDULE} variables={askedOf(form.values)} />
          <Button type="submit" variant="primary" busy={form.sending}>
            {text.save}
          </Button>
        </div>
      </Stack>
    </Dialog>
  );
};
