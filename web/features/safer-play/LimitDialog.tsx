import { useMutation } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { formatDateTime, formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
import { useErrorText } from '../../platform/api-error.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Coin } from '../../ui/Money.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import form from '../account/account.module.css';
import { FormAlert } from '../account/FormAlert.tsx';
import { useFocusFirstInvalid } from '../account/use-focus-first-invalid.ts';
import { effectOf, type Limit, readLimit } from './limit-amount.ts';
import styles from './SaferPlayPage.module.css';
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
  const errorText = useErrorText();
  const { kind, period, amount, pending } = limit;
  const [typed, setTyped] = useState(amount === null ? '' : formatMoney(amount).replaceAll(',', ''));
  const [invalid, setInvalid] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [set, { loading }] = useMutation(SET_PLAY_LIMIT);
  const { form: element, focusFirstInvalid } = useFocusFirstInvalid();
  const next = readLimit(typed);
  const effect = next === undefined ? 'same' : effectOf(amount, next);

  const save = async (chosen: Limit): Promise<void> => {
    setFailure(undefined);
    try {
      const { data } = await set({
        variables: { kind, period, amount: chosen },
        update: (cache, { data: answer }) => keepSaferPlay(cache, answer?.setPlayLimit),
      });
      const saved = data?.setPlayLimit.limits.find((one) => one.kind === kind && one.period === period);
      const from = saved?.pending?.from;
      show('success', from === undefined ? words.savedNow : words.savedLater({ from: formatDateTime(from, locale) }));
      onClose();
    } catch (thrown) {
      setFailure(errorText(thrown));
    }
  };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setInvalid(next === undefined);
    if (next === undefined) focusFirstInvalid();
    else if (effect === 'same' && pending === null) onClose();
    else save(next);
  };

  return (
    <Dialog title={words.dialogTitle({ kind: words.kinds[kind], period: words.periods[period] })} onClose={onClose}>
      <form ref={element} className={form.form} onSubmit={submit} noValidate>
        <p className="muted">{words.about[kind]}</p>
        <Field
          label={words.amount}
          hint={words.amountHint}
          error={invalid ? words.invalid : undefined}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          maxLength={16}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setInvalid(false);
          }}
          before={
            <span className={styles.coin}>
              <Coin />
            </span>
          }
        />
        <p className={styles.effect} role="status">
          {effect !== 'same' && (
            <>
              <Icon name={effect === 'now' ? 'check' : 'clock'} size={16} />
              {effect === 'now' ? words.lower : words.later}
            </>
          )}
        </p>
        <FormAlert text={failure} />
        <Button type="submit" variant="primary" size="large" busy={loading}>
          {loading ? words.saving : words.save}
        </Button>
        {pending !== null && (
          <Button disabled={loading} onClick={() => save(amount)}>
            {words.withdraw}
          </Button>
        )}
        {amount !== null && (
          <Button variant="ghost" disabled={loading} onClick={() => save(null)}>
            {words.remove}
          </Button>
        )}
      </form>
    </Dialog>
  );
};
