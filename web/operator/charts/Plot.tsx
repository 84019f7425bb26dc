import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type uPlot from 'uplot';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { loadPlot } from './load-plot.ts';
import styles from './Plot.module.css';

/** A line of a plot: `measured` is what happened, `expected` what it is compared with, `edge` bounds a band and isn't drawn. */
export type Line = 'measured' | 'expected' | 'edge';

interface PlotProps {
  /** The plot in words, for those who don't see it. */
  readonly label: string;
  /** CSS pixels. */
  readonly height: number;
  /** Ascending. */
  readonly x: readonly number[];
  readonly lines: readonly { readonly kind: Line; readonly values: readonly (number | null)[] }[];
  /** Pairs of places in `lines`, the upper edge first, from the widest band to the narrowest. */
  readonly bands?: readonly (readonly [upper: number, lower: number])[];
  /** The values at which the x axis has a word, at most as many as fit. */
  readonly xText: (x: number) => string;
  readonly yText: (y: number) => string;
  /** The values at a point that the pointer is over, in place of the legend. */
  readonly onPoint?: (place: number | null) => void;
}

/** The colours and the face that a plot takes from the theme. */
const inks = (element: Element) => {
  const style = getComputedStyle(element);
  const ink = (name: string): string => style.getPropertyValue(name).trim();
  return {
    line: ink('--line'),
    faint: ink('--faint'),
    axis: ink('--axis'),
    band: ink('--band-far'),
    text: ink('--text'),
    font: `12px ${style.fontFamily}`,
  };
};

type Inks = ReturnType<typeof inks>;

const seriesOf = (kind: Line, { line, faint }: Inks): uPlot.Series => {
  const bare = { points: { show: false } };
  switch (kind) {
    case 'measured':
      return { ...bare, stroke: line, width: 1.25 };
    case 'expected':
      return { ...bare, stroke: faint, width: 1, dash: [2, 3] };
    case 'edge':
      return { ...bare, width: 0 };
  }
};

/** A dot at the last value of the first line. */
const drawLast =
  (text: string) =>
  (plot: uPlot): void => {
    const values = plot.data[1];
    const last = values?.findLastIndex((value) => value != null) ?? -1;
    const [x, y] = [plot.data[0][last], values?.[last]];
    if (x === undefined || y == null) return;
    const { ctx } = plot;
    ctx.save();
    ctx.fillStyle = text;
    ctx.beginPath();
    ctx.arc(plot.valToPos(x, 'x', true), plot.valToPos(y, 'y', true), 2.5 * devicePixelRatio, 0, 2 * Math.PI);
    ctx.fill();
    ctx.restore();
  };

/** @param latest the plot as it was shown last: words change with the language */
const optionsOf = (latest: () => PlotProps, width: number, ink: Inks): uPlot.Options => {
  const { lines, bands = [], height } = latest();
  const axis: uPlot.Axis = { stroke: ink.faint, font: ink.font, ticks: { show: false }, gap: 8 };
  return {
    width,
    height,
    padding: [8, 20, 0, 0],
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, points: { show: false } },
    // Money and counts never start in the middle of an axis.
    scales: { x: { time: false }, y: { range: (_plot, min, max) => [Math.min(0, min), Math.max(1, max) * 1.05] } },
    axes: [
      { ...axis, size: 24, space: 64, grid: { show: false }, values: (_plot, at) => at.map(latest().xText) },
      {
        ...axis,
        size: 48,
        space: 44,
        grid: { stroke: ink.axis, width: 1 },
        values: (_plot, at) => at.map(latest().yText),
      },
    ],
    series: [{}, ...lines.map(({ kind }) => seriesOf(kind, ink))],
    bands: bands.map(([upper, lower]) => ({ series: [upper + 1, lower + 1], fill: ink.band })),
    hooks: {
      draw: [drawLast(ink.text)],
      setCursor: [({ cursor }) => latest().onPoint?.(cursor.idx ?? null)],
    },
  };
};

const dataOf = ({ x, lines }: Pick<PlotProps, 'x' | 'lines'>): uPlot.AlignedData => [
  [...x],
  ...lines.map(({ values }) => [...values]),
];

const Drawn = ({ library: Library, ...props }: PlotProps & { readonly library: typeof uPlot }) => {
  const host = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot | null>(null);
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  useLayoutEffect(() => {
    const element = host.current;
    if (element === null) return;
    const current = (): PlotProps => latest.current;
    const made = new Library(optionsOf(current, element.clientWidth, inks(element)), dataOf(current()), element);
    plot.current = made;
    const watched = new ResizeObserver(() => made.setSize({ width: element.clientWidth, height: current().height }));
    watched.observe(element);
    return () => {
      watched.disconnect();
      made.destroy();
    };
  }, [Library]);
  const { x, lines, label } = props;
  useEffect(() => {
    plot.current?.setData(dataOf({ x, lines }));
  }, [x, lines]);
  return <div ref={host} role="img" aria-label={label} />;
};

/**
 * Lines and bands over one axis, drawn by uPlot, whose code comes when the first plot is shown. A plot keeps its kinds of lines and
 * its height; `x`, `lines` and `label` may change.
 */
export const Plot = (props: PlotProps) => {
  const [library, setLibrary] = useState<typeof uPlot | null>(null);
  useEffect(() => {
    let wanted = true;
    loadPlot().then(
      (loaded) => wanted && setLibrary(() => loaded),
      // The figures of the page stand without it.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, []);
  return (
    <div className={styles.plot} style={{ blockSize: `${props.height}px` }} dir="ltr">
      {library === null ? <Skeleton height={`${props.height}px`} /> : <Drawn library={library} {...props} />}
    </div>
  );
};
