import { useMessages } from '../../../i18n/index.ts';
import type { BattleVerification } from '../proof/verify-battle.ts';
import type { Names } from '../verify/use-names.ts';
import styles from './draw.module.css';
import { RoundGrid } from './RoundGrid.tsx';
import { Step, VerdictMark } from './Step.tsx';

/** Every draw of every seat, in one grid. */
export const RoundsStep = ({
  verification,
  names,
}: {
  readonly verification: BattleVerification;
  readonly names: Names;
}) => {
  const { rounds: words, waiting, later } = useMessages().fairness.verify;
  const { rounds, battle } = verification;
  const draws = rounds.rounds.length * battle.seatCount;
  const none = rounds.rounds.length === 0;
  return (
    <Step
      title={words.title}
      formula={words.formula}
      verdict={rounds.verdict}
      result={
        <VerdictMark verdict={rounds.verdict} words={{ match: words.all(draws), pending: none ? later : waiting }} />
      }
    >
      <p className={styles.note}>{none ? words.none : words.text}</p>
      {!none && <RoundGrid verification={verification} names={names} />}
    </Step>
  );
};
