import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { graphql } from '../../generated/index.ts';
import { formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
import { useServerClock } from '../../platform/clock.tsx';
import { deviceStorage } from '../../platform/device-storage.ts';
import { useSession } from '../../platform/session.tsx';
import { Box, Text } from '../../ui/Box.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './SessionFacts.module.css';
import { durationOf, keepVisit } from './visit.ts';

const NET_POSITION = graphql(`query NetPosition { saferPlay { netPosition @args } }`);

const TICK_MS = 15_000;

interface Standing {
  readonly hours: number;
  readonly minutes: number;
  /** Minor units, negative for a loss; null where it isn't known. */
  readonly net: number | null;
  readonly loading: boolean;
}

/** The duration of this visit, and the player's net position in it. Read again each time the component mounts. */
const useStanding = (): Standing => {
  const clock = useServerClock();
  const { me } = useSession();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [clock]);
  const playerId = me?.playerId;
  const startedAt = useMemo(
    () => (playerId === undefined ? null : keepVisit(deviceStorage, playerId, clock.now()).startedAt),
    [playerId, clock],
  );
  const { data, loading } = useQuery(
    NET_POSITION,
    startedAt === null
      ? skipToken
      : { variables: { since: new Date(startedAt).toISOString() }, fetchPolicy: 'cache-and-network' },
  );
  return { ...durationOf(startedAt === null ? 0 : now - startedAt), net: data?.saferPlay.netPosition ?? null, loading };
};

/** A gain with a plus, a loss with a minus: the sign tells them apart, not the colour. Minor units. */
const NetAmount = ({ value }: { readonly value: number }) => {
  const { locale } = useLocale();
  const sign = value > 0 ? '+' : value < 0 ? '−' : '';
  return (
    <Text as="bdi" num dir="ltr">
      {sign}
      {formatMoney(Math.abs(value), locale)}
    </Text>
  );
};

/** Session clock and net position. `large`: they are the main content of their place. */
export default function SessionFacts({ large = false }: { readonly large?: boolean }) {
  const { reality } = useMessages().saferPlay;
  const { hours, minutes, net, loading } = useStanding();
  const standing = net !== null ? <NetAmount value={net} /> : loading ? <Skeleton width="32px" /> : reality.netUnknown;
  const size = large ? 'title' : undefined;
  return (
    <Box size={large ? 'large' : 'note'}>
      <Facts
        shape="apart"
        className={large ? styles.apart : styles.close}
        facts={[
          {
            label: reality.played,
            value: (
              <Text num size={size}>
                {reality.duration({ hours, minutes })}
              </Text>
            ),
          },
          { label: reality.net, value: <Text size={size}>{standing}</Text> },
        ]}
      />
    </Box>
  );
}
