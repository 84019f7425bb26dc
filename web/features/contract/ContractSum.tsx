import { formatPercent, useLocale, useMessages } from '../../i18n/index.ts';
import { Box, Text } from '../../ui/Box.tsx';
import { Facts } from '../../ui/Facts.tsx';
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
  /** The contract was signed: no hint is due. */
  readonly signed: boolean;
}

/** The value of the items, and the facts of their table that a player needs before signing. */
export const ContractSum = ({ count, stake, rules, table, outdated, signed }: ContractSumProps) => {
  const { contract } = useMessages();
  const { locale } = useLocale();
  const { sum: words } = contract;
  const { minItems, maxItems } = rules;
  const short = minItems - count;
  const facts = table && short <= 0 ? factsOf(table) : null;
  const hint = (): string => {
    if (short > 0) return words.short({ count: short });
    if (table === null) return contract.table.nothing.title;
    return table === undefined || outdated ? contract.table.loading : words.ready;
  };
  const none = (
    <Text weight={600} tone="muted">
      –
    </Text>
  );
  return (
    <Box
      display={['block', 'flex']}
      wrap
      align="center"
      gapY={12}
      gapX={40}
      grow
      shrink
      padTop={[12, 16]}
      padBottom={[4, 16]}
    >
      <Box
        display={['flex', 'block']}
        wrap
        align="baseline"
        gapX={12}
        size="small"
        tone="muted"
        className={styles.stake}
      >
        <p>{words.stake({ count, max: maxItems })}</p>
        <Text as="p" size="display" tone="text" display={['none', 'block']}>
          <Money value={stake} />
        </Text>
        {!signed && (
          <Text as="p" marginStart={['auto', 0]} tone={short > 0 || table === null ? 'accent' : 'muted'}>
            {hint()}
          </Text>
        )}
      </Box>
      <Box
        marginTop={[8, 0]}
        padTop={[10, 0]}
        line={['top', 'none']}
        className={styles.facts}
        data-outdated={(facts !== null && outdated) || undefined}
      >
        <Facts
          shape="below"
          className={styles.list}
          facts={[
            { label: words.best, value: facts === null ? none : <Money value={facts.best} coin={false} /> },
            { label: words.worst, value: facts === null ? none : <Money value={facts.worst} coin={false} /> },
            {
              label: words.returns,
              value: <Text num>{formatPercent(facts?.returns ?? rules.returnPercent, locale)}</Text>,
            },
            {
              label: words.hash,
              value:
                facts !== null && table ? <OddsHash title={words.hash} hash={table.hash} table={table.text} /> : none,
            },
          ]}
        />
      </Box>
    </Box>
  );
};
