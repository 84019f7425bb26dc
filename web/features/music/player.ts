import { BAR_SECONDS, barOf, LOOP_BARS, type Tone, ticksFor } from './score.ts';

/** Plays the loop until it is closed. */
export interface MusicPlayer {
  /** Fades in and goes on where it was. */
  readonly play: () => void;
  /** Replaces the loop with ticks for so many seconds; after a silence the loop swells again. */
  readonly thin: (seconds: number) => void;
  /** Fades out and stands still; the device may sleep. */
  readonly rest: () => void;
  /** Ears hear the square of it as even steps. */
  readonly setVolume: (percent: number) => void;
  readonly close: () => void;
}

/** Of full scale, at full volume: it stays below the effects, and below talk near the device. */
const LOUDNESS = 0.07;
const FADE_SECONDS = 1.2;
const ATTACK_SECONDS = 1.6;
/** The bed is gone before the first tick has faded. */
const THINNED_SECONDS = 0.15;
/** The silence after the ticks, while the player sees the outcome. */
const SILENT_SECONDS = 1.4;
/** A bar is handed to the browser so long before it sounds. */
const AHEAD_SECONDS = 1.5;

const sound = (context: AudioContext, into: AudioNode, { hertz, start, seconds, gain }: Tone, barAt: number): void => {
  const oscillator = context.createOscillator();
  const envelope = context.createGain();
  const from = barAt + start;
  const attack = Math.min(ATTACK_SECONDS, seconds / 4);
  oscillator.type = hertz > 400 ? 'sine' : 'triangle';
  oscillator.frequency.value = hertz;
  envelope.gain.setValueAtTime(0, from);
  envelope.gain.linearRampToValueAtTime(gain, from + attack);
  envelope.gain.linearRampToValueAtTime(0, from + seconds);
  oscillator.connect(envelope).connect(into);
  oscillator.start(from);
  oscillator.stop(from + seconds);
};

/** Must be made after a press: browsers keep a page silent before one. */
export const createMusicPlayer = (): MusicPlayer => {
  const context = new AudioContext();
  const master = context.createGain();
  const soft = context.createBiquadFilter();
  soft.type = 'lowpass';
  soft.frequency.value = 900;
  master.gain.value = 0;
  const volume = context.createGain();
  volume.connect(context.destination);
  soft.connect(master).connect(volume);
  const bare = context.createGain();
  bare.gain.value = LOUDNESS;
  bare.connect(volume);

  let bar = 0;
  let nextAt = context.currentTime + 0.1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;

  const schedule = (): void => {
    while (nextAt < context.currentTime + AHEAD_SECONDS) {
      for (const tone of barOf(bar)) sound(context, soft, tone, nextAt);
      bar = (bar + 1) % LOOP_BARS;
      nextAt += BAR_SECONDS;
    }
    timer = setTimeout(schedule, (AHEAD_SECONDS * 1000) / 3);
  };
  const fadeTo = (loudness: number, overSeconds = FADE_SECONDS): void => {
    master.gain.cancelScheduledValues(context.currentTime);
    master.gain.setTargetAtTime(loudness, context.currentTime, overSeconds / 3);
  };
  const halt = (): void => {
    clearTimeout(timer);
    clearTimeout(resting);
  };

  return {
    play: () => {
      halt();
      context.resume().catch(() => undefined);
      fadeTo(LOUDNESS);
      schedule();
    },
    thin: (seconds) => {
      fadeTo(0, THINNED_SECONDS);
      for (const tick of ticksFor(seconds)) sound(context, bare, tick, context.currentTime);
      master.gain.setTargetAtTime(LOUDNESS, context.currentTime + seconds + SILENT_SECONDS, FADE_SECONDS / 3);
    },
    rest: () => {
      halt();
      fadeTo(0);
      resting = setTimeout(() => context.suspend().catch(() => undefined), FADE_SECONDS * 1000);
    },
    setVolume: (percent) => {
      volume.gain.value = (percent / 100) ** 2;
    },
    close: () => {
      halt();
      context.close().catch(() => undefined);
    },
  };
};
