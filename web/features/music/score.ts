/** One tone of the loop. Seconds count from the beginning of its bar. */
export interface Tone {
  readonly hertz: number;
  readonly start: number;
  readonly seconds: number;
  /** 0 to 1, of the loop's own small loudness. */
  readonly gain: number;
}

/** Seconds of one bar. */
export const BAR_SECONDS = 9;

/** Semitones above A2: slow minor chords that lead back to the first. */
const CHORDS = [
  [0, 7, 12, 15, 19],
  [-4, 8, 12, 15, 20],
  [3, 10, 15, 19, 22],
  [-2, 10, 14, 17, 21],
] as const;

/** Which of the chord's upper tones ring alone, and when; one row a time through the chords. */
const BELLS = [
  [2, 4],
  [3, 1],
  [4, 2],
] as const;

/** Bars after which everything comes again. */
export const LOOP_BARS = CHORDS.length * BELLS.length;

/** Seconds from one tick to the next where nothing else is heard of the loop. */
const TICK_SECONDS = 0.4;
/** Above every chord of the bed. */
const TICK = { hertz: 1760, seconds: 0.05, gain: 0.4 } as const;

/** Ticks that fill so many seconds, evenly: they tell nothing of what comes. */
export const ticksFor = (seconds: number): readonly Tone[] =>
  Array.from({ length: Math.max(0, Math.floor(seconds / TICK_SECONDS + 1e-9)) }, (_, place) => ({
    ...TICK,
    start: place * TICK_SECONDS,
  }));

const A2 = 110;
const hertzOf = (semitones: number): number => A2 * 2 ** (semitones / 12);

const bellsOf = (bar: number, chord: readonly number[]): readonly Tone[] =>
  (BELLS[Math.floor(bar / CHORDS.length) % BELLS.length] ?? []).map((voice, turn) => ({
    hertz: hertzOf((chord[voice] ?? 0) + 24),
    start: 2.25 + turn * 3.375,
    seconds: 3,
    gain: 0.16,
  }));

/** The tones of a bar: a chord that swells and fades into the next one, and two bells over it. */
export const barOf = (bar: number): readonly Tone[] => {
  const chord = CHORDS[bar % CHORDS.length] ?? CHORDS[0];
  const pad = chord.map((semitones, voice) => ({
    hertz: hertzOf(semitones),
    start: voice * 0.12,
    seconds: BAR_SECONDS + 1.5,
    gain: voice === 0 ? 0.5 : 0.3,
  }));
  return [...pad, ...bellsOf(bar, chord)];
};
