import { useMessages } from '../../../i18n/index.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Grid, Row, VisuallyHidden } from '../../../ui/Box.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { useSeatName } from '../seat-name.ts';
import type { BattleRow } from './arena-query.ts';
import styles from './BattleRow.module.css';
import type { RowState } from './row-view.ts';

/** The seats of a battle: taken ones, free ones and winners. */
export const RowSeats = ({ battle, state }: { readonly battle: BattleRow; readonly state: RowState }) => {
  const { arena } = useMessages().battle;
  const nameOf = useSeatName();
  const winners = state === 'finished' && battle.mode !== 'SHARED' ? (battle.result?.winners ?? []) : null;
  const places = Array.from({ length: battle.seatCount }, (_, index) => index + 1);
  return (
    <Row
      as="ul"
      gap={6}
      className={styles.seats}
      data-teams={battle.teams || undefined}
      aria-label={arena.taken({ taken: battle.seats.length, of: battle.seatCount })}
    >
      {places.map((place) => {
        const seat = battle.seats.find((one) => one.seat === place);
        const won = winners?.includes(place) ?? false;
        if (seat === undefined) {
          return (
            <Grid as="li" key={place} centered radius="control" tone="muted" className={styles.free} title={arena.free}>
              {state === 'waiting' && <Icon name="plus" size={16} />}
            </Grid>
          );
        }
        return (
          <li
            key={place}
            title={nameOf(seat)}
            data-lost={(winners !== null && !won) || undefined}
            data-won={won || undefined}
          >
            {seat.playerId === null || seat.nickname === null ? (
              <Avatar picture={seat.avatar} size={36} />
            ) : (
              <TextLink to={`/player/${seat.playerId}`} display="block" position="above">
                <Avatar picture={seat.avatar} size={36} />
                <VisuallyHidden>{seat.nickname}</VisuallyHidden>
              </TextLink>
            )}
            {seat.kind === 'BOT' && (
              <Grid as="span" centered radius="small" tone="soft" className={styles.bot}>
                <Icon name="bot" size={12} />
              </Grid>
            )}
            {won && (
              <Grid as="span" centered radius="small" className={styles.crown}>
                <Icon name="crown" size={12} />
              </Grid>
            )}
          </li>
        );
      })}
    </Row>
  );
};
