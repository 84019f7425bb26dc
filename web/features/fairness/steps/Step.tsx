import type { ReactNode } from 'react';
import type { Verdict } from '../../../../engine/games/explanation/verdict.ts';
import { useMessages } from '../../../i18n/index.ts';
import { Box, Row, Stack, Text, VisuallyHidden } from '../../../ui/Box.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import styles from './step.module.css';

interface VerdictMarkProps {
  readonly verdict: Verdict;
  /** In place of the general words. */
  readonly words?: Partial<Readonly<Record<Verdict, string>>>;
}

const icons = { match: 'check', mismatch: 'warning', pending: 'clock' } as const;

export const VerdictMark = ({ verdict, words }: VerdictMarkProps) => {
  const { verify } = useMessages().fairness;
  const general = { match: verify.same, mismatch: verify.differs, pending: verify.waiting };
  return (
    <Text
      size="small"
      display="inline-flex"
      align="center"
      gap={6}
      tone="muted"
      nowrap
      className={styles.verdict}
      data-verdict={verdict}
    >
      <Icon name={icons[verdict]} size={16} />
      <span>{words?.[verdict] ?? general[verdict]}</span>
    </Text>
  );
};

/** The mark alone, where a row of its kind says what is compared; the words are there for those who don't see it. */
export const VerdictSign = ({ verdict }: { readonly verdict: Verdict }) => {
  const { verify } = useMessages().fairness;
  const general = { match: verify.same, mismatch: verify.differs, pending: verify.waiting };
  return (
    <Text
      size="small"
      display="inline-flex"
      align="center"
      gap={6}
      tone="muted"
      nowrap
      className={styles.verdict}
      data-verdict={verdict}
      title={general[verdict]}
    >
      <Icon name={icons[verdict]} size={16} />
      <VisuallyHidden>{general[verdict]}</VisuallyHidden>
    </Text>
  );
};

interface StepProps {
  readonly title: string;
  readonly formula?: string;
  /** At the end of the title's line: the verdict, or the number that came out. */
  readonly result?: ReactNode;
  readonly verdict?: Verdict;
  readonly children?: ReactNode;
}

/** One step of a proof, hung on the line by its tile; the list counts them. */
export const Step = ({ title, formula, result, verdict, children }: StepProps) => (
  <li className={styles.step} data-verdict={verdict}>
    <span className={`num ${styles.tile}`} aria-hidden="true" />
    <Row wrap gapX={12} minHeight={32}>
      <Text as="h2" size="large">
        {title}
      </Text>
      {formula !== undefined && (
        <code className={`mono ${styles.formula}`}>
          <bdi dir="ltr">{formula}</bdi>
        </code>
      )}
      {result !== undefined && <Box marginStart="auto">{result}</Box>}
    </Row>
    {children !== undefined && (
      <Stack gap={12} marginTop={8}>
        {children}
      </Stack>
    )}
  </li>
);
