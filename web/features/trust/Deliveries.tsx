import { useMessages } from '../../i18n/index.ts';
import { useServerClock } from '../../platform/clock.tsx';
import { Row, Text } from '../../ui/Box.tsx';
import { durationText } from './duration.ts';
import type { Figures } from './figures.ts';
import { Part } from './Part.tsx';
import { Source } from './Source.tsx';
import styles from './trust.module.css';

const Length = ({ ms, text }: { readonly ms: number; readonly text: string }) => (
  <Row as="p" align="baseline" wrap gapX={8}>
    <Text as="b" size="title" weight={600}>
      {durationText(ms, useMessages().trust)}
    </Text>
    <Text tone="muted">{text}</Text>
  </Row>
);

/** Arrivals by how long they took. The white lines are the median and the 95th percentile. */
const Bars = ({ figures: { bars, barWidth, median, p95 } }: { readonly figures: Figures['deliveries'] }) => {
  const { trust } = useMessages();
  const { deliveries } = trust;
  const most = Math.max(...bars, 1);
  const at = (ms: number): number => Math.min(bars.length, ms / barWidth);
  const ticks = [0, 3, 6, 9, 12];
  const placed = bars.map((count, place) => ({ count, place }));
  const label = (count: number, place: number): string => {
    const from = durationText(place * barWidth, trust);
    return place === bars.length - 1
      ? deliveries.last({ from, count })
      : deliveries.bar({ from, to: durationText((place + 1) * barWidth, trust), count });
  };
  return (
    <>
      <svg className={styles.bars} viewBox={`0 0 ${bars.length} 100`} preserveAspectRatio="none" aria-hidden="true">
        {placed.map(({ count, place }) => (
          <rect
            key={place}
            data-late={place === bars.length - 1 || undefined}
            x={place + 0.03}
            y={100 - (count / most) * 100}
            width={0.94}
            height={(count / most) * 100}
          />
        ))}
        {[median, p95].map((ms) => typeof ms === 'number' && <path key={ms} d={`M${at(ms)} 0V100`} />)}
      </svg>
      <div className={styles.barTicks} aria-hidden="true">
        {ticks.map((tick) => (
          <Text key={tick} size="small" tone="muted" style={{ insetInlineStart: `${(tick / bars.length) * 100}%` }}>
            <bdi>{tick === 0 ? 0 : durationText(tick * barWidth, trust)}</bdi>
          </Text>
        ))}
      </div>
      <ul className="sr-only" aria-label={deliveries.chart}>
        {bars.map((count, place) => count > 0 && <li key={label(count, place)}>{label(count, place)}</li>)}
      </ul>
    </>
  );
};

/** How long items took to players' Steam accounts. */
export const Deliveries = ({ figures }: { readonly figures: Figures['deliveries'] }) => {
  const { trust } = useMessages();
  const { deliveries } = trust;
  const clock = useServerClock();
  const { arrived, median, p95, underway, oldestSince, position } = figures;
  return (
    <Part title={deliveries.title} note={deliveries.note({ count: arrived })}>
      {typeof median === 'number' && typeof p95 === 'number' ? (
        <>
          <Row wrap gapX={32} gapY={4} marginBottom={16}>
            <Length ms={median} text={deliveries.median} />
            <Length ms={p95} text={deliveries.p95} />
          </Row>
          <Bars figures={figures} />
        </>
      ) : (
        <Text as="p" tone="muted">
          {deliveries.none}
        </Text>
      )}
      <Text as="p" tone="soft" marginTop={12}>
        {typeof oldestSince === 'string'
          ? deliveries.underway({
              count: underway,
              time: durationText(Math.max(0, clock.now() - Date.parse(oldestSince)), trust),
            })
          : deliveries.idle}
      </Text>
      <Source types={['RetrievalRequested', 'RetrievalAdvanced']} position={position} />
    </Part>
  );
};
