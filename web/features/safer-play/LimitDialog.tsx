import { useMutation } from '@apollo/client/react';
import { typedAmountIn } from '../../../schema/input/amounts.ts';
import { formatDateTime, formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
import { useForm } from '../../platform/use-form.ts';
import { Grid, Row, Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Coin } from '../../ui/Money.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import styles from '../account/account.module.css';
import { FormAlert } from '../account/FormAlert.tsx';
import { effectOf, type Limit } from './limit-amount.ts';
import { keepSaferPlay, type PlayLimitFacts, SET_PLAY_LIMIT } from './safer-play-query.ts';

interface LimitDialogProps {
  readonly limit: PlayLimitFacts;
  readonly onClose: () => void;
}

/** Sets one limit, and says before when that takes effect. */
export const LimitDialog = ({ limit, onClose }: LimitDialogProps) => {
  const { limits: words } = useMessages().saferPlay;
  const { locale } = useLocale();
  const { show } = useToasts();
  const { kind, period, amount, pending } = limit;
  const [set] = useMutation(SET_PLAY_LIMIT);

  const save = async (chosen: Limit): Promise<void> => {
    const { data } = await set({
      variables: { kind, period, amount: chosen },
      update: (cache, { data: answer }) => keepSaferPlay(cache, answer?.setPlayLimit),
    });
    const saved = data?.setPlayLimit.limits.find((one) => one.kind === kind && one.period === period);
    const from = saved?.pending?.from;
    show('success', from === undefined ? words.savedNow : words.savedLater({ from: formatDateTime(from, locale) }));
    onClose();
  };
  const { values, errors, sending, text, run, form } = useForm({
    initial: { amount: amount === null ? '' : formatMoney(amount).replaceAll(',', '') },
    rules: { amount: [typedAmountIn, words.invalid] },
    send: async ({ amount: typed }) => {
      const chosen = typedAmountIn(typed);
      if (chosen === null) return;
      if (effectOf(amount, chosen) === 'same' && pending === null) onClose();
      else await save(chosen);
    },
  });
  const next = typedAmountIn(values.amount);
  const effect = next === null ? 'same' : effectOf(amount, next);

  // The button names the amount that the page read from the text, in full, before the player confirms it.
  const offer = next === null ? words.save : words.saveAmount({ amount: formatMoney(next, locale) });
  const label = sending ? words.saving : offer;

  return (
    <Dialog title={words.dialogTitle({ kind: words.kinds[kind], period: words.periods[period] })} onClose={onClose}>
      <form {...form} className={styles.form}>
        <Text as="p" tone="muted">
          {words.about[kind]}
        </Text>
        <Field
          label={words.amount}
          hint={words.amountHint}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          {...text('amount')}
          before={
            <Grid as="span" centered padStart={14} tone="muted">
              <Coin />
            </Grid>
          }
        />
        <Row as="p" gap={8} minHeight={20} tone="soft" align="start" role="status">
          {effect !== 'same' && (
            <>
              <Text tone="info" padTop={2}>
                <Icon name={effect === 'now' ? 'check' : 'clock'} size={16} />
              </Text>
              {effect === 'now' ? words.lower : words.later}
            </>
          )}
        </Row>
        <FormAlert text={errors.form} />
        <Button type="submit" variant="primary" size="large" busy={sending}>
          {label}
        </Button>
        {pending !== null && (
          <Button disabled={sending} onClick={() => run(() => save(amount))}>
            {words.withdraw}
          </Button>
        )}
        {amount !== null && (
          <Button variant="ghost" disabled={sending} onClick={() => run(() => save(null))}>
            {words.remove}
          </Button>
        )}
      </form>
    </Dialog>
  );
};
