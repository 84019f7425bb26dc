import { useMessages } from '../../../i18n/index.ts';
import { Text } from '../../../ui/Box.tsx';
import styles from './draw.module.css';
import { RoundGrid, type RoundGridProps } from './RoundGrid.tsx';
import { Step, VerdictMark } from './Step.tsx';

/** Every draw of every rank, in one grid. */
export const RoundsStep = (props: RoundGridProps) => {
  const { rounds } = props;
  const { rounds: words, waiting, later } = useMessages().fairness.verify;
  const draws = rounds.rounds.length * rounds.ranks;
  const none = rounds.rounds.length === 0;
  return (
    <Step
      title={words.title}
      formula={words.formula}
      verdict={rounds.verdict}
      result={
        <VerdictMark
          verdict={rounds.verdict}
          words={{ match: words.all({ draws }), pending: none ? later : waiting }}
        />
      }
    >
      <Text as="p" size="note" tone="muted" className={styles.note}>
        {none ? words.none : words.text}
      </Text>
      {!none && <RoundGrid {...props} />}
    </Step>
  );
};
