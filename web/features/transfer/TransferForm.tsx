import { type FormEvent, useState } from 'react';
import { percentOf } from '../../../engine/kernel/money.ts';
import { formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
import { useSession } from '../../platform/session.tsx';
import { useTerms } from '../../platform/terms.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Money } from '../../ui/Money.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { useFocusFirstInvalid } from '../account/use-focus-first-invalid.ts';
import { Refusal } from '../deposit/Refusal.tsx';
import { type PointsProblem, readPoints } from '../rewards/rewards-sums.ts';
import styles from './transfer.module.css';
import { useTransfer } from './use-transfer.ts';

type Way = 'coin' | 'player';

interface TransferFormProps {
  /** The site lets points go to other players. */
  readonly toPlayers: boolean;
}

/** Points to one's own coin, with what arrives while one types; or to another player. */
export const TransferForm = ({ toPlayers }: TransferFormProps) => {
  const { transfer } = useMessages();
  const { locale } = useLocale();
  const { wallet } = useSession();
  const { show } = useToasts();
  const flow = useTransfer();
  const terms = useTerms()?.transfer;
  const [way, setWay] = useState<Way>('coin');
  const [typed, setTyped] = useState('');
  const [nickname, setNickname] = useState('');
  const [problem, setProblem] = useState<PointsProblem>();
  const [noName, setNoName] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);
  const { form, focusFirstInvalid } = useFocusFirstInvalid();

  const held = wallet?.points ?? 0;
  const read = readPoints(typed, held);
  const points = read.ok ? read.points : 0;
  const { pending, sending } = flow;
  const fixed = sending || pending !== null;
  const toCoin = way === 'coin';

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const to = toCoin ? null : nickname.trim();
    if (pending === null && (!read.ok || to === '')) {
      setProblem(read.ok ? undefined : read.problem);
      setNoName(to === '');
      focusFirstInvalid();
      return;
    }
    if (terms === undefined) return;
    setRefusal(null);
    const answer = await flow.run({ terms: terms.hash, points, to });
    if (answer === null) return;
    if (answer.kind !== 'done') {
      setRefusal(answer.error);
      return;
    }
    const { coin, points: sent, to: recipient } = answer.value;
    setTyped('');
    const amount = formatMoney(sent, locale);
    show(
      'success',
      coin === null
        ? transfer.sentTo({ points: amount, nickname: recipient ?? '' })
        : transfer.arrived({ points: amount, coin: formatMoney(coin, locale) }),
    );
  };

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      {toPlayers && (
        <Segmented
          label={transfer.way}
          choices={[
            { value: 'coin', label: transfer.ways.coin },
            { value: 'player', label: transfer.ways.player },
          ]}
          value={way}
          onChange={setWay}
          disabled={fixed}
        />
      )}
      {!toCoin && (
        <Field
          label={transfer.nickname}
          error={noName ? transfer.nicknameRequired : undefined}
          autoComplete="off"
          maxLength={40}
          value={nickname}
          disabled={fixed}
          onChange={({ target }) => {
            setNickname(target.value);
            setNoName(false);
          }}
        />
      )}
      <Field
        label={transfer.points}
        hint={transfer.held({ points: formatMoney(held, locale) })}
        error={problem === undefined ? undefined : transfer.invalid[problem]}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        value={typed}
        disabled={fixed}
        onChange={({ target }) => {
          setTyped(target.value);
          setProblem(undefined);
          setRefusal(null);
        }}
        after={
          <Button
            variant="ghost"
            disabled={fixed || held === 0}
            onClick={() => {
              setTyped(formatMoney(held).replaceAll(',', ''));
              setProblem(undefined);
            }}
          >
            {transfer.all}
          </Button>
        }
      />
      <output className={styles.result} aria-label={transfer.gets}>
        <span className={styles.side}>
          <span>{transfer.pointsOut}</span>
          <bdi className="num">{formatMoney(points, locale)}</bdi>
        </span>
        <Icon name="send" />
        <span className={styles.side}>
          <span>{toCoin ? transfer.gets : transfer.theyGet}</span>
          {toCoin ? (
            <Money value={Number(percentOf(BigInt(points), terms?.values.ratePercent ?? 0))} />
          ) : (
            <bdi className="num">{transfer.pointsOf({ amount: formatMoney(points, locale) })}</bdi>
          )}
        </span>
      </output>
      {pending !== null && !sending && (
        <p className={styles.unanswered}>{transfer.unanswered({ points: formatMoney(pending.body.points, locale) })}</p>
      )}
      <Refusal error={refusal} />
      <Button type="submit" variant="primary" size="large" busy={sending}>
        {sending ? transfer.sending : pending === null ? transfer.submit[way] : transfer.confirm}
      </Button>
      <p className={styles.note}>
        {toCoin ? terms && transfer.rate({ percent: terms.values.ratePercent }) : transfer.irrevocable}
      </p>
    </form>
  );
};
