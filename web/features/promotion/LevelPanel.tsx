import type { PromotionFactsFragment } from '../../generated/graphql.ts';
import { formatMoney, formatPercent, useLocale, useMessages } from '../../i18n/index.ts';
import { Row, Text } from '../../ui/Box.tsx';
import { Panel } from '../rewards/Panel.tsx';
import { Progress } from '../rewards/Progress.tsx';
import { shareDone } from '../rewards/rewards-sums.ts';
import styles from './promotion.module.css';

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
      <Row as="p" align="baseline" gap={8} className={styles.level}>
        <Text num>{level}</Text>
        <Text tone="muted">/ {levels.length}</Text>
      </Row>
      <Progress label={words.progress} share={shareDone(deposits, nextLevelDeposits)} text={text} />
      <Text as="p" tone="muted">
        {text}
      </Text>
      <details className={styles.levels}>
        <summary>{words.allLevels}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.levelColumn}</th>
              <th scope="col">{words.deposits}</th>
              <th scope="col">{words.ratioColumn}</th>
            </tr>
          </thead>
          <tbody>
            {levels.map((each) => (
              <tr key={each.level} aria-current={each.level === level || undefined}>
                <Text as="td" num>
                  {each.level}
                </Text>
                <Text as="td" num>
                  {formatMoney(each.deposits, locale)}
                </Text>
                <Text as="td" num>
                  {formatPercent(each.rebateRatio / 100, locale)}
                </Text>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Panel>
  );
};
