import { useMemo, useState } from 'react';
import { useLocale } from '../../../i18n/index.ts';
import { axisText } from '../../charts/axis-text.ts';
import { Legend } from '../../charts/Legend.tsx';
import { Plot } from '../../charts/Plot.tsx';
import { useWords } from '../../texts.tsx';
import { clockText } from '../../ui/moments.ts';
import { Panel } from '../../ui/Panel.tsx';
import styles from './charts.module.css';
import type { Now } from './KeyFigures.tsx';

/** Plays a minute over 24 hours, beside the same hours of the four weeks before. */
export const PaceChart = ({ minutes, zone }: Pick<Now, 'minutes' | 'zone'>) => {
  const { pace } = useWords().now;
  const { locale } = useLocale();
  const [point, setPoint] = useState<number | null>(null);
  const { x, lines } = useMemo(
    () => ({
      x: minutes.map((_quarter, place) => place),
      lines: [
        { kind: 'measured' as const, values: minutes.map(({ perMinute }) => perMinute) },
        { kind: 'expected' as const, values: minutes.map(({ usual }) => usual ?? null) },
      ],
    }),
    [minutes],
  );
  const timeOf = (place: number): string => {
    const since = minutes[place]?.since;
    return since === undefined ? '' : clockText(new Date(since), zone).slice(0, 5);
  };
  const shown = point === null ? undefined : minutes[point];
  const isEmpty = minutes.every(({ perMinute, usual }) => perMinute === 0 && (usual ?? 0) === 0);
  return (
    <Panel
      title={pace.title}
      aside={
        point === null || shown === undefined ? (
          <Legend
            entries={[
              { mark: 'line', text: pace.today },
              { mark: 'dots', text: pace.weeks },
            ]}
          />
        ) : (
          <span className="figure">
            {timeOf(point)} <b className={styles.read}>{shown.perMinute.toFixed(1)}</b>
            {shown.usual != null && ` · ${pace.usual({ count: shown.usual.toFixed(1) })}`}
          </span>
        )
      }
    >
      {isEmpty ? (
        <p className={styles.none}>{pace.none}</p>
      ) : (
        <Plot
          label={pace.said({ count: (minutes.at(-1)?.perMinute ?? 0).toFixed(1) })}
          height={196}
          x={x}
          lines={lines}
          xText={timeOf}
          yText={(value) => axisText(value, locale)}
          onPoint={setPoint}
        />
      )}
    </Panel>
  );
};
