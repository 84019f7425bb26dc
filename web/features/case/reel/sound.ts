/** Plays ticks at given times; `stop` silences those still to come. */
export interface TickPlayer {
  readonly play: (timesMs: readonly number[]) => { readonly stop: () => void };
  readonly close: () => void;
}

const CLICK_SECONDS = 0.035;
/** Loudness of a tick; the last one is a little louder and lower. */
const TICK_GAIN = 0.16;
const LAST_GAIN = 0.3;

/** One short wooden click, computed once: a falling tone under a burst of noise. */
const clickBuffer = (context: AudioContext): AudioBuffer => {
  const length = Math.ceil(context.sampleRate * CLICK_SECONDS);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < length; at += 1) {
    const t = at / context.sampleRate;
    const tone = Math.sin(2 * Math.PI * (1500 - 18_000 * t) * t);
    const noise = Math.sin(at * 12.9898) * 43_758.5453;
    samples[at] = (0.7 * tone + 0.3 * (2 * (noise - Math.floor(noise)) - 1)) * Math.exp(-t * 160);
  }
  return buffer;
};

/** Must be made in answer to a press: browsers keep a page silent before one. */
export const createTickPlayer = (): TickPlayer => {
  const context = new AudioContext();
  const click = clickBuffer(context);
  return {
    play: (timesMs) => {
      const sources = timesMs.map((time, index) => {
        const last = index === timesMs.length - 1;
        const source = context.createBufferSource();
        const gain = context.createGain();
        source.buffer = click;
        source.playbackRate.value = last ? 0.6 : 1;
        gain.gain.value = last ? LAST_GAIN : TICK_GAIN;
        source.connect(gain).connect(context.destination);
        source.start(context.currentTime + Math.max(0, time) / 1000);
        return source;
      });
      return {
        stop: () => {
          for (const source of sources) source.stop();
        },
      };
    },
    close: () => {
      context.close().catch(() => undefined);
    },
  };
};
