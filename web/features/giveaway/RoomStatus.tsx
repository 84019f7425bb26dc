import type { GiveawayStatus } from '../../generated/graphql.ts';
import { formatCount, formatDateTime, useLocale, useMessages } from '../../i18n/index.ts';
import { Countdown } from './Countdown.tsx';
import type { GiveawayRoomData } from './giveaway-query.ts';
import styles from './RoomStatus.module.css';

interface RoomStatusProps {
  readonly room: Pick<GiveawayRoomData, 'startsAt' | 'drawAt' | 'finishedAt' | 'beacon' | 'entrantCount'>;
  readonly phase: GiveawayStatus;
}

/** Where the room stands: how long there is left, that it is being drawn, when it was. */
export const RoomStatus = ({ room, phase }: RoomStatusProps) => {
  const { room: words } = useMessages().giveaway;
  const { locale } = useLocale();
  const { startsAt, drawAt, finishedAt, beacon, entrantCount } = room;
  switch (phase) {
    case 'UPCOMING':
    case 'OPEN': {
      const opens = phase === 'UPCOMING';
      const moment = opens ? startsAt : drawAt;
      const said = formatDateTime(moment, locale);
      return (
        <div className={styles.status}>
          <p className={styles.label}>{opens ? words.opensIn : words.drawIn}</p>
          <Countdown until={moment} className={styles.clock} />
          <p className={styles.note}>{opens ? words.opensAt({ moment: said }) : words.drawAt({ moment: said })}</p>
        </div>
      );
    }
    case 'DRAWING': {
      const awaited = beacon.kind === 'drand' && typeof beacon.round === 'number' && !beacon.randomness;
      return (
        <div className={styles.status} role="status">
          <p className={styles.word}>{words.drawing}</p>
          <span className={styles.work} aria-hidden="true" />
          <p className={styles.note}>
            {awaited ? words.beaconNote({ round: formatCount(beacon.round ?? 0, locale) }) : words.drawingNote}
          </p>
        </div>
      );
    }
    case 'FINISHED':
      return (
        <div className={styles.status}>
          <p className={styles.word}>{words.finished}</p>
          <p className={styles.note}>{words.finishedAt({ moment: formatDateTime(finishedAt ?? drawAt, locale) })}</p>
        </div>
      );
    case 'CANCELLED':
      return (
        <div className={styles.status}>
          <p className={styles.word}>{words.cancelled}</p>
          <p className={styles.note}>{entrantCount === 0 ? words.cancelledNote : words.givenUpNote}</p>
        </div>
      );
  }
};
