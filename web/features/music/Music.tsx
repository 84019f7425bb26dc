import { useEffect, useState, useSyncExternalStore } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { deviceStorage } from '../../platform/device-storage.ts';
import { isMusicChosen, useSettings } from '../../platform/settings.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import type { MusicPlayer } from './player.ts';
import { onMusicThinned } from './thinned.ts';

const GESTURES = ['pointerup', 'keydown'] as const;

/** Whether the player has pressed anything on this page yet: before that a browser lets no page make a sound. */
const useGesture = (): boolean => {
  const [happened, setHappened] = useState(false);
  useEffect(() => {
    if (happened) return undefined;
    const note = (): void => setHappened(true);
    for (const name of GESTURES) window.addEventListener(name, note, { passive: true });
    return () => {
      for (const name of GESTURES) window.removeEventListener(name, note);
    };
  }, [happened]);
  return happened;
};

const subscribe = (changed: () => void): (() => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};
const isVisible = (): boolean => document.visibilityState === 'visible';

/** A device that never chose is told when music first plays, with the one tap that mutes it for good. */
const useOffer = (plays: boolean): void => {
  const { themes } = useMessages();
  const { set } = useSettings();
  const { show } = useToasts();
  useEffect(() => {
    if (!plays || isMusicChosen(deviceStorage)) return;
    set({ music: true });
    show('custom', themes.musicPlays, { action: { label: themes.mute, onPress: () => set({ music: false }) } });
  }, [plays, set, show, themes]);
};

/** The quiet loop: after the first press, unless it is muted, while the page is visible. */
export default function Music() {
  const { settings } = useSettings();
  const gesture = useGesture();
  const visible = useSyncExternalStore(subscribe, isVisible);
  const [player, setPlayer] = useState<MusicPlayer | null>(null);
  const started = gesture && settings.music;
  const [wanted, setWanted] = useState(false);
  if (started && !wanted) setWanted(true);

  useEffect(() => {
    if (!wanted) return undefined;
    let made: MusicPlayer | null = null;
    let gone = false;
    import('./player.ts')
      .then(({ createMusicPlayer }) => {
        if (gone) return;
        made = createMusicPlayer();
        setPlayer(made);
      })
      // Without its code, or without sound on this device, the page is silent.
      .catch(() => undefined);
    return () => {
      gone = true;
      made?.close();
      setPlayer(null);
    };
  }, [wanted]);

  useEffect(() => player?.setVolume(settings.volume), [player, settings.volume]);

  useEffect(() => {
    if (player === null) return;
    if (settings.music && visible) player.play();
    else player.rest();
  }, [player, settings.music, visible]);

  const plays = player !== null && settings.music && visible;
  useOffer(plays);
  useEffect(() => (plays ? onMusicThinned(player.thin) : undefined), [plays, player]);

  return null;
}
