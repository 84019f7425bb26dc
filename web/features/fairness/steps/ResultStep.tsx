import type { OpenedBattle } from '../../../../engine/games/battle/state.ts';
import type { ResultStep as Result } from '../../../../engine/games/explanation/steps.ts';
import { useMessages } from '../../../i18n/index.ts';
import { MODE_OF } from '../../battle/base-path.ts';
import type { Names } from '../verify/use-names.ts';
import { useRankName } from './battle-names.ts';
import { Awards, Scores, Tie } from './ResultParts.tsx';
import { Step, StepFault, StepNote } from './Step.tsx';

interface ResultProps {
  readonly result: Result;
  readonly battle: OpenedBattle;
  readonly names: Names;
  /** Null while it is hidden. */
  readonly serverSeed: string | null;
}

/** The winners and their awards, from the drawn values alone. */
export const ResultStep = ({ result, battle, names, serverSeed }: ResultProps) => {
  const { fairness, battle: battleWords } = useMessages();
  const { verify } = fairness;
  const { result: words } = verify;
  const nameOf = useRankName(battle, names);
  const { shown } = result;
  if (shown === null) {
    return (
      <Step title={words.title} verdict="pending" words={{ pending: verify.later }}>
        <StepNote>{words.none}</StepNote>
      </Step>
    );
  }
  const mode = MODE_OF[battle.mode];
  const together = battle.size > 1;
  const rule = together ? battleWords.teamTakesAll[mode] : battleWords.takesAll[mode];
  const sideNames = (between: readonly number[]): readonly string[] =>
    between.map((rank) => (together ? battleWords.room.side[rank === 1 ? 1 : 2] : nameOf(rank)));
  return (
    <Step title={words.title} verdict={result.verdict}>
      <StepNote>{`${battleWords.modes[mode]} · ${rule}`}</StepNote>
      <Scores battle={battle} shown={shown} names={names} />
      {result.differing.length > 0 && (
        <StepFault>
          {words.differing({ parts: result.differing.map((part) => words.parts[part]).join(verify.comma) })}
        </StepFault>
      )}
      {result.tie !== null && (
        <Tie
          tie={result.tie}
          title={words.tie}
          text={words.tieText}
          names={sideNames(result.tie.between)}
          serverSeed={serverSeed}
        />
      )}
      {result.order.map((tie) => (
        <Tie
          key={tie.between.join()}
          tie={tie}
          title={words.deal}
          text={words.dealText}
          names={tie.between.map(nameOf)}
          serverSeed={serverSeed}
        />
      ))}
      {together && <StepNote>{words.dealRule}</StepNote>}
      <Awards battle={battle} shown={shown} names={names} />
    </Step>
  );
};
