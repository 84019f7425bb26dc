import { typedAmountIn } from '../../../../schema/input/amounts.ts';
import { useForm } from '../../../platform/use-form.ts';
import { Stack } from '../../../ui/Box.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { useWords } from '../../texts.tsx';
import { useRefusalText } from '../../ui/use-refusal-text.ts';
import { visible } from '../../ui/visible-text.ts';
import { couponEffect } from './effects.ts';
import { FormFoot } from './FormFoot.tsx';
import { useProposal } from './use-proposal.ts';
import { wholeIn } from './whole-in.ts';

const EMPTY = { player: '', percent: '10', max: '', min: '1', days: '14', reason: '' };
const above0 = (typed: string): number | null => typedAmountIn(typed) || null;

/** Proposes a coupon for one player: a share of a deposit as a locked bonus. */
export const CouponDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { granting } = useWords().campaigns;
  const refusalText = useRefusalText();
  const propose = useProposal();
  const form = useForm({
    initial: EMPTY,
    rules: {
      player: [(typed) => (/^[A-Za-z0-9_-]{22}$/.test(typed.trim()) ? typed : null), granting.playerWrong],
      percent: [wholeIn(1, 100), granting.percentWrong],
      max: [above0, granting.amountWrong],
      min: [above0, granting.amountWrong],
      days: [wholeIn(1, 3_650), granting.daysWrong],
      reason: [visible(500), granting.reasonWrong],
    },
    send: async ({ player, percent, max, min, days, reason }) => {
      const amounts = { max: typedAmountIn(max) ?? 0, min: typedAmountIn(min) ?? 0 };
      const words = { player: player.trim(), percent: Number(percent), days: Number(days), ...amounts };
      await propose(couponEffect(words, Date.now()), reason);
    },
    place: (_text, thrown) => ({ form: refusalText(thrown) }),
  });
  return (
    <Dialog title={granting.title} onClose={onClose}>
      <Stack as="form" gap={12} {...form.form}>
        <Field label={granting.player} dir="ltr" autoComplete="off" spellCheck={false} {...form.text('player')} />
        <Field label={granting.percent} inputMode="numeric" dir="ltr" autoComplete="off" {...form.text('percent')} />
        <Field label={granting.max} inputMode="decimal" dir="ltr" autoComplete="off" {...form.text('max')} />
        <Field label={granting.min} inputMode="decimal" dir="ltr" autoComplete="off" {...form.text('min')} />
        <Field label={granting.days} inputMode="numeric" dir="ltr" autoComplete="off" {...form.text('days')} />
        <Field label={granting.reason} autoComplete="off" maxLength={500} {...form.text('reason')} />
        <FormFoot error={form.errors.form} send={granting.send} busy={form.sending} />
      </Stack>
    </Dialog>
  );
};
