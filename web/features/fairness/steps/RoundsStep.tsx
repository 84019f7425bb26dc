import { Fragment, useId, useState } from 'react';
import type { OpenedBattle } from '../../../../engine/games/battle/state.ts';
import type { CellCheck, RoundCheck, RoundsStep as Rounds } from '../../../../engine/games/explanation/steps.ts';
import { formatMoney, formatTicket, pickName, skinNames, useLocale, useMessages } from '../../../i18n/index.ts';
import { Grid, Text, VisuallyHidden } from '../../../ui/Box.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Figure } from '../Rows.tsx';
import type { Names } from '../verify/use-names.ts';
import { useRankName } from './battle-names.ts';
import { CellDetail } from './CellDetail.tsx';
import styles from './grid.module.css';
import { UNKNOWN_GRADE } from './OddsRows.tsx';
import { Step, StepNote } from './Step.tsx';

interface CellProps {
  readonly cell: CellCheck;
  readonly names: Names;
  readonly open: boolean;
  /** Id of what it opens. */
  readonly detail: string;
  readonly onToggle: () => void;
}

const Cell = ({ cell, names, open, detail, onToggle }: CellProps) => {
  const messages = useMessages();
  const { verify } = messages.fairness;
  const { locale } = useLocale();
  const { draw, verdict } = cell;
  const skin = names.skins.get(draw.skin);
  const name = skin ? skinNames(skin, draw.wear === '' ? null : draw.wear, messages, locale).full : draw.skin;
  return (
    <Grid
      as="button"
      type="button"
      position="relative"
      align="center"
      gapX={10}
      width="full"
      minHeight={56}
      className={styles.cell}
      data-grade={skin?.grade ?? UNKNOWN_GRADE}
      aria-expanded={open}
      aria-controls={open ? detail : undefined}
      onClick={onToggle}
    >
      <Text display="block" minHeight={40} className={styles.art}>
        {skin && <img src={skin.imageSmall} alt="" width={64} height={40} loading="lazy" decoding="async" />}
      </Text>
      <VisuallyHidden>{name}</VisuallyHidden>
      <Text
        as="bdi"
        size={['small', 'body']}
        self="end"
        num
        tone={verdict === 'mismatch' ? 'danger' : undefined}
        className={styles.ticket}
      >
        {formatTicket(draw.ticket)}
      </Text>
      <Text as="bdi" size="small" self="start" tone="muted">
        {formatMoney(Number(draw.value), locale)}
      </Text>
      {verdict === 'mismatch' && (
        <span className={styles.wrong}>
          <Icon name="warning" size={14} />
          <VisuallyHidden>{verify.differs}</VisuallyHidden>
        </span>
      )}
    </Grid>
  );
};

interface RowProps {
  readonly round: RoundCheck;
  readonly names: Names;
  readonly battle: OpenedBattle;
  /** Which rank's draw is open, if any of this round is. */
  readonly open: number | null;
  readonly serverSeed: string | null;
  readonly onToggle: (rank: number) => void;
}

const RoundGridRow = ({ round, names, battle, open, serverSeed, onToggle }: RowProps) => {
  const { verify } = useMessages().fairness;
  const { locale } = useLocale();
  const detail = useId();
  const nameOf = useRankName(battle, names);
  const called = round.box === null ? undefined : names.cases.get(round.box.case);
  const cell = round.cells.find(({ rank }) => rank === open);
  return (
    <Fragment>
      <tr>
        <th scope="row" className={styles.round}>
          <VisuallyHidden>{verify.rounds.round({ round: round.round })}</VisuallyHidden>
          <Text as="bdi" size="tight" display="block" tone="text" num aria-hidden="true">
            {round.round}
          </Text>
          <Text display="block" truncate visuallyHiddenBelow={768}>
            {called === undefined ? round.box?.case : pickName(called, locale)}
          </Text>
        </th>
        {round.cells.map((one) => (
          <td key={one.rank}>
            <Cell
              cell={one}
              names={names}
              open={one.rank === open}
              detail={detail}
              onToggle={() => onToggle(one.rank)}
            />
          </td>
        ))}
      </tr>
      {cell && (
        <tr>
          <td colSpan={round.cells.length + 1} id={detail} className={styles.opened}>
            <CellDetail
              cell={cell}
              round={round}
              title={`${verify.rounds.round({ round: round.round })} · ${nameOf(cell.rank)}`}
              serverSeed={serverSeed}
              skins={names.skins}
            />
          </td>
        </tr>
      )}
    </Fragment>
  );
};

interface RoundGridProps {
  readonly rounds: Rounds;
  readonly battle: OpenedBattle;
  readonly names: Names;
  /** Null while it is hidden. */
  readonly serverSeed: string | null;
}

/** Rounds down, ranks across; each draw opens in its place. Below are the totals of what the log holds. */
const RoundGrid = ({ rounds: { rounds, ranks }, battle, names, serverSeed }: RoundGridProps) => {
  const { verify } = useMessages().fairness;
  const { locale } = useLocale();
  const { result } = battle;
  const nameOf = useRankName(battle, names);
  const [open, setOpen] = useState<string | null>(null);
  const places = Array.from({ length: ranks }, (_, index) => index + 1);
  const winners = result?.winners ?? [];
  const total = (rank: number): number =>
    rounds.reduce((sum, { cells }) => sum + Number(cells.find((one) => one.rank === rank)?.draw.value ?? 0), 0);
  return (
    <table className={styles.grid}>
      <VisuallyHidden as="caption">{verify.rounds.title}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col" className={styles.round}>
            <VisuallyHidden>{verify.rounds.column}</VisuallyHidden>
          </th>
          {places.map((rank) => (
            <th key={rank} scope="col" data-won={winners.includes(rank) || undefined}>
              <span className={`name ${styles.seatName}`}>
                {winners.includes(rank) && <Icon name="crown" size={14} />}
                <span>{nameOf(rank)}</span>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rounds.map((round) => {
          const [at, rank] = (open ?? '').split('.');
          return (
            <RoundGridRow
              key={round.position}
              round={round}
              names={names}
              battle={battle}
              open={at === String(round.round) ? Number(rank) : null}
              serverSeed={serverSeed}
              onToggle={(next) =>
                setOpen((now) => (now === `${round.round}.${next}` ? null : `${round.round}.${next}`))
              }
            />
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className={styles.round}>
            {verify.rounds.total}
          </th>
          {places.map((rank) => (
            <td key={rank} data-won={winners.includes(rank) || undefined}>
              <Figure>{formatMoney(total(rank), locale)}</Figure>
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
};

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
      words={{ match: words.all({ draws }), pending: none ? later : waiting }}
    >
      <StepNote>{none ? words.none : words.text}</StepNote>
      {!none && <RoundGrid {...props} />}
    </Step>
  );
};
