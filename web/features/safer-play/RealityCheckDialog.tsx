import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '../../i18n/index.ts';
import { useServerClock } from '../../platform/clock.tsx';
import { deviceStorage } from '../../platform/device-storage.ts';
import { useSession } from '../../platform/session.tsx';
import { Grid, Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { NetAmount } from './NetAmount.tsx';
import facts from './SessionFacts.module.css';
import { useSessionFacts } from './use-session-facts.ts';
import { keepReminded } from './visit.ts';

/** How long, how it stands, and two ways on that look alike. */
export default function RealityCheckDialog({ onClose }: { readonly onClose: () => void }) {
  const { saferPlay } = useMessages();
  const { reality } = saferPlay;
  const clock = useServerClock();
  const { me } = useSession();
  const navigate = useNavigate();
  const { hours, minutes, net, loading } = useSessionFacts();

  const playerId = me?.playerId;
  useEffect(() => {
    if (playerId !== undefined) keepReminded(deviceStorage, playerId, clock.now());
  }, [playerId, clock]);

  return (
    <Dialog title={reality.dialogTitle} onClose={onClose}>
      <dl className={`${facts.facts} ${facts.large}`}>
        <div>
          <dt>{reality.played}</dt>
          <Text as="dd" num>
            {reality.duration({ hours, minutes })}
          </Text>
        </div>
        <div>
          <dt>{reality.net}</dt>
          <dd>{net !== null ? <NetAmount value={net} /> : loading ? <Skeleton width="96px" /> : reality.netUnknown}</dd>
        </div>
      </dl>
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
