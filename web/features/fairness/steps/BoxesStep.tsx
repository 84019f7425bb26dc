import type { BoxesStep as Boxes } from '../../../../engine/games/explanation/steps.ts';
import { formatCount, pickName, useLocale, useMessages } from '../../../i18n/index.ts';
import { Box, Row, Stack, Text } from '../../../ui/Box.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Money } from '../../../ui/Money.tsx';
import { CopyButton } from '../CopyButton.tsx';
import type { Names } from '../verify/use-names.ts';
import { type BoxTable, roundsText, tablesOf } from './box-tables.ts';
import drawStyles from './draw.module.css';
import { HashRows } from './HashRows.tsx';
import styles from './room.module.css';
import { Step, VerdictMark, VerdictSign } from './Step.tsx';

const TableRow = ({ table, names }: { readonly table: BoxTable; readonly names: Names }) => {
  const { boxes: words, hashed } = useMessages().fairness.verify;
  const { locale } = useLocale();
  const { box, odds, rounds } = table;
  const called = names.cases.get(box.case);
  return (
    <li>
      <details className={styles.table}>
        <summary>
          <b>{called === undefined ? box.case : pickName(called, locale)}</b>
          <Text size="small" tone="muted" className={styles.tableRounds}>
            {words.rounds({ count: rounds.length, rounds: roundsText(rounds) })}
          </Text>
          <Money value={Number(box.price)} className={styles.price} />
          <bdi dir="ltr" className={`mono ${styles.tableHash}`}>
            {`${odds.published.slice(0, 8)}…${odds.published.slice(-8)}`}
          </bdi>
          <VerdictSign verdict={odds.verdict} />
          <Icon name="down" size={16} className={styles.chevron} />
        </summary>
        <Stack gap={8} padBottom={16} className={styles.tableDetail}>
          <HashRows computed={odds.computed} published={odds.published} />
          {odds.position === null ? (
            <p className={drawStyles.fault}>{words.missing}</p>
          ) : (
            <>
              <Row justify="between" gap={12}>
                <p className={styles.where}>{words.inLog({ position: formatCount(odds.position, locale) })}</p>
                <CopyButton text={odds.text} label={hashed} />
              </Row>
              <pre dir="ltr" className="mono">
                {odds.text}
              </pre>
            </>
          )}
        </Stack>
      </details>
    </li>
  );
};

/** The odds of every box, hashed again. */
export const BoxesStep = ({ boxes, names }: { readonly boxes: Boxes; readonly names: Names }) => {
  const { boxes: words } = useMessages().fairness.verify;
  return (
    <Step
      title={words.title}
      formula="SHA-256"
      verdict={boxes.verdict}
      result={<VerdictMark verdict={boxes.verdict} />}
    >
      <Text as="p" size="note" tone="muted" className={drawStyles.note}>
        {words.text}
      </Text>
      <Box as="ul" line="top" className={styles.tables}>
        {tablesOf(boxes.boxes).map((table) => (
          <TableRow key={table.box.oddsHash} table={table} names={names} />
        ))}
      </Box>
    </Step>
  );
};
