import { useMessages } from '../../../i18n/index.ts';
import type { BattleVerification } from '../proof/verify-battle.ts';
import type { Names } from '../verify/use-names.ts';
import { useSeatName } from './battle-names.ts';
import drawStyles from './draw.module.css';
import { Awards, Scores, Tie } from './ResultParts.tsx';
import { Step, VerdictMark } from './Step.tsx';

interface ResultProps {
  readonly verification: BattleVerification;
  readonly names: Names;
}

/** Who won and who got what, from the drawn values alone. */
export const ResultStep = ({ verification, names }: ResultProps) => {
  const { fairness, battle: battleWords } = useMessages();
  const { verify } = fairness;
  const { result: words } = verify;
  const { result, battle, seats, commitment } = verification;
  const nameOf = useSeatName(seats.seats, names);
  if (result === null) {
    return (
      <Step
        title={words.title}
        verdict="pending"
        result={<VerdictMark verdict="pending" words={{ pending: verify.later }} />}
      >
        <p className={drawStyles.note}>{words.none}</p>
      </Step>
    );
  }
  const serverSeed = commitment.secrets?.serverSeed ?? null;
  const mode = battle.mode === 'classic' ? 'CLASSIC' : 'UNDERDOG';
  const rule = battle.teams ? battleWords.teamTakesAll[mode] : battleWords.takesAll[mode];
  const sideNames = (between: readonly number[]): readonly string[] =>
    between.map((one) => (battle.teams ? battleWords.room.side[one === 1 ? 1 : 2] : nameOf(one)));
  return (
    <Step title={words.title} verdict={result.verdict} result={<VerdictMark verdict={result.verdict} />}>
      <p className={drawStyles.note}>{`${battleWords.modes[mode]} · ${rule}`}</p>
      <Scores verification={verification} result={result} names={names} />
      {result.differing.length > 0 && (
        <p className={drawStyles.fault}>
          {words.differing(result.differing.map((part) => words.parts[part]).join(verify.comma))}
        </p>
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
      {result.dealTie !== null && (
        <Tie
          tie={result.dealTie}
          title={words.deal}
          text={words.dealText}
          names={result.dealTie.between.map(nameOf)}
          serverSeed={serverSeed}
        />
      )}
      {battle.teams && <p className={drawStyles.note}>{words.dealRule}</p>}
      <Awards verification={verification} result={result} names={names} />
    </Step>
  );
};
