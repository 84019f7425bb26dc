import { formatCount, skinNames, useLocale, useMessages } from '../../../i18n/index.ts';
import { Box, Row, Text } from '../../../ui/Box.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Money } from '../../../ui/Money.tsx';
import { Thumb } from '../../../ui/Thumb.tsx';
import wide from '../from-1024.module.css';
import { useSeatName } from '../seat-name.ts';
import type { Drawn, SeatView } from './room-view.ts';
import styles from './SeatHistory.module.css';

const SeatRow = ({ round, draw, newest }: Drawn & { readonly newest: boolean }) => {
  const messages = useMessages();
  const { locale } = useLocale();
  const { skin, wear, value } = draw.entry;
  const names = skinNames(skin, wear, messages, locale);
  return (
    <Row
      as="li"
      size={['note', 'body']}
      gap={[6, 8]}
      padX={8}
      className={styles.row}
      data-newest={newest || undefined}
      title={names.full}
    >
      <Text size="small" rigid tone="muted" className={classNames(wide.shown, styles.round)}>
        {formatCount(round, locale)}
      </Text>
      <Thumb image={skin.imageSmall} grade={skin.grade} width={56} className={styles.thumb} />
      <Text truncate grow shrink>
        {names.name}
      </Text>
      <Money value={value} coin={false} />
    </Row>
  );
};

/** The draws of a seat, newest first. `all`: a phone too shows all of them, otherwise the last three. */
export const SeatHistory = ({ view, all }: { readonly view: SeatView; readonly all: boolean }) => {
  const { room } = useMessages().battle;
  const nameOf = useSeatName();
  const { taken, drawn } = view;
  if (taken === null || drawn.length === 0) return null;
  return (
    <Box
      as="ol"
      position="relative"
      padX={4}
      padTop={[2, 8]}
      padBottom={[4, 0]}
      className={styles.rows}
      reversed
      data-all={all || undefined}
      aria-label={room.history({ name: nameOf(taken) })}
    >
      {drawn.map(({ round, draw }, place) => (
        <SeatRow key={round} round={round} draw={draw} newest={place === 0} />
      ))}
    </Box>
  );
};
