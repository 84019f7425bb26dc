import { useMutation } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { useLocale } from '../../../i18n/index.ts';
import { useForm } from '../../../platform/use-form.ts';
import { Stack } from '../../../ui/Box.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Note } from '../../../ui/Note.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { useToasts } from '../../../ui/toasts.tsx';
import type { CorrectedBalance, CorrectionReason } from '../../generated/graphql.ts';
import { useWords } from '../../texts.tsx';
import { amountText } from '../../ui/figures.ts';
import { useRefusalText } from '../../ui/use-refusal-text.ts';
import { visible } from '../../ui/visible-text.ts';
import { typedChangeIn } from './correction.ts';
import { type Player, PROPOSE_CORRECTION } from './player-query.ts';

interface Values {
  readonly balance: CorrectedBalance;
  readonly why: CorrectionReason;
  readonly change: string;
  readonly reason: string;
  readonly ticket: string;
}

const BALANCES = ['COIN', 'POINTS', 'LOCKED'] as const;
const REASONS = ['CORRECTION', 'COMPENSATION', 'REFUND', 'CHARGEBACK'] as const;
const EMPTY: Values = { balance: 'COIN', why: 'CORRECTION', change: '', reason: '', ticket: '' };
const FIELDS = { COIN: 'coin', POINTS: 'points', LOCKED: 'locked' } as const;

interface CorrectionDialogProps {
  readonly player: string;
  readonly wallet: NonNullable<Player['wallet']>;
  readonly onClose: () => void;
}

/** Proposes a correction of a balance, which shows before and after as it is typed, and opens the act. */
export const CorrectionDialog = ({ player, wallet, onClose }: CorrectionDialogProps) => {
  const words = useWords();
  const { correction, wallet: names } = words.player;
  const { locale } = useLocale();
  const { show } = useToasts();
  const navigate = useNavigate();
  const refusalText = useRefusalText();
  const [propose] = useMutation(PROPOSE_CORRECTION);
  const afterOf = ({ balance, change }: Pick<Values, 'balance' | 'change'>): number | null => {
    const minor = typedChangeIn(change);
    return minor === null ? null : wallet[FIELDS[balance]] + minor;
  };
  const form = useForm<Values>({
    initial: EMPTY,
    rules: {
      change: [typedChangeIn, correction.changeWrong],
      reason: [visible(500), correction.reasonWrong],
      ticket: [(typed) => (/^[A-Za-z0-9._-]{0,40}$/.test(typed.trim()) ? typed : null), correction.ticketWrong],
    },
    problemsOf: (values) => ((afterOf(values) ?? 0) < 0 ? { change: correction.tooMuch } : {}),
    send: async ({ balance, why, change, reason, ticket }) => {
      const minor = typedChangeIn(change) ?? 0;
      const { data } = await propose({
        variables: {
          ...{ player, balance, why, reason: reason.trim(), ticket: ticket.trim() === '' ? null : ticket.trim() },
          ...{ direction: minor < 0 ? 'DEBIT' : 'CREDIT', amount: Math.abs(minor) },
        },
      });
      if (data == null) return;
      show('success', correction.done);
      await navigate(`/acts?open=${data.proposeCorrection.id}`);
    },
    place: (_text, thrown) => ({ form: refusalText(thrown) }),
  });
  const { balance, why } = form.values;
  const after = afterOf(form.values);
  const before = amountText(wallet[FIELDS[balance]], locale);
  return (
    <Dialog title={correction.title} onClose={onClose}>
      <Stack as="form" gap={12} {...form.form}>
        <Segmented
          label={correction.balance}
          choices={BALANCES.map((value) => ({ value, label: names[FIELDS[value]] }))}
          value={balance}
          onChange={(value) => form.change({ balance: value })}
          fill="always"
        />
        <Field
          label={correction.change}
          hint={after === null ? correction.now({ before }) : `${before} → ${amountText(after, locale)}`}
          autoComplete="off"
          dir="ltr"
          {...form.text('change')}
        />
        <Segmented
          label={correction.why}
          choices={REASONS.map((value) => ({ value, label: correction.reasons[value] }))}
          value={why}
          onChange={(value) => form.change({ why: value })}
          fill="always"
        />
        <Field
          label={correction.reason}
          hint={correction.reasonHint}
          autoComplete="off"
          maxLength={500}
          {...form.text('reason')}
        />
        <Field label={correction.ticket} autoComplete="off" dir="ltr" maxLength={40} {...form.text('ticket')} />
        {form.errors.form !== undefined && (
          <Note tone="danger" icon="warning" role="alert">
            {form.errors.form}
          </Note>
        )}
        <Button type="submit" variant="primary" busy={form.sending}>
          {correction.send}
        </Button>
      </Stack>
    </Dialog>
  );
};
