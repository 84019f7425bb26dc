import { ReelStage, type StageTurn } from '../case/reel/ReelStage.tsx';
import styles from './ContractStage.module.css';
import type { DrawnContract } from './contract-winner.ts';

interface TurningReelProps {
  readonly drawn: DrawnContract;
  readonly turn: StageTurn;
  readonly skipped: boolean;
  readonly reducedMotion: boolean;
  readonly stands: boolean;
}

/** The reel over the signed table. Where that isn't known any more, what was drawn stands alone. */
export const TurningReel = ({ drawn, turn, skipped, reducedMotion, stands }: TurningReelProps) => {
  const { entries, winner } = drawn;
  if (entries.length === 1) {
    const { image, grade } = winner.entry.skin;
    return (
      <div className={styles.alone} data-grade={grade}>
        <img src={image} alt="" width={640} height={400} />
      </div>
    );
  }
  return (
    <div className={styles.reel}>
      <ReelStage
        entries={entries}
        quantity={1}
        turn={turn}
        stands={stands}
        skipped={skipped}
        reducedMotion={reducedMotion}
      />
    </div>
  );
};
