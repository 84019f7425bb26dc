import { formatPercent, useLocale, useMessages } from '../../i18n/index.ts';
import { Box, Text } from '../../ui/Box.tsx';
import { Money } from '../../ui/Money.tsx';
import { OddsHash } from '../case/OddsHash.tsx';
import styles from './ContractSum.module.css';
import type { ContractRules, ContractTable } from './contract-query.ts';
import { factsOf } from './table-facts.ts';

interface ContractSumProps {
  readonly count: number;
  /** Minor units. */
  readonly stake: number;
  readonly rules: ContractRules;
  readonly table: ContractTable | null | undefined;
  readonly outdated: boolean;
  /** It was signed: nothing is missing any more. */
  readonly signed: boolean;
}

/** What the items come to, and what one should know of their table before one signs. */
export const ContractSum = ({ count, stake, rules, table, outdated, signed }: ContractSumProps) => {
  const { contract } = useMessages();
  const { locale } = useLocale();
  const { sum: words } = contract;
  const { minItems, maxItems } = rules;
  const short = minItems - count;
  const facts = table && short <= 0 ? factsOf(table) : null;
  const said = (): string => {
    if (short > 0) return words.short({ count: short });
    if (table === null) return contract.table.nothing.title;
    return table === undefined || outdated ? contract.table.loading : words.ready;
  };
  const none = <Text tone="muted">–</Text>;
  return (
    <Box grow shrink align={['stretch', 'center']} gapY={[0, 12]} gapX={[0, 40]} className={styles.sum}>
      <div className={styles.stake}>
        <p>{words.stake({ count, max: maxItems })}</p>
        <Money value={stake} />
        {!signed && (
          <Text as="p" marginStart="auto" className={styles.hint} data-short={short > 0 || table === null || undefined}>
            {said()}
          </Text>
        )}
      </div>
      <dl className={styles.facts} data-outdated={(facts !== null && outdated) || undefined}>
        <div>
          <dt>{words.best}</dt>
          <dd>{facts === null ? none : <Money value={facts.best} coin={false} />}</dd>
        </div>
        <div>
          <dt>{words.worst}</dt>
          <dd>{facts === null ? none : <Money value={facts.worst} coin={false} />}</dd>
        </div>
        <div>
          <dt>{words.returns}</dt>
          <Text as="dd" num>
            {formatPercent(facts?.returns ?? rules.returnPercent, locale)}
          </Text>
        </div>
        <div>
          <dt>{words.hash}</dt>
          <dd>
            {facts !== null && table ? <OddsHash title={words.hash} hash={table.hash} table={table.text} /> : none}
          </dd>
        </div>
      </dl>
    </Box>
  );
};
