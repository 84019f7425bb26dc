import type { CommitmentStep as Commitment } from '../../../../engine/games/explanation/steps.ts';
import { formatCount, useLocale, useMessages } from '../../../i18n/index.ts';
import { Row, Text } from '../../../ui/Box.tsx';
import styles from './draw.module.css';
import { HashRows } from './HashRows.tsx';
import { Step, StepFault } from './Step.tsx';

interface CommitmentStepProps {
  readonly commitment: Commitment;
}

/** Promise, use and reveal as places in the log: the order is the proof. */
const Places = ({ commitment }: CommitmentStepProps) => {
  const { commitment: words } = useMessages().fairness.verify;
  const { locale } = useLocale();
  const { promisedAt, usedAt, revealedAt } = commitment;
  const before = {
    round: words.thisRound,
    created: words.created,
    'first-seat': words.firstSeat,
    'first-entry': words.firstEntry,
  }[commitment.before];
  const places = [
    { label: words.promised, at: promisedAt },
    { label: before, at: usedAt },
    { label: words.revealed, at: revealedAt },
  ];
  return (
    <Row as="ol" size="small" align="stretch" wrap gapY={4}>
      {places.map(({ label, at }) => (
        <Row
          as="li"
          key={label}
          position="relative"
          align="baseline"
          gap={6}
          padEnd={28}
          tone="muted"
          className={styles.place}
        >
          <Text as="bdi" num tone={at === null ? 'muted' : 'soft'}>
            {at === null ? '–' : `#${formatCount(at, locale)}`}
          </Text>
          <span>{label}</span>
        </Row>
      ))}
    </Row>
  );
};

export const CommitmentStep = ({ commitment }: CommitmentStepProps) => {
  const { commitment: words } = useMessages().fairness.verify;
  const { verdict, computed, published, promisedAt, usedAt } = commitment;
  const late = promisedAt === null || (usedAt !== null && promisedAt >= usedAt);
  return (
    <Step title={words.title} formula={words.formula} verdict={verdict}>
      <HashRows computed={computed} published={published} />
      <Places commitment={commitment} />
      {late && <StepFault>{words.notPromised}</StepFault>}
    </Step>
  );
};
