import type { ComponentProps, ReactNode } from 'react';
import type { GameVerdict, Verdict } from '../../../../engine/games/explanation/verdict.ts';
import { useMessages } from '../../../i18n/index.ts';
import { Box, Row, Stack, Text, VisuallyHidden } from '../../../ui/Box.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { StepTile } from '../StepTile.tsx';
import styles from './step.module.css';

interface VerdictMarkProps {
  readonly verdict: GameVerdict;
  /** In place of the general words. */
  readonly words?: Partial<Readonly<Record<GameVerdict, string>>> | undefined;
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

/** The number that a step came to. */
interface Drawn {
  readonly text: string;
  readonly verdict: Verdict;
  /** The number decides the play. */
  readonly large?: boolean;
}

interface StepProps extends Pick<VerdictMarkProps, 'words'> {
  readonly title: string;
  readonly formula?: string;
  /** At the end of the title's line; a step without one compares nothing. */
  readonly verdict?: GameVerdict;
  /** Behind the verdict. */
  readonly drawn?: Drawn | undefined;
  readonly children?: ReactNode;
}

const Result = ({ verdict, words, drawn }: Pick<StepProps, 'words' | 'drawn'> & { readonly verdict: GameVerdict }) => {
  const mark = <VerdictMark verdict={verdict} words={words} />;
  if (drawn === undefined) return mark;
  return (
    <Row as="span" wrap justify="end" gapX={16}>
      {mark}
      <Text as="bdi" size={drawn.large ? ['title', 'display'] : 'title'} tone={tones[drawn.verdict]} num>
        {drawn.text}
      </Text>
    </Row>
  );
};

/** One step of a proof, hung on the line by its tile; the list counts them. */
export const Step = ({ title, formula, verdict, words, drawn, children }: StepProps) => (
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
      {verdict !== undefined && (
        <Box marginStart="auto">
          <Result verdict={verdict} words={words} drawn={drawn} />
        </Box>
      )}
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

/** Shows more of a list in a step, or less. */
export const ListButton = (props: Pick<ComponentProps<typeof Button>, 'onClick' | 'aria-expanded' | 'children'>) => (
  <Row marginStart="outdent">
    <Button variant="proof" {...props} />
  </Row>
);
