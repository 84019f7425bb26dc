import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '../../i18n/index.ts';
import { useServerClock } from '../../platform/clock.tsx';
import { deviceStorage } from '../../platform/device-storage.ts';
import { useSession } from '../../platform/session.tsx';
import { Grid } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import SessionFacts from './SessionFacts.tsx';
import { keepReminded } from './visit.ts';

/** How long, how it stands, and two ways on that look alike. */
export default function RealityCheckDialog({ onClose }: { readonly onClose: () => void }) {
  const { reality } = useMessages().saferPlay;
  const clock = useServerClock();
  const { me } = useSession();
  const navigate = useNavigate();

  const playerId = me?.playerId;
  useEffect(() => {
    if (playerId !== undefined) keepReminded(deviceStorage, playerId, clock.now());
  }, [playerId, clock]);

  return (
    <Dialog title={reality.dialogTitle} onClose={onClose}>
      <SessionFacts large />
      <Grid columns={2} gap={8} marginTop={20}>
        <Button size="large" onClick={onClose}>
          {reality.continue}
        </Button>
        <Button
          size="large"
          onClick={() => {
            onClose();
            navigate('/safer-play#time-out');
          }}
        >
          {reality.pause}
        </Button>
      </Grid>
    </Dialog>
  );
}
