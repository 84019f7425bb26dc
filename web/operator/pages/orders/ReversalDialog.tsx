import { useMutation, useQuery } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { useLocale } from '../../../i18n/index.ts';
import { useForm } from '../../../platform/use-form.ts';
import { Stack } from '../../../ui/Box.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Note } from '../../../ui/Note.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { useToasts } from '../../../ui/toasts.tsx';
import type { ReversalKind } from '../../generated/graphql.ts';
import { useWords } from '../../texts.tsx';
import { CopyAs } from '../../ui/CopyAs.tsx';
import { amountText } from '../../ui/figures.ts';
import { useRefusalText } from '../../ui/use-refusal-text.ts';
import { visible } from '../../ui/visible-text.ts';
import { type Order, PAYER, PROPOSE_REVERSAL } from './orders-query.ts';
import { partsOf, reversedIn } from './reversal.ts';

interface Values {
  readonly kind: ReversalKind;
  readonly amount: string;
  readonly reason: string;
  readonly ticket: string;
}

const KINDS = ['REFUND', 'CHARGEBACK'] as const;

/** Proposes that a payment is reversed, in whole or in part: shows before and after as it is typed, and opens the act. */
export const ReversalDialog = ({ order, onClose }: { readonly order: Order; readonly onClose: () => void }) => {
  const words = useWords();
  const { reversal } = words.orders;
  const { correction, wallet: names } = words.player;
  const { locale } = useLocale();
  const { show } = useToasts();
  const navigate = useNavigate();
  const refusalText = useRefusalText();
  const { data } = useQuery(PAYER, { variables: { id: order.player }, fetchPolicy: 'network-only' });
  const [propose] = useMutation(PROPOSE_REVERSAL);
  const asked = ({ kind, amount, reason, ticket }: Values) => ({
    ...{ order: order.id, kind, amount: reversedIn(order, amount) ?? 0 },
    ...{ reason: reason.trim(), ticket: ticket.trim() === '' ? null : ticket.trim() },
  });
  const form = useForm<Values>({
    initial: {
      ...{ kind: 'REFUND', reason: '', ticket: '' },
      amount: ((order.amount - order.reversed) / 100).toFixed(2),
    },
    rules: {
      amount: [(typed) => reversedIn(order, typed), reversal.amountWrong],
      reason: [visible(500), correction.reasonWrong],
      ticket: [(typed) => (/^[A-Za-z0-9._-]{0,40}$/.test(typed.trim()) ? typed : null), correction.ticketWrong],
    },
    send: async (values) => {
      const { data: proposed } = await propose({ variables: asked(values) });
      if (proposed == null) return;
      show('success', correction.done);
      await navigate(`/acts?open=${proposed.proposeReversal.id}`);
    },
    place: (_text, thrown) => ({ form: refusalText(thrown) }),
  });
  const wallet = data?.player?.wallet;
  const minor = reversedIn(order, form.values.amount);
  const parts = wallet == null || minor === null ? null : partsOf(order, minor, wallet);
  const way = (before: number, after: number): string => `${amountText(before, locale)} → ${amountText(after, locale)}`;
  return (
    <Dialog title={reversal.open} onClose={onClose}>
      <Stack as="form" gap={12} {...form.form}>
        <Segmented
          label={reversal.kind}
          choices={KINDS.map((value) => ({ value, label: reversal.kinds[value] }))}
          value={form.values.kind}
          onChange={(kind) => form.change({ kind })}
          fill="always"
        />
        <Field label={reversal.amount} autoComplete="off" dir="ltr" {...form.text('amount')} />
        {wallet != null && parts !== null && (
          <Facts
            shape="sum"
            facts={[
              { label: names.locked, value: way(wallet.locked, wallet.locked - parts.locked) },
              { label: names.coin, value: way(wallet.coin, wallet.coin - parts.coin) },
              { label: names.receivable, value: way(wallet.receivable, wallet.receivable + parts.receivable) },
            ]}
          />
        )}
        {parts !== null && parts.receivable > 0 && (
          <Note tone="info" icon="warning">
            {reversal.owes({ owed: amountText(parts.receivable, locale) })}
          </Note>
        )}
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
        <CopyAs document={PROPOSE_REVERSAL} variables={asked(form.values)} />
      </Stack>
    </Dialog>
  );
};
