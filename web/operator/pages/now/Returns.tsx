import { useQuery } from '@apollo/client/react';
import { useCallback } from 'react';
import { formatCount, useLocale } from '../../../i18n/index.ts';
import { Loaded } from '../../../platform/Loaded.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Segmented } from '../../../ui/Segmented.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useLive } from '../../api/use-live.ts';
import { measuredReturn, type PlayedFigures } from '../../charts/measured-return.ts';
import { SigmaBand, toneOf } from '../../charts/SigmaBand.tsx';
import { useWords } from '../../texts.tsx';
import { Amount } from '../../ui/Amount.tsx';
import choice from '../../ui/choice.module.css';
import { shareText, sigmaText } from '../../ui/figures.ts';
import { gameText } from '../../ui/game-text.ts';
import { Panel } from '../../ui/Panel.tsx';
import { RETURNS_SINCE } from './now-query.ts';
import { PERIODS, type Period } from './periods.ts';
import styles from './Returns.module.css';

interface RowProps {
  readonly name: string;
  readonly figures: PlayedFigures;
  readonly month: PlayedFigures | undefined;
}

const Row = ({ name, figures, month }: RowProps) => {
  const { locale } = useLocale();
  const measured = measuredReturn(figures);
  const before = month === undefined ? null : measuredReturn(month);
  const { deviation = null, sigma = null, expected = 0 } = measured ?? {};
  const tone = deviation !== null && figures.telling ? toneOf(deviation) : undefined;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className={classNames(styles.figure, styles.wide)}>{formatCount(figures.plays, locale)}</td>
      <td className={classNames(styles.figure, styles.wide)}>
        <Amount value={figures.staked} />
      </td>
      <td className={classNames(styles.figure, styles.wide)}>
        <Amount value={figures.won} />
      </td>
      <td className={classNames(styles.figure, styles.measured)}>
        {measured === null ? '—' : shareText(measured.measured)}
      </td>
      <td className={classNames(styles.figure, styles.range)}>
        {measured !== null &&
          (sigma === null
            ? shareText(expected, 1)
            : `${shareText(Math.max(0, expected - sigma), 1)}–${shareText(expected + sigma, 1)}`)}
      </td>
      <td className={styles.band}>
        {measured !== null && <SigmaBand deviation={deviation} telling={figures.telling} />}
      </td>
      <td className={classNames(styles.figure, styles.wide)}>{before === null ? '—' : shareText(before.measured)}</td>
      <td className={classNames(styles.figure, styles.off, tone !== undefined && styles[tone])}>
        {deviation === null ? '—' : sigmaText(deviation)}
      </td>
    </tr>
  );
};

interface ReturnsProps {
  /** The first days of the periods. */
  readonly from: Readonly<Record<Period, string>>;
  readonly period: Period;
  readonly onPeriod: (period: Period) => void;
}

/** The return of each game in a period, on one scale of luck. */
export const Returns = ({ from, period, onPeriod }: ReturnsProps) => {
  const words = useWords();
  const { returns, periods, periodLabel } = words.now;
  const query = useQuery(RETURNS_SINCE, { variables: { from: from[period] } });
  const month = useQuery(RETURNS_SINCE, { variables: { from: from[30] } });
  const [again, monthAgain] = [query.refetch, month.refetch];
  useLive(
    'FIGURES',
    useCallback(() => Promise.all([again(), monthAgain()]), [again, monthAgain]),
  );
  const report = query.data?.report;
  const earlier = month.data?.report;
  return (
    <Panel
      title={returns.title}
      note={returns.note}
      aside={
        <Segmented
          className={classNames(choice.choice, styles.periods)}
          label={periodLabel}
          choices={PERIODS.map((value) => ({ value, label: periods[value] }))}
          value={period}
          onChange={onPeriod}
        />
      }
    >
      <Loaded from={query} value={report} skeleton={<Skeleton height="208px" />}>
        {({ games, totals }) =>
          games.length === 0 ? (
            <p className={styles.none}>{returns.none}</p>
          ) : (
            <>
              <table className={styles.table} aria-label={returns.title}>
                <thead>
                  <tr>
                    <th scope="col">{returns.game}</th>
                    <th scope="col" className={classNames(styles.figure, styles.wide)}>
                      {returns.plays}
                    </th>
                    <th scope="col" className={classNames(styles.figure, styles.wide)}>
                      {returns.stakes}
                    </th>
                    <th scope="col" className={classNames(styles.figure, styles.wide)}>
                      {returns.won}
                    </th>
                    <th scope="col" className={styles.figure}>
                      {returns.measured}
                    </th>
                    <th scope="col" className={classNames(styles.figure, styles.range)}>
                      {returns.range}
                    </th>
                    <th scope="col" className={styles.band}>
                      <span className={styles.scale} dir="ltr">
                        <span>−3σ</span>
                        <span>{returns.expected}</span>
                        <span>+3σ</span>
                      </span>
                    </th>
                    <th scope="col" className={classNames(styles.figure, styles.wide)}>
                      {returns.month}
                    </th>
                    <th scope="col" className={classNames(styles.figure, styles.off)}>
                      {returns.off}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {games.map((figures) => (
                    <Row
                      key={figures.game}
                      name={gameText(words, figures.game)}
                      figures={figures}
                      month={earlier?.games.find(({ game }) => game === figures.game)}
                    />
                  ))}
                  <Row name={returns.all} figures={totals} month={earlier?.totals} />
                </tbody>
              </table>
              {games.some(({ telling }) => !telling) && <p className={styles.few}>{returns.few}</p>}
            </>
          )
        }
      </Loaded>
    </Panel>
  );
};
