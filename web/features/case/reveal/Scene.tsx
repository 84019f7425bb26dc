import type { RefObject } from 'react';
import { useId, useMemo } from 'react';
import seedrandom from 'seedrandom';
import { classNames } from '../../../ui/class-names.ts';
import { type RevealTiming, stepStyle } from './intensity.ts';
import styles from './RevealStage.module.css';

const MOTES = 44;

/** Specks of dust in the light, the nearer the larger; the same seed gives the same dust. */
const motesOf = (seed: string) => {
  const random = seedrandom(seed);
  return Array.from({ length: MOTES }, () => {
    const near = random();
    return {
      '--place': `${50 + (random() - 0.5) * (random() < 0.5 ? 52 : 96)}%`,
      '--height': `${6 + random() * 84}%`,
      '--size': `${1 + near * 1.6}px`,
      '--bright': 0.15 + near * 0.55,
      '--drift': `${-10 - near * 30}px`,
      ...(near > 0.7 && { '--rarity': '#fff' }),
    };
  });
};

/** A pane of the case, turned open; its far one is the same in a mirror. */
const Pane = ({ far = false, timing: { glass } }: { readonly far?: boolean; readonly timing: RevealTiming }) => {
  const sheen = useId();
  return (
    <svg
      viewBox="0 0 96 424"
      preserveAspectRatio="none"
      fill="none"
      stroke="#fff"
      className={classNames(styles.step, styles.glass, far && styles.far)}
      style={stepStyle(glass)}
      aria-hidden="true"
    >
      <linearGradient id={sheen} y2="0.2">
        <stop stopColor="#fff" stopOpacity={0.02} />
        <stop offset={0.55} stopColor="#fff" stopOpacity={0.12} />
        <stop offset={1} stopColor="#fff" stopOpacity={0.02} />
      </linearGradient>
      <path d="M0 40 95 1V424L0 392z" fill={`url(#${sheen})`} strokeOpacity={0.26} />
      <path d="M95 1V424" strokeOpacity={0.5} />
      <path d="M0 41V40l17-7M78 8 95 1V23" strokeWidth={2} />
    </svg>
  );
};

interface SceneProps {
  readonly image: string;
  readonly timing: RevealTiming;
  readonly item: RefObject<HTMLImageElement | null>;
  readonly bar: RefObject<HTMLSpanElement | null>;
  /** Seed of the dust; null where nothing moves. */
  readonly dust: string | null;
}

/** The picture of a win: the bar is the lamp, its light stops at the floor, and the glass has opened to the sides. */
export const Scene = ({ image, timing, item, bar, dust }: SceneProps) => {
  const motes = useMemo(() => (dust === null ? [] : motesOf(dust)), [dust]);
  const light = (name: string | undefined) => <span className={classNames(styles.step, name)} />;
  return (
    <div className={styles.art} style={stepStyle(timing.light)} aria-hidden="true">
      {light(styles.wall)}
      {light(styles.floor)}
      {light(styles.near)}
      {timing.glass !== null && (
        <>
          <Pane timing={timing} />
          <Pane timing={timing} far />
        </>
      )}
      {light(styles.horizon)}
      <img src={image} alt="" width={640} height={400} className={classNames(styles.step, styles.reflection)} />
      <img ref={item} src={image} alt="" width={640} height={400} className={styles.item} />
      <span ref={bar} className={classNames(styles.step, styles.bar)} />
      {motes.map((mote) => (
        <i key={`${mote['--place']} ${mote['--height']}`} className={styles.mote} style={mote} />
      ))}
    </div>
  );
};
