import { formatCount, skinNames, useLocale, useMessages } from '../../../i18n/index.ts';
import { Box, Grid, Text } from '../../../ui/Box.tsx';
import { Money } from '../../../ui/Money.tsx';
import { useSeatName } from '../seat-name.ts';
import type { Drawn, SeatView } from './room-view.ts';
import styles from './SeatHistory.module.css';

const SeatRow = ({ round, draw, newest }: Drawn & { readonly newest: boolean }) => {
  const messages = useMessages();
  const { locale } = useLocale();
  const { skin, wear, value } = draw.entry;
  const names = skinNames(skin, wear, messages, locale);
  return (
    <Box
      as="li"
      size={['note', 'body']}
      align="center"
      padX={8}
      className={styles.row}
      data-grade={skin.grade}
      data-newest={newest || undefined}
      title={names.full}
    >
      <Text size="small" rigid tone="muted" className={styles.round}>
        {formatCount(round, locale)}
      </Text>
      <Grid as="span" position="relative" rigid centered className={styles.thumb}>
        <img src={skin.imageSmall} alt="" width={320} height={200} decoding="async" />
      </Grid>
      <Text truncate grow shrink>
        {names.name}
      </Text>
      <Money value={value} coin={false} className={styles.value} />
    </Box>
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
        <SeatRow key={round} round={round} draw={draw} newest={place === 0} />
      ))}
    </ol>
  );
};
