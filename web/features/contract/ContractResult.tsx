import { formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
import { Box, Row, Text } from '../../ui/Box.tsx';
import { Money } from '../../ui/Money.tsx';
import { Pips } from '../../ui/Pips.tsx';
import { useItemWords } from '../case/item-words.ts';
import type { Winner } from '../case/winner.ts';
import styles from './ContractResult.module.css';

interface ContractResultProps {
  readonly winner: Winner;
  /** Minor units. */
  readonly stake: number;
}

/** The drawn item, and the stake that paid for it. */
export const ContractResult = ({ winner, stake }: ContractResultProps) => {
  const { contract } = useMessages();
  const { locale } = useLocale();
  const { skin } = winner.entry;
  const more = winner.worth - stake;
  const difference = `${more < 0 ? '−' : '+'}${formatMoney(Math.abs(more), locale)}`;
  const { family, wear, name, gradeLabel } = useItemWords()(winner.entry);
  return (
    <Box grow shrink padTop={12} padBottom={4} className={styles.result} data-grade={skin.grade}>
      <Row as="p" size="note" gap={8} tone="muted">
        <span>{wear === null ? family : `${family} · ${wear}`}</span>
        <Pips grade={skin.grade} label={gradeLabel} />
      </Row>
      <Text as="p" size={['large', 'title']} weight={600}>
        {name}
      </Text>
      <Row as="p" wrap align="baseline" gapX={12}>
        <Text size={['title', 'display']}>
          <Money value={winner.worth} />
        </Text>
        <Text tone="muted">{contract.result.against({ stake: formatMoney(stake, locale), difference })}</Text>
      </Row>
    </Box>
  );
};
