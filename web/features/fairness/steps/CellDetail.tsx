import type { CellCheck, RoundCheck } from '../../../../engine/games/explanation/steps.ts';
import { formatFloat, useMessages } from '../../../i18n/index.ts';
import type { SkinsById } from '../verify/use-names.ts';
import { DrawLines, FloatRows } from './DrawLines.tsx';
import styles from './grid.module.css';
import { OddsLookup } from './OddsRows.tsx';
import { VerdictMark } from './Step.tsx';

interface CellDetailProps {
  readonly cell: CellCheck;
  readonly round: RoundCheck;
  readonly title: string;
  readonly serverSeed: string | null;
  readonly skins: SkinsById;
}

/** One rank's draw in one round, from its message to the entry that its ticket fell into. */
export const CellDetail = ({ cell, round, title, serverSeed, skins }: CellDetailProps) => {
  const { verify } = useMessages().fairness;
  const { ticket, hit, float } = cell;
  return (
    <div className={styles.detail}>
      <p className={styles.detailHead}>
        <b>{title}</b>
        <VerdictMark verdict={cell.verdict} />
      </p>
      <DrawLines check={ticket} serverSeed={serverSeed} />
      <OddsLookup table={round.odds?.table ?? null} hit={hit} ticket={ticket.shown} skins={skins} />
      {float !== null && (
        <div className={styles.float}>
          <p className={styles.detailHead}>
            <b>{verify.float.title}</b>
            <bdi className="num">{formatFloat(float.computed ?? float.shown)}</bdi>
            <VerdictMark verdict={float.verdict} />
          </p>
          <FloatRows check={float} />
        </div>
      )}
    </div>
  );
};
