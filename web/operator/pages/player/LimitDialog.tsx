import { useMutation } from '@apollo/client/react';
import { useLocale, useMessages } from '../../../i18n/index.ts';
import { useForm } from '../../../platform/use-form.ts';
import { Field } from '../../../ui/Field.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { useToasts } from '../../../ui/toasts.tsx';
import type { LimitKind, LimitPeriod } from '../../generated/graphql.ts';
import { useWords } from '../../texts.tsx';
import { ActDialog, MAX_REASON } from '../../ui/ActDialog.tsx';
import { amountText } from '../../ui/figures.ts';
import { useRefusalText } from '../../ui/use-refusal-text.ts';
import { visible } from '../../ui/visible-text.ts';
import { isStricter, limitNow, typedLimitIn } from './act-values.ts';
import { LIMIT, LIMIT_KINDS, LIMIT_PERIODS } from './acts-query.ts';
import { PLAYER, type Player, TIMELINE } from './player-query.ts';

interface LimitDialogProps {
  readonly player: string;
  readonly limits: Player['standing']['limits'];
  readonly onClose: () => void;
}

interface Values {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly amount: string;
  readonly reason: string;
}

/** Sets a stricter limit, which shows before and after as it is typed. */
export const LimitDialog = ({ player, limits, onClose }: LimitDialogProps) => {
  const { act, player: words } = useWords();
  const { acts, standing } = words;
  const { limits: names } = useMessages().saferPlay;
  const { locale } = useLocale();
  const { show } = useToasts();
  const refusalText = useRefusalText();
  const [limit] = useMutation(LIMIT, { refetchQueries: [PLAYER, TIMELINE], awaitRefetchQueries: true });
  const given = ({ kind, period, amount, reason }: Values) => ({
    ...{ playerId: player, kind, period, amount: typedLimitIn(amount) ?? 0, reason: reason.trim() },
  });
  const form = useForm<Values>({
    initial: { kind: 'WAGER', period: 'DAY', amount: '', reason: '' },
    rules: { amount: [typedLimitIn, acts.limit.amountWrong], reason: [visible(MAX_REASON), act.reasonWrong] },
    problemsOf: ({ kind, period, amount }) =>
      isStricter(limits, kind, period, typedLimitIn(amount) ?? 0) ? {} : { amount: acts.limit.notStricter },
    send: async (values) => {
      await limit({ variables: given(values) });
      show('success', acts.limit.done);
      onClose();
    },
    place: (_text, thrown) => ({ form: refusalText(thrown) }),
  });
  const { kind, period, amount } = form.values;
  const now = limitNow(limits, kind, period);
  const before = now === null ? standing.unlimited : amountText(now, locale);
  const after = typedLimitIn(amount);
  return (
    <ActDialog
      title={acts.limit.title}
      text={acts.limit.text}
      submit={acts.limit.title}
      danger
      document={LIMIT}
      variables={given(form.values)}
      onClose={onClose}
      form={form.form}
      reason={form.text('reason')}
      hint={act.playerReasonHint}
      error={form.errors.form}
      sending={form.sending}
    >
      <Segmented
        label={acts.limit.kind}
        choices={LIMIT_KINDS.map((value) => ({ value, label: names.kinds[value] }))}
        value={kind}
        onChange={(value) => form.change({ kind: value })}
        fill="always"
      />
      <Segmented
        label={acts.limit.period}
        choices={LIMIT_PERIODS.map((value) => ({ value, label: names.periods[value] }))}
        value={period}
        onChange={(value) => form.change({ period: value })}
        fill="always"
      />
      <Field
        label={acts.limit.amount}
        hint={after === null ? acts.limit.now({ before }) : `${before} → ${amountText(after, locale)}`}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        {...form.text('amount')}
      />
    </ActDialog>
  );
};
