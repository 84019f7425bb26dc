import type { ReactNode } from 'react';
import type { GameVerdict, Verdict } from '../../../../engine/games/explanation/verdict.ts';
import { useMessages } from '../../../i18n/index.ts';
import { Box, Row, Stack, Text, VisuallyHidden } from '../../../ui/Box.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { StepTile } from '../StepTile.tsx';
import styles from './step.module.css';

interface VerdictMarkProps {
  readonly verdict: GameVerdict;
  /** In place of the general words. */
  readonly words?: Partial<Readonly<Record<GameVerdict, string>>>;
  /** The words are there for those who don't see the sign: its row says what is compared. */
  readonly signOnly?: boolean;
  /** The verdict is the whole page's, in a sentence that may take several lines. */
  readonly large?: boolean;
}

const icons = { match: 'check', mismatch: 'warning', pending: 'clock', loose: 'warning' } as const;
const marks = { match: 'muted', mismatch: 'danger', pending: 'muted', loose: 'caution' } as const;

export const VerdictMark = ({ verdict, words, signOnly = false, large = false }: VerdictMarkProps) => {
  const { verify } = useMessages().fairness;
  const general = {
    match: verify.same,
    mismatch: verify.differs,
    pending: verify.waiting,
    loose: verify.lane.loose,
  };
  const text = words?.[verdict] ?? general[verdict];
  const stands = verdict === 'mismatch' || verdict === 'loose';
  return (
    <Text
      size={large ? 'body' : 'small'}
      display="inline-flex"
      align="center"
      gap={6}
      tone={marks[verdict]}
      weight={stands ? 500 : undefined}
      nowrap={large ? undefined : true}
      data-verdict={verdict}
      title={signOnly ? text : undefined}
    >
      <Icon name={icons[verdict]} size={16} className={styles.sign} />
      {signOnly ? <VisuallyHidden>{text}</VisuallyHidden> : <span>{text}</span>}
    </Text>
  );
};

const tones = { match: 'text', mismatch: 'danger', pending: 'muted' } as const;

interface DrawnProps {
  /** Of the step. */
  readonly verdict: Verdict;
  /** Of the number alone, where that is another. */
  readonly own?: Verdict;
  /** The number decides the play. */
  readonly large?: boolean;
  readonly children: string;
}

/** The number that a step came to, behind the step's verdict. */
export const Drawn = ({ verdict, own = verdict, large = false, children }: DrawnProps) => (
  <Row as="span" wrap justify="end" gapX={16}>
    <VerdictMark verdict={verdict} />
    <Text as="bdi" size={large ? ['title', 'display'] : 'title'} tone={tones[own]} num>
      {children}
    </Text>
  </Row>
);

interface StepProps {
  readonly title: string;
  readonly formula?: string;
  /** At the end of the title's line: the verdict, or the number that came out. */
  readonly result?: ReactNode;
  readonly verdict?: GameVerdict;
  readonly children?: ReactNode;
}

/** One step of a proof, hung on the line by its tile; the list counts them. */
export const Step = ({ title, formula, result, verdict, children }: StepProps) => (
  <li className={styles.step} data-verdict={verdict}>
    <StepTile className={styles.tile} />
    <Row wrap gapX={12} minHeight={32}>
      <Text as="h2" size="large">
        {title}
      </Text>
      {formula !== undefined && (
        <Text as="code" tone="muted" anywhere className="mono">
          <bdi dir="ltr">{formula}</bdi>
        </Text>
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

/** A short description of a step. */
export const StepNote = ({ children }: { readonly children: ReactNode }) => (
  <Text as="p" size="note" maxWidth={640} tone="muted">
    {children}
  </Text>
);

/** A fault of a step. */
export const StepFault = ({ children }: { readonly children: ReactNode }) => (
  <Text as="p" size="note" tone="danger">
    {children}
  </Text>
);

/** A limit of what a faultless step shows. */
export const StepCaution = ({ children }: { readonly children: ReactNode }) => (
  <Text as="p" size="note" maxWidth={640} tone="caution">
    {children}
  </Text>
);
