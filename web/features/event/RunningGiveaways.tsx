import { useMessages } from '../../i18n/index.ts';
import { Row } from '../../ui/Box.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { LoadingNote } from '../../ui/Skeleton.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { GiveawayCard, GiveawayCardSkeleton } from '../giveaway/GiveawayCard.tsx';
import { TileLine } from '../giveaway/TileLine.tsx';
import { useGiveaways } from '../giveaway/use-giveaways.ts';
import styles from './RunningGiveaways.module.css';

const SHOWN = 3;
const PLACES = Array.from({ length: SHOWN }, (_, place) => place);

/** The rooms that are drawn next. */
export const RunningGiveaways = () => {
  const { event, giveaway } = useMessages();
  const list = useGiveaways({ finished: false, mine: false });
  const { nodes: rooms } = list;
  return (
    <section aria-labelledby="running-giveaways">
      <Row justify="between" gap={12} minHeight={60} className={styles.head}>
        <h2 id="running-giveaways">{event.giveaways}</h2>
        <ButtonLink to="/giveaways" variant="ghost" iconEnd="right">
          {event.allGiveaways}
        </ButtonLink>
      </Row>
      {rooms === undefined && list.failed && <ErrorState title={giveaway.error.title} onRetry={list.reload} />}
      {rooms === undefined && !list.failed && <LoadingNote text={giveaway.loading} />}
      {rooms?.length === 0 && (
        <Row as="p" wrap justify="between" gapX={12} minHeight={68} line="both" tone="muted" className={styles.none}>
          {giveaway.emptyRunning.title}
          <ButtonLink to="/giveaways/create" variant="ghost" icon="plus">
            {giveaway.create}
          </ButtonLink>
        </Row>
      )}
      {!(rooms === undefined && list.failed) && rooms?.length !== 0 && (
        <TileLine className={styles.rooms}>
          {rooms === undefined
            ? PLACES.map((place) => (
                <li key={place}>
                  <GiveawayCardSkeleton />
                </li>
              ))
            : rooms.slice(0, SHOWN).map((room) => (
                <li key={room.id}>
                  <GiveawayCard shown={room} eager />
                </li>
              ))}
        </TileLine>
      )}
    </section>
  );
};
