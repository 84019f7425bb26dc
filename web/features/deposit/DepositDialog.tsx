import { type FormEvent, useState } from 'react';
import { useErrorText } from '../../app/api-error.ts';
import { useDialogs } from '../../app/dialogs.tsx';
import { useSession } from '../../app/session.tsx';
import { formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
import { Amount, Coin } from '../../ui/Amount.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { FormAlert } from '../account/FormAlert.tsx';
import { useFocusFirstInvalid } from '../account/use-focus-first-invalid.ts';
import styles from './deposit.module.css';
import { type AmountProblem, depositPresets, isDepositAmount, readAmount } from './deposit-amount.ts';
import { useDeposit } from './use-deposit.ts';

interface DepositDialogProps {
  readonly onClose: () => void;
  /** Minor units to suggest: what is missing for a case. */
  readonly amount?: number;
}

/** The suggestion as text, at least the smallest deposit; the middle preset without one. */
const suggested = (amount: number | undefined): string =>
  formatMoney(isDepositAmount(amount) ? amount : depositPresets[1]).replaceAll(',', '');

export default function DepositDialog({ onClose, amount: suggestion }: DepositDialogProps) {
  const { account, deposit } = useMessages();
  const { locale } = useLocale();
  const { status, wallet } = useSession();
  const { open } = useDialogs();
  const { show } = useToasts();
  const errorText = useErrorText();
  const flow = useDeposit();
  const [typed, setTyped] = useState(() => suggested(suggestion));
  const [problem, setProblem] = useState<AmountProblem>();
  const [failure, setFailure] = useState<string>();
  const { form, focusFirstInvalid } = useFocusFirstInvalid();

  const read = readAmount(typed);
  const amount = flow.pending?.body ?? (read.ok ? read.amount : null);
  const shown = amount === null ? '' : formatMoney(amount, locale);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (flow.pending === null && !read.ok) {
      setProblem(read.problem);
      focusFirstInvalid();
      return;
    }
    if (amount === null) return;
    setFailure(undefined);
    const answer = await flow.start(amount);
    if (answer === null) return;
    if (answer.kind === 'done') {
      onClose();
      show('success', deposit.done(formatMoney(answer.value, locale)));
      return;
    }
    setFailure(errorText(answer.error));
  };

  if (status === 'guest') {
    return (
      <Dialog title={deposit.title} onClose={onClose}>
        <div className={styles.guest}>
          <Button variant="primary" onClick={() => open({ name: 'login' })}>
            {account.guest.login}
          </Button>
          <Button onClick={() => open({ name: 'register' })}>{account.guest.register}</Button>
        </div>
      </Dialog>
    );
  }

  return (
    <Dialog title={deposit.title} onClose={onClose}>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <fieldset className={styles.presets} disabled={flow.sending || flow.pending !== null}>
          <legend className={styles.label}>{deposit.presets}</legend>
          {depositPresets.map((preset) => (
            <button
              key={preset}
              type="button"
              className={styles.preset}
              aria-pressed={amount === preset}
              onClick={() => {
                setTyped(suggested(preset));
                setProblem(undefined);
              }}
            >
              <Amount value={preset} />
            </button>
          ))}
        </fieldset>
        <Field
          label={deposit.other}
          hint={deposit.otherHint}
          error={problem === undefined ? undefined : deposit.invalid[problem]}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          disabled={flow.sending || flow.pending !== null}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setProblem(undefined);
          }}
          before={
            <span className={styles.coin}>
              <Coin />
            </span>
          }
        />
        <dl className={styles.sums}>
          <div>
            <dt>{deposit.balance}</dt>
            <dd>{wallet !== null && <Amount value={wallet.coin} />}</dd>
          </div>
          {/* A pending deposit may be in the balance already. */}
          {flow.pending === null && (
            <div>
              <dt>{deposit.after}</dt>
              <dd>{wallet !== null && <Amount value={wallet.coin + (amount ?? 0)} />}</dd>
            </div>
          )}
        </dl>
        <p className={styles.sandbox}>
          <Icon name="info" size={16} />
          {deposit.sandbox}
        </p>
        {flow.pending !== null && <p className={styles.resume}>{deposit.resume(shown)}</p>}
        <FormAlert text={failure} />
        <Button type="submit" variant="pay" size="large" busy={flow.sending}>
          {flow.sending ? deposit.paying : flow.pending !== null ? deposit.resumeAction : deposit.pay(shown)}
        </Button>
      </form>
    </Dialog>
  );
}
