import type { PromotionFactsFragment } from '../../generated/graphql.ts';
import { formatMoney, formatPercent, useLocale, useMessages } from '../../i18n/index.ts';
import { Row, Text } from '../../ui/Box.tsx';
import { Table } from '../../ui/Table.tsx';
import { Panel } from '../rewards/Panel.tsx';
import { Progress } from '../rewards/Progress.tsx';
import { shareDone } from '../rewards/rewards-sums.ts';
import styles from './LevelPanel.module.css';

/** The level, its rebate, and the way to the next. */
export const LevelPanel = ({ promotion }: { readonly promotion: PromotionFactsFragment }) => {
  const { rewards } = useMessages();
  const { promotion: words } = rewards;
  const { locale } = useLocale();
  const { level, rebateRatio, deposits, nextLevelDeposits, levels } = promotion;
  const left = nextLevelDeposits === null || nextLevelDeposits === undefined ? null : nextLevelDeposits - deposits;
  const text =
    left === null ? words.topLevel : words.toNext({ amount: formatMoney(Math.max(0, left), locale), level: level + 1 });
  return (
    <Panel
      icon="upgrade"
      title={words.level}
      aside={words.ratio({ percent: formatPercent(rebateRatio / 100, locale) })}
    >
      <Row as="p" align="baseline" gap={8}>
        <Text size="figure" num>
          {level}
        </Text>
        <Text tone="muted">/ {levels.length}</Text>
      </Row>
      <Progress label={words.progress} share={shareDone(deposits, nextLevelDeposits)} text={text} />
      <Text as="p" tone="muted">
        {text}
      </Text>
      <details>
        <Row as="summary" minHeight={44} tone="muted" className={styles.summary}>
          {words.allLevels}
        </Row>
        <Table
          caption={words.allLevels}
          captionHidden
          columns={[words.levelColumn, words.deposits, words.ratioColumn]}
          rows={levels.map((each) => ({
            key: each.level,
            cells: [each.level, formatMoney(each.deposits, locale), formatPercent(each.rebateRatio / 100, locale)],
            current: each.level === level,
          }))}
        />
      </details>
    </Panel>
  );
};
