import { useMemo, useState } from 'react';
import { useLocale } from '../../../i18n/index.ts';
import { axisText } from '../../charts/axis-text.ts';
import { Legend } from '../../charts/Legend.tsx';
import { Plot } from '../../charts/Plot.tsx';
import { useWords } from '../../texts.tsx';
import { amountText, wholeText } from '../../ui/figures.ts';
import { Panel } from '../../ui/Panel.tsx';
import styles from './charts.module.css';
import type { Now } from './KeyFigures.tsx';

/** From the widest band to the narrowest: pairs of the edges below. */
const BANDS = [
  [2, 3],
  [4, 5],
] as const;

/** Income of 30 days so far in the cone that luck explains: a bad week that is luck looks like luck. */
export const IncomeCone = ({ days }: { readonly days: Now['days'] }) => {
  const { cone } = useWords().now;
  const { locale } = useLocale();
  const [point, setPoint] = useState<number | null>(null);
  const { x, lines } = useMemo(() => {
    // The sums begin at nothing, at the start of the first day.
    const from = { cumulativeIncome: 0, cumulativeExpected: 0, cumulativeSigma: 0 };
    const points = [from, ...days];
    const edge = (sigmas: number) => ({
      kind: 'edge' as const,
      values: points.map((day) => (day.cumulativeExpected + sigmas * day.cumulativeSigma) / 100),
    });
    return {
      x: points.map((_day, place) => place),
      lines: [
        { kind: 'measured' as const, values: points.map((day) => day.cumulativeIncome / 100) },
        { kind: 'expected' as const, values: points.map((day) => day.cumulativeExpected / 100) },
        edge(2),
        edge(-2),
        edge(1),
        edge(-1),
      ],
    };
  }, [days]);
  const last = days.at(-1);
  const shown = point === null ? undefined : days[point - 1];
  const isEmpty = days.every(({ plays }) => plays === 0);
  return (
    <Panel
      title={cone.title}
      aside={
        shown === undefined ? (
          <Legend
            entries={[
              { mark: 'band', text: '±1σ ±2σ' },
              { mark: 'dots', text: cone.expected },
            ]}
          />
        ) : (
          <span className="figure">
            {shown.day.slice(5)} <b className={styles.read}>{amountText(shown.cumulativeIncome, locale)}</b> ·{' '}
            {cone.expected} {wholeText(shown.cumulativeExpected, locale)} ± {wholeText(shown.cumulativeSigma, locale)}
          </span>
        )
      }
    >
      {isEmpty || last === undefined ? (
        <p className={styles.none}>{cone.none}</p>
      ) : (
        <Plot
          label={cone.said({
            income: amountText(last.cumulativeIncome, locale),
            expected: wholeText(last.cumulativeExpected, locale),
          })}
          height={196}
          x={x}
          lines={lines}
          bands={BANDS}
          xText={(place) => days[place - 1]?.day.slice(5) ?? ''}
          yText={(value) => axisText(value, locale)}
          onPoint={setPoint}
        />
      )}
    </Panel>
  );
};
