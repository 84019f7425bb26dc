import { formatCount, skinNames, useLocale, useMessages } from '../../../i18n/index.ts';
import { Money } from '../../../ui/Money.tsx';
import { useSeatName } from '../seat-name.ts';
import type { Drawn, SeatView } from './room-view.ts';
import styles from './SeatHistory.module.css';

const Row = ({ round, draw, newest }: Drawn & { readonly newest: boolean }) => {
  const messages = useMessages();
  const { locale } = useLocale();
  const { skin, wear, value } = draw.entry;
  const names = skinNames(skin, wear, messages, locale);
  return (
    <li className={styles.row} data-grade={skin.grade} data-newest={newest || undefined} title={names.full}>
      <span className={styles.round}>{formatCount(round, locale)}</span>
      <span className={styles.thumb}>
        <img src={skin.imageSmall} alt="" width={320} height={200} decoding="async" />
      </span>
      <span className={styles.name}>{names.name}</span>
      <Money value={value} coin={false} className={styles.value} />
    </li>
  );
};

/** What a seat has drawn, newest first. `all`: on a phone too, which else shows the last three. */
export const SeatHistory = ({ view, all }: { readonly view: SeatView; readonly all: boolean }) => {
  const { room } = useMessages().battle;
  const nameOf = useSeatName();
  const { taken, drawn } = view;
  if (taken === null || drawn.length === 0) return null;
  return (
    <ol className={styles.rows} reversed data-all={all || undefined} aria-label={room.history({ name: nameOf(taken) })}>
      {drawn.map(({ round, draw }, place) => (
        <Row key={round} round={round} draw={draw} newest={place === 0} />
      ))}
    </ol>
  );
};
