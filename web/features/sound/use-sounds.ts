import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSettings } from '../../platform/settings.tsx';
import type { Sound } from './kit.ts';
import type { Cue, SoundPlayer } from './player.ts';

export interface Sounds {
  /** Loads the player of sounds. The caller calls it after a press, so that later sounds play without one. */
  readonly ready: () => void;
  /**
   * Plays at once, where the device is set to sound.
   * @param level of `win` the rarity, from 0, the rarest, to 6; else as `samplesOf` has it
   */
  readonly play: (sound: Sound, level?: number) => void;
  /** Plays each sound at its time. Returns the function that silences the rest. */
  readonly schedule: (cues: readonly Cue[]) => () => void;
}

const silence = (): void => undefined;

/** The page's sounds, while the component is mounted. The page is silent before the player's first press. */
export const useSounds = (): Sounds => {
  const { voice, volume } = useSettings().settings;
  const wanted = useRef(voice);
  const player = useRef<Promise<SoundPlayer | null> | null>(null);
  const loud = useRef(volume);
  useEffect(() => {
    wanted.current = voice;
  }, [voice]);
  useEffect(() => {
    loud.current = volume;
    player.current?.then((made) => made?.setVolume(volume));
  }, [volume]);
  useEffect(
    () => () => {
      player.current?.then((made) => made?.close());
      player.current = null;
    },
    [],
  );

  const ready = useCallback(() => {
    // Without its code, or without sound on this device, the page is silent.
    player.current ??= import('./player.ts')
      .then(({ createSoundPlayer }) => {
        const made = createSoundPlayer();
        made.setVolume(loud.current);
        return made;
      })
      .catch(() => null);
  }, []);
  const schedule = useCallback(
    (cues: readonly Cue[]) => {
      if (!wanted.current || !navigator.userActivation.hasBeenActive) return silence;
      ready();
      const askedAt = performance.now();
      let stop = silence;
      let stopped = false;
      player.current?.then((made) => {
        if (stopped || made === null) return;
        const late = performance.now() - askedAt;
        stop = made.play(cues.map((cue) => ({ ...cue, inMs: cue.inMs - late })));
      });
      return () => {
        stopped = true;
        stop();
      };
    },
    [ready],
  );
  const play = useCallback(
    (sound: Sound, level = 0) => {
      schedule([{ sound, level, inMs: 0 }]);
    },
    [schedule],
  );
  return useMemo(() => ({ ready, play, schedule }), [ready, play, schedule]);
};
