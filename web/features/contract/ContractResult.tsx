import { formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
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

/** What came out, and what went in for it. */
export const ContractResult = ({ winner, stake }: ContractResultProps) => {
  const { contract } = useMessages();
  const { locale } = useLocale();
  const { skin } = winner.entry;
  const more = winner.worth - stake;
  const difference = `${more < 0 ? '−' : '+'}${formatMoney(Math.abs(more), locale)}`;
  const { family, wear, name, gradeLabel } = useItemWords()(winner.entry);
  return (
    <div className={styles.result} data-grade={skin.grade}>
      <p className={styles.kind}>
        <span>{wear === null ? family : `${family} · ${wear}`}</span>
        <Pips grade={skin.grade} label={gradeLabel} />
      </p>
      <p className={styles.name}>{name}</p>
      <p className={styles.worth}>
        <Money value={winner.worth} />
        <span className={styles.against}>
          {contract.result.against({ stake: formatMoney(stake, locale), difference })}
        </span>
      </p>
    </div>
  );
};
