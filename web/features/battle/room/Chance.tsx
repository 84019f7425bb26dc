import { formatMoney, formatTenths, useLocale, useMessages } from '../../../i18n/index.ts';
import { Box, Row, Text } from '../../../ui/Box.tsx';
import styles from './Chance.module.css';
import type { SideView } from './room-view.ts';

interface ChanceProps {
  /** To win, 0 to 1; null while it is unknown. */
  readonly chance: number | null;
  readonly approximate: boolean;
  readonly side: SideView;
  /** Says what the side needs: in the last round of a battle that the higher total wins. */
  readonly overtakes: boolean;
}

/** How likely a side is to win, and in the last round what it needs. Its room is kept while the chance is unknown. */
export const Chance = ({ chance, approximate, side, overtakes }: ChanceProps) => {
  const { room } = useMessages().battle;
  const { locale } = useLocale();
  const need = side.behind > 0 ? room.needs({ amount: formatMoney(side.behind + 1, locale) }) : room.holds;
  return (
    <Box padX={[10, 20]} padY={8} line="top" className={styles.chance} data-known={chance !== null || undefined}>
      <Row align="baseline" justify="between" gap={8}>
        <Text size="note" tone="soft">
          {room.chance}
        </Text>
        <Text num weight={600}>
          {chance !== null && `${approximate ? '≈ ' : ''}${formatTenths(chance * 100, locale)}`}
        </Text>
      </Row>
      <div className={styles.bar} aria-hidden="true">
        <div style={{ transform: `scaleX(${chance ?? 0})` }} />
      </div>
      {overtakes && !side.tied && (
        <Text as="p" size="small" tone="muted" marginTop={4}>
          {need}
        </Text>
      )}
    </Box>
  );
};
