import { earliestOf, lockVerdict } from '../../../../engine/audit/surveys/timing.ts';
import type { BeaconStep as Beacon } from '../../../../engine/games/explanation/steps.ts';
import { formatDateTime, useLocale, useMessages } from '../../../i18n/index.ts';
import { Row, Stack, Text } from '../../../ui/Box.tsx';
import { Count } from '../../../ui/Count.tsx';
import type { Fact } from '../../../ui/Facts.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { GuardNote } from '../../play/GuardNote.tsx';
import { Hex } from '../Hex.tsx';
import { Rows } from '../Rows.tsx';
import type { ReceiptState } from '../verify/use-receipt.ts';
import styles from './draw.module.css';
import { Step, StepFault, StepNote } from './Step.tsx';

type Words = ReturnType<typeof useMessages>['fairness']['verify']['beacon'];
type Drand = Extract<Beacon, { readonly kind: 'drand' }>;

interface FindingProps {
  readonly icon: 'check' | 'clock' | 'warning';
  readonly children: string;
}

/** The result of one check beside the value that it is about. */
const Finding = ({ icon, children }: FindingProps) => (
  <Row size="note" gap={6} tone={icon === 'warning' ? 'danger' : 'soft'}>
    <Icon name={icon} size={14} />
    {children}
  </Row>
);

/** Whether the room's witness saw its lock before the round could be known. */
const Witness = ({ witness }: { readonly witness: NonNullable<Drand['witness']> }) => {
  const { beacon: words } = useMessages().fairness.verify;
  const { locale } = useLocale();
  const { name, seenAt, signed, relocked } = witness;
  const seen =
    seenAt === null ? words.notSeen({ name }) : words.seenAt({ name, moment: formatDateTime(seenAt, locale) });
  return (
    <Stack align="start">
      <Finding icon={signed ? (seenAt === null ? 'clock' : 'check') : 'warning'}>
        {signed ? seen : words.unseen({ name })}
      </Finding>
      {relocked > 0 && (
        <Text size="note" tone="muted">
          {words.relocked({ count: relocked })}
        </Text>
      )}
    </Stack>
  );
};

const DrandRows = ({ beacon }: { readonly beacon: Drand }) => {
  const { beacon: words } = useMessages().fairness.verify;
  const { locale } = useLocale();
  const { round, dueAt, arrived, chain, witness } = beacon;
  const named: readonly Fact[] =
    round === null || dueAt === null
      ? []
      : [
          {
            label: words.round,
            value: (
              <span>
                <Count value={round} />
                <Text tone="muted">{` · ${words.due({ moment: formatDateTime(dueAt, locale) })}`}</Text>
              </span>
            ),
          },
        ];
  const come: readonly Fact[] =
    arrived === null
      ? []
      : [
          {
            label: words.signature,
            value: (
              <Stack align="start">
                <Hex text={arrived.signature} />
                <Finding icon={arrived.signed ? 'check' : 'warning'}>
                  {arrived.signed ? words.signed : words.unsigned}
                </Finding>
              </Stack>
            ),
          },
          {
            label: words.randomness,
            value: (
              <Stack align="start">
                <Hex text={arrived.computed ?? arrived.stated} tone="info" />
                {arrived.computed !== arrived.stated && <Finding icon="warning">{words.otherRandomness}</Finding>}
              </Stack>
            ),
          },
        ];
  const seen: readonly Fact[] = witness === null ? [] : [{ label: words.seen, value: <Witness witness={witness} /> }];
  return <Rows rows={[...named, ...seen, ...come, { label: words.chain, value: <Hex text={chain} /> }]} />;
};

interface BeaconStepProps {
  readonly beacon: Beacon;
  /** Of the lock; null while nothing is locked. */
  readonly receipt: ReceiptState | null;
}

interface TimingProps {
  readonly dueAt: number;
  /** The round isn't there yet: a witness may still come in time. */
  readonly awaited: boolean;
  readonly receipt: ReceiptState;
}

/** Whether a witness had seen the lock before the round was due. */
const Timing = ({ dueAt, awaited, receipt }: TimingProps) => {
  const { beacon: words, receipt: receiptWords } = useMessages().fairness.verify;
  const { locale } = useLocale();
  if (receipt.status === 'checking') return null;
  if (receipt.status !== 'valid' && receipt.status !== 'unsealed') {
    return <StepNote>{words.unknownText}</StepNote>;
  }
  const mayCome = awaited && (receipt.status === 'unsealed' || receipt.hasWitnesses);
  const earliest = receipt.status === 'valid' ? earliestOf(receipt.cosignatures) : null;
  if (mayCome && earliest === null) return <StepNote>{receiptWords.notYet}</StepNote>;
  const moment = earliest === null ? '' : formatDateTime(earliest.timestamp * 1_000, locale);
  const name = earliest?.name ?? '';
  const verdict = {
    'in-time': { title: words.inTime, text: words.inTimeText({ name, moment }) },
    late: { title: words.late, text: words.lateText({ name, moment }) },
    unwitnessed: { title: words.unwitnessed, text: words.unwitnessedText },
  }[lockVerdict(earliest, dueAt)];
  return (
    <Text as="p" size="note" padStart={12} tone="soft" className={styles.caution}>
      <Text as="b" weight={500} tone="text">
        {verdict.title}
      </Text>{' '}
      <Text marginStart={8}>{verdict.text}</Text>
    </Text>
  );
};

const textOf = (words: Words, beacon: Beacon): string => {
  if (beacon.kind === 'none') return words.noneText;
  return beacon.witness === null ? words.drandText : words.witnessedText({ name: beacon.witness.name });
};

/** Public randomness, or its absence, and the protection that either gives. */
export const BeaconStep = ({ beacon, receipt }: BeaconStepProps) => {
  const { verify } = useMessages().fairness;
  const { beacon: words } = verify;
  const drand = beacon.kind === 'drand';
  const witness = drand ? beacon.witness : null;
  const off = drand && beacon.round !== null && beacon.round !== beacon.expected;
  return (
    <Step
      title={drand ? words.drand : words.none}
      verdict={beacon.verdict}
      words={
        drand ? { match: words.verified, pending: words.awaited } : { match: words.without, pending: verify.later }
      }
    >
      {drand && <DrandRows beacon={beacon} />}
      {off && <StepFault>{words.otherRound}</StepFault>}
      {!drand && beacon.verdict === 'mismatch' && <StepFault>{words.notNone}</StepFault>}
      {drand && witness === null && beacon.dueAt !== null && receipt !== null && (
        <Timing dueAt={beacon.dueAt} awaited={beacon.arrived === null} receipt={receipt} />
      )}
      {!drand && <GuardNote guard="PLAYERS" />}
      <StepNote>{textOf(words, beacon)}</StepNote>
    </Step>
  );
};
