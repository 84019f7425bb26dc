import { type ReactNode, useState } from 'react';
import { percentOf } from '../../../engine/kernel/money.ts';
import { formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
import { useSession } from '../../platform/session.tsx';
import { useTerms } from '../../platform/terms.ts';
import { useForm } from '../../platform/use-form.ts';
import { Grid, Row, Stack, Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Money } from '../../ui/Money.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { Refusal } from '../deposit/Refusal.tsx';
import { readPoints } from '../rewards/rewards-sums.ts';
import styles from './TransferForm.module.css';
import { useTransfer } from './use-transfer.ts';

type Way = 'coin' | 'player';

interface SideProps {
  readonly label: string;
  /** At the end of the line. */
  readonly end?: boolean;
  readonly children: ReactNode;
}

const Side = ({ label, end = false, children }: SideProps) => (
  <Stack as="span" shrink text={end ? 'end' : undefined}>
    <Text size="small">{label}</Text>
    <Text as="bdi" size="title" tone="text" num anywhere>
      {children}
    </Text>
  </Stack>
);

interface TransferFormProps {
  /** The site lets points go to other players. */
  readonly toPlayers: boolean;
}

/** Points to the player's own coin, with the resulting amount during typing; or to another player. */
export const TransferForm = ({ toPlayers }: TransferFormProps) => {
  const { transfer } = useMessages();
  const { locale } = useLocale();
  const { wallet } = useSession();
  const { show } = useToasts();
  const flow = useTransfer();
  const terms = useTerms()?.transfer;
  const [way, setWay] = useState<Way>('coin');
  const held = wallet?.points ?? 0;
  const { pending, sending } = flow;
  const toCoin = way === 'coin';
  const { values, refusal, change, text, form } = useForm({
    initial: { points: '', nickname: '' },
    problemsOf: ({ points: typed, nickname }) => {
      if (pending !== null) return {};
      const typedPoints = readPoints(typed, held);
      return {
        points: typedPoints.ok ? undefined : transfer.invalid[typedPoints.problem],
        nickname: !toCoin && nickname.trim() === '' ? transfer.nicknameRequired : undefined,
      };
    },
    send: async ({ nickname }, { change: put }) => {
      if (terms === undefined) return;
      const answer = await flow.run({ terms: terms.hash, points, to: toCoin ? null : nickname.trim() });
      if (answer === null) return;
      if (answer.kind !== 'done') throw answer.error;
      const { coin, points: sent, to: recipient } = answer.value;
      put({ points: '' });
      const amount = formatMoney(sent, locale);
      show(
        'success',
        coin === null
          ? transfer.sentTo({ points: amount, nickname: recipient ?? '' })
          : transfer.arrived({ points: amount, coin: formatMoney(coin, locale) }),
      );
    },
  });
  const read = readPoints(values.points, held);
  const points = read.ok ? read.points : 0;
  const fixed = sending || pending !== null;
  // The button names the amount that the page read from the text, in full, before the player confirms it.
  const offer = read.ok ? transfer.submitPoints[way]({ points: formatMoney(points, locale) }) : transfer.submit[way];
  const label = sending ? transfer.sending : pending === null ? offer : transfer.confirm;

  return (
    <Stack as="form" gap={14} {...form}>
      {toPlayers && (
        <Row>
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
        </Row>
      )}
      {!toCoin && <Field label={transfer.nickname} autoComplete="off" disabled={fixed} {...text('nickname')} />}
      <Field
        label={transfer.points}
        hint={transfer.held({ points: formatMoney(held, locale) })}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        disabled={fixed}
        {...text('points')}
        after={
          <Button
            variant="ghost"
            disabled={fixed || held === 0}
            onClick={() => change({ points: formatMoney(held).replaceAll(',', '') })}
          >
            {transfer.all}
          </Button>
        }
      />
      <Grid
        as="output"
        align="center"
        gap={12}
        padY={12}
        line="both"
        tone="muted"
        className={styles.result}
        aria-label={transfer.gets}
      >
        <Side label={transfer.pointsOut}>{formatMoney(points, locale)}</Side>
        <Icon name="send" />
        <Side label={toCoin ? transfer.gets : transfer.theyGet} end>
          {toCoin ? (
            <Money value={Number(percentOf(BigInt(points), terms?.values.ratePercent ?? 0))} />
          ) : (
            transfer.pointsOf({ amount: formatMoney(points, locale) })
          )}
        </Side>
      </Grid>
      {pending !== null && !sending && (
        <Text as="p" padY={10} padX={14} radius="control" ground="surface-2">
          {transfer.unanswered({ points: formatMoney(pending.body.points, locale) })}
        </Text>
      )}
      <Refusal error={refusal} />
      <Button type="submit" variant="primary" size="large" busy={sending}>
        {label}
      </Button>
      <Text as="p" size="small" tone="muted">
        {toCoin ? terms && transfer.rate({ percent: terms.values.ratePercent }) : transfer.irrevocable}
      </Text>
    </Stack>
  );
};
