import { formatMoney, formatTenths, useLocale, useMessages } from '../../../i18n/index.ts';
import { Box, Row, Text } from '../../../ui/Box.tsx';
import styles from './Chance.module.css';
import type { Need } from './needs.ts';

interface ChanceProps {
  /** To win, 0 to 1; null while it is unknown. */
  readonly chance: number | null;
  readonly approximate: boolean;
  /** The side's need in the last round; null before. */
  readonly need: Need | null;
  /** The lowest total wins. */
  readonly lowest: boolean;
}

const useNeedText = (lowest: boolean): ((need: Need) => string) => {
  const { room } = useMessages().battle;
  const { locale } = useLocale();
  return (need) => {
    switch (need.kind) {
      case 'holds':
        return room.holds;
      case 'level':
        return lowest ? room.lowerWins : room.higherWins;
      case 'atLeast':
        return room.needs({ amount: formatMoney(need.amount, locale) });
      case 'atMost':
        return room.needsAtMost({ amount: formatMoney(need.amount, locale) });
      case 'ties':
        return room.onlyTies;
      case 'beyond':
        return room.beyond;
    }
  };
};

/** How likely a side is to win, and in the last round what it needs. Its room is kept while the chance is unknown. */
export const Chance = ({ chance, approximate, need, lowest }: ChanceProps) => {
  const { room } = useMessages().battle;
  const { locale } = useLocale();
  const textOf = useNeedText(lowest);
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
      {need !== null && (
        <Text as="p" size="small" tone="soft" textWrap="pretty" marginTop={4}>
          {textOf(need)}
        </Text>
      )}
    </Box>
  );
};
