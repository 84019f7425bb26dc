import { useEffect, useState } from 'react';
import type { Evidence } from '../../../engine/device/state.ts';
import { useMessages } from '../../i18n/index.ts';
import { deviceStorage } from '../../platform/device-storage.ts';
import { evidenceFile, LOG_DIFFERS } from '../../platform/lane-device.tsx';
import { saveFile } from '../../platform/save-file.ts';
import { useSession } from '../../platform/session.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { keptBefore } from './device-vault.ts';
import styles from './lanes.module.css';

/** Of the evidence that the player has put away: its time. */
const SAVED = 'glasscase.evidence-saved';

/** In red, above every page: the log holds something else than this browser sent. It stays until the file is saved. */
export const LogDiffersBar = () => {
  const { play } = useMessages();
  const { me } = useSession();
  const playerId = me?.playerId;
  const [evidence, setEvidence] = useState<Evidence | null>(null);
  const [saved, setSaved] = useState(() => deviceStorage.read(SAVED));
  useEffect(() => {
    if (playerId === undefined) return undefined;
    const look = async (): Promise<void> => {
      const kept = await keptBefore(window.indexedDB, playerId);
      setEvidence(kept?.evidence ?? null);
    };
    // A browser that lets the site keep nothing holds no evidence either, and may refuse the very question.
    const lookQuietly = (): void => void look().catch(() => setEvidence(null));
    lookQuietly();
    window.addEventListener(LOG_DIFFERS, lookQuietly);
    return () => window.removeEventListener(LOG_DIFFERS, lookQuietly);
  }, [playerId]);
  if (evidence === null || evidence.at === saved) return null;
  const words = play.differs;
  const save = (): void => {
    saveFile('glasscase-evidence.json', evidenceFile(evidence), 'application/json');
  };
  const putAway = (): void => {
    deviceStorage.write(SAVED, evidence.at);
    setSaved(evidence.at);
  };
  return (
    <div role="alert" className={styles.bar}>
      <Icon name="warning" />
      <p>{evidence.kind === 'another-key' ? words.key : words.bar}</p>
      <Button onClick={save}>{words.save}</Button>
      <Button variant="ghost" onClick={putAway}>
        {words.saved}
      </Button>
    </div>
  );
};
