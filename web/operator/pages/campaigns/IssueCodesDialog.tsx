import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { codesCsv } from '../../../../schema/clients/codes-csv.ts';
import { typedAmountIn } from '../../../../schema/input/amounts.ts';
import { useLocale } from '../../../i18n/index.ts';
import { newCommandId } from '../../../platform/commands/command-id.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { useForm } from '../../../platform/use-form.ts';
import { Stack } from '../../../ui/Box.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Note } from '../../../ui/Note.tsx';
import { useWords } from '../../texts.tsx';
import { amountText } from '../../ui/figures.ts';
import { useRefusalText } from '../../ui/use-refusal-text.ts';
import { CAMPAIGNS, CODES, ISSUE_CODES, type IssuedCode } from './campaigns-query.ts';
import { FormFoot } from './FormFoot.tsx';
import { wholeIn } from './whole-in.ts';

const EMPTY = { count: '100', points: '0', bonus: '0', uses: '1', days: '30' };

interface IssuedProps {
  readonly codes: readonly IssuedCode[];
  readonly onClose: () => void;
}

/** The codes, which no later answer of the API has. */
const Issued = ({ codes, onClose }: IssuedProps) => {
  const { issuing } = useWords().campaigns;
  const save = (): void =>
    saveFile(
      'glasscase-codes.csv',
      codesCsv(codes)
        .map((line) => `${line}\n`)
        .join(''),
      'text/csv',
    );
  return (
    <Dialog title={issuing.issued({ count: codes.length })} onClose={onClose}>
      <Stack gap={16}>
        <Note icon="key">{issuing.once}</Note>
        <Button variant="primary" icon="download" onClick={save}>
          {issuing.save}
        </Button>
        <Button onClick={onClose}>{issuing.done}</Button>
      </Stack>
    </Dialog>
  );
};

export const IssueCodesDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { issuing } = useWords().campaigns;
  const { locale } = useLocale();
  const refusalText = useRefusalText();
  const [issue] = useMutation(ISSUE_CODES, { refetchQueries: [CODES, CAMPAIGNS] });
  const [issued, setIssued] = useState<readonly IssuedCode[] | null>(null);
  // One act, however often it is sent: a refusal frees its id, and an answer that was lost doesn't.
  const [commandId] = useState(newCommandId);
  const form = useForm({
    initial: EMPTY,
    rules: {
      count: [wholeIn(1, 1_000), issuing.countWrong],
      points: [typedAmountIn, issuing.amountWrong],
      bonus: [typedAmountIn, issuing.amountWrong],
      uses: [wholeIn(1, 100_000), issuing.usesWrong],
      days: [wholeIn(1, 3_650), issuing.daysWrong],
    },
    problemsOf: ({ points, bonus }) =>
      typedAmountIn(points) === 0 && typedAmountIn(bonus) === 0 ? { bonus: issuing.nothing } : {},
    send: async ({ count, points, bonus, uses, days }) => {
      const { data } = await issue({
        variables: {
          ...{ commandId, count: Number(count), uses: Number(uses), days: Number(days) },
          ...{ points: typedAmountIn(points) ?? 0, bonus: typedAmountIn(bonus) ?? 0 },
        },
      });
      if (data != null) setIssued(data.issueCodes.codes);
    },
    place: (_text, thrown) => ({ form: refusalText(thrown) }),
  });
  if (issued !== null) return <Issued codes={issued} onClose={onClose} />;
  const { count, points, bonus, uses } = form.values;
  const each = (typedAmountIn(points) ?? 0) + (typedAmountIn(bonus) ?? 0);
  const total = each * Number(count) * Number(uses);
  return (
    <Dialog title={issuing.title} onClose={onClose}>
      <Stack as="form" gap={12} {...form.form}>
        <Field label={issuing.count} inputMode="numeric" dir="ltr" autoComplete="off" {...form.text('count')} />
        <Field label={issuing.points} inputMode="decimal" dir="ltr" autoComplete="off" {...form.text('points')} />
        <Field label={issuing.bonus} inputMode="decimal" dir="ltr" autoComplete="off" {...form.text('bonus')} />
        <Field label={issuing.uses} inputMode="numeric" dir="ltr" autoComplete="off" {...form.text('uses')} />
        <Field label={issuing.days} inputMode="numeric" dir="ltr" autoComplete="off" {...form.text('days')} />
        <Note icon="key">
          {issuing.warning} {Number.isSafeInteger(total) && issuing.total({ total: amountText(total, locale) })}
        </Note>
        <FormFoot error={form.errors.form} send={issuing.send} busy={form.sending} />
      </Stack>
    </Dialog>
  );
};
