import { type Sound, samplesOf } from './kit.ts';

/** A sound at its time. */
export interface Cue {
  readonly sound: Sound;
  /** As `samplesOf` has it. */
  readonly level: number;
  /** Milliseconds from now. */
  readonly inMs: number;
}

export interface SoundPlayer {
  /** Answers with how to silence what is still to come. */
  readonly play: (cues: readonly Cue[]) => () => void;
  /** @param volume percent; ears hear the square of it as even steps */
  readonly setVolume: (volume: number) => void;
  readonly close: () => void;
}

/** Must be made after a press: browsers keep a page silent before one. */
export const createSoundPlayer = (): SoundPlayer => {
  const context = new AudioContext();
  const loudness = context.createGain();
  loudness.connect(context.destination);
  const start = ({ sound, level, inMs }: Cue): AudioBufferSourceNode => {
    const samples = samplesOf(sound, level, context.sampleRate);
    const buffer = context.createBuffer(1, samples.length, context.sampleRate);
    buffer.copyToChannel(samples, 0);
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.connect(loudness);
    source.start(context.currentTime + Math.max(0, inMs) / 1000);
    return source;
  };
  return {
    play: (cues) => {
      context.resume().catch(() => undefined);
      const sources = cues.map(start);
      return () => {
        for (const source of sources) source.stop();
      };
    },
    setVolume: (volume) => {
      loudness.gain.value = (volume / 100) ** 2;
    },
    close: () => {
      context.close().catch(() => undefined);
    },
  };
};
