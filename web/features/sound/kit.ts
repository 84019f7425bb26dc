/** The sounds of the page. */
export type Sound = 'tick' | 'stop' | 'round' | 'comeback' | 'settle' | 'win' | 'loss';

/** A decaying tone. */
interface Tone {
  readonly hertz: number;
  /** Seconds from the beginning of the sound. */
  readonly start: number;
  readonly seconds: number;
  /** Of full scale. */
  readonly gain: number;
}

/** A click is over before its pitch is heard. */
const CLICK_SECONDS = 0.035;
const ATTACK_SECONDS = 0.004;
/** A tone has fallen by so many nepers at its end, and is faded out from there. */
const DECAY_NEPERS = 4.5;
/** The octave above gives a tone its edge. */
const OVERTONE = 0.25;

/** A pentatonic scale upwards from A3: any of its notes sound well together. */
const SCALE = [220, 247.5, 275, 330, 366.67, 440, 495, 550, 660, 733.33] as const;
const pitch = (step: number): number => SCALE[Math.min(SCALE.length - 1, Math.max(0, Math.round(step)))] ?? 220;

/** The commonest rarity. */
const LAST_GRADE = 6;

/** One note more with each rarity, each a little later than the one below; the rarest two rest on a low fifth. */
const chord = (grade: number): readonly Tone[] => {
  const rarity = LAST_GRADE - Math.min(LAST_GRADE, Math.max(0, Math.round(grade)));
  const seconds = 0.45 + 0.25 * rarity;
  const upper = Array.from({ length: 1 + rarity }, (_, index) => ({
    hertz: pitch(2 + index),
    start: 0.05 * index,
    seconds,
    gain: 0.1 / Math.sqrt(1 + rarity / 6),
  }));
  const low = rarity < LAST_GRADE - 1 ? [] : [110, 165].map((hertz) => ({ hertz, start: 0, seconds, gain: 0.14 }));
  return [...upper, ...low];
};

const note = (step: number, start: number, seconds: number, gain: number): Tone => ({
  hertz: pitch(step),
  start,
  seconds,
  gain,
});

const TONES: Readonly<Record<Sound, (level: number) => readonly Tone[]>> = {
  tick: (level) => [{ hertz: 1100 + 700 * level, start: 0, seconds: CLICK_SECONDS, gain: 0.16 }],
  stop: () => [
    { hertz: 700, start: 0, seconds: CLICK_SECONDS, gain: 0.2 },
    { hertz: 110, start: 0, seconds: 0.14, gain: 0.2 },
  ],
  round: () => [note(0, 0, 0.25, 0.12), note(3, 0.07, 0.25, 0.12)],
  settle: (level) => [note(1 + level, 0, 0.3, 0.14)],
  comeback: () => [note(2, 0, 0.5, 0.12), note(5, 0.09, 0.5, 0.12), note(7, 0.18, 0.7, 0.12)],
  win: chord,
  loss: () => [note(1, 0, 0.5, 0.06), note(0, 0.16, 0.7, 0.06)],
};

/** Adds a tone to what is there. */
const mix = (samples: Float32Array, { hertz, start, seconds, gain }: Tone, rate: number): void => {
  const from = Math.round(start * rate);
  const length = Math.round(seconds * rate);
  for (let at = 0; at < length; at += 1) {
    const t = at / rate;
    const left = 1 - at / length;
    const envelope = Math.min(1, t / ATTACK_SECONDS) * Math.exp((-DECAY_NEPERS * t) / seconds) * Math.min(1, left * 8);
    const turn = 2 * Math.PI * hertz * t;
    const before = samples[from + at] ?? 0;
    samples[from + at] = before + gain * envelope * (Math.sin(turn) + OVERTONE * Math.sin(2 * turn));
  }
};

/**
 * A whole sound, within −1 and 1.
 * @param level of `tick` and `settle` how high, from 0 to 1 and to 8; of `win` the rarity, from 0, the rarest, to 6
 * @param rate samples a second
 */
export const samplesOf = (sound: Sound, level: number, rate: number): Float32Array<ArrayBuffer> => {
  const tones = TONES[sound](level);
  const seconds = Math.max(...tones.map((tone) => tone.start + tone.seconds));
  const samples = new Float32Array(Math.ceil(seconds * rate) + 1);
  for (const tone of tones) mix(samples, tone, rate);
  return samples;
};
