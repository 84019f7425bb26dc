import { useMessages } from '../../i18n/index.ts';
import { LoadedList } from '../../platform/LoadedList.tsx';
import { Row } from '../../ui/Box.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Repeat } from '../../ui/Repeat.tsx';
import { LoadingNote } from '../../ui/Skeleton.tsx';
import { GiveawayCard, GiveawayCardSkeleton } from '../giveaway/GiveawayCard.tsx';
import { TileLine } from '../giveaway/TileLine.tsx';
import { useGiveaways } from '../giveaway/use-giveaways.ts';
import styles from './RunningGiveaways.module.css';

const SHOWN = 3;

/** The rooms that are drawn next. */
export const RunningGiveaways = () => {
  const { event, giveaway } = useMessages();
  const list = useGiveaways({ finished: false, mine: false });
  return (
    <section aria-labelledby="running-giveaways">
      <Row justify="between" gap={12} minHeight={60} className={styles.head}>
        <h2 id="running-giveaways">{event.giveaways}</h2>
        <ButtonLink to="/giveaways" variant="ghost" iconEnd="right">
          {event.allGiveaways}
        </ButtonLink>
      </Row>
      <LoadedList
        list={list}
        skeleton={
          <>
            <LoadingNote text={giveaway.loading} />
            <TileLine className={styles.rooms}>
              <Repeat times={SHOWN}>
                <li>
                  <GiveawayCardSkeleton />
                </li>
              </Repeat>
            </TileLine>
          </>
        }
        error={giveaway.error}
        empty={
          <Row as="p" wrap justify="between" gapX={12} minHeight={68} line="both" tone="muted" className={styles.none}>
            {giveaway.emptyRunning.title}
            <ButtonLink to="/giveaways/create" variant="ghost" icon="plus">
              {giveaway.create}
            </ButtonLink>
          </Row>
        }
      >
        {(rooms) => (
          <TileLine className={styles.rooms}>
            {rooms.slice(0, SHOWN).map((room) => (
              <li key={room.id}>
                <GiveawayCard shown={room} eager />
              </li>
            ))}
          </TileLine>
        )}
      </LoadedList>
    </section>
  );
};
