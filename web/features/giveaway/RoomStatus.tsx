import type { GiveawayStatus } from '../../generated/graphql.ts';
import { formatCount, formatDateTime, useLocale, useMessages } from '../../i18n/index.ts';
import { Box, Stack, Text } from '../../ui/Box.tsx';
import { Countdown } from './Countdown.tsx';
import type { GiveawayRoomData } from './giveaway-query.ts';
import styles from './RoomStatus.module.css';

interface RoomStatusProps {
  readonly room: Pick<GiveawayRoomData, 'startsAt' | 'closesAt' | 'drawAt' | 'finishedAt' | 'beacon' | 'entrantCount'>;
  readonly phase: GiveawayStatus;
}

/** Where the room stands: how long there is left, that it is being drawn, when it was. */
export const RoomStatus = ({ room, phase }: RoomStatusProps) => {
  const { room: words } = useMessages().giveaway;
  const { locale } = useLocale();
  const { startsAt, closesAt, drawAt, finishedAt, beacon, entrantCount } = room;
  const closesEarly = closesAt !== drawAt;
  switch (phase) {
    case 'UPCOMING':
    case 'OPEN': {
      const opens = phase === 'UPCOMING';
      const moment = opens ? startsAt : drawAt;
      const shown = formatDateTime(moment, locale);
      return (
        <Stack>
          <Text as="p" size="note" tone="muted">
            {opens ? words.opensIn : words.drawIn}
          </Text>
          <Countdown until={moment} size="figure" />
          <Text as="p" size="note" tone="muted">
            {opens ? words.opensAt({ moment: shown }) : words.drawAt({ moment: shown })}
          </Text>
          {closesEarly && (
            <Text as="p" size="note" tone="muted">
              {words.closesAt({ moment: formatDateTime(closesAt, locale) })}
            </Text>
          )}
        </Stack>
      );
    }
    case 'DRAWING': {
      const awaited = beacon.kind === 'drand' && typeof beacon.round === 'number' && !beacon.randomness;
      return (
        <Stack role="status">
          <Text as="p" size="display" weight={600}>
            {words.drawing}
          </Text>
          <Box
            position="relative"
            overflow="hidden"
            marginTop={6}
            marginBottom={10}
            ground="surface-3"
            className={styles.work}
            aria-hidden="true"
          />
          <Text as="p" size="note" tone="muted">
            {awaited && words.beaconNote({ round: formatCount(beacon.round ?? 0, locale) })}
            {!awaited &&
              (closesEarly ? words.closedNote({ moment: formatDateTime(drawAt, locale) }) : words.drawingNote)}
          </Text>
        </Stack>
      );
    }
    case 'FINISHED':
      return (
        <Stack>
          <Text as="p" size="display" weight={600}>
            {words.finished}
          </Text>
          <Text as="p" size="note" tone="muted">
            {words.finishedAt({ moment: formatDateTime(finishedAt ?? drawAt, locale) })}
          </Text>
        </Stack>
      );
    case 'CANCELLED':
      return (
        <Stack>
          <Text as="p" size="display" weight={600}>
            {words.cancelled}
          </Text>
          <Text as="p" size="note" tone="muted">
            {entrantCount === 0 ? words.cancelledNote : words.givenUpNote}
          </Text>
        </Stack>
      );
  }
};
