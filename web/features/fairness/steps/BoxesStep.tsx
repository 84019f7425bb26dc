import type { BoxesStep as Boxes } from '../../../../engine/games/explanation/steps.ts';
import { formatCount, pickName, useLocale, useMessages } from '../../../i18n/index.ts';
import { Box, Row, Stack, Text } from '../../../ui/Box.tsx';
import { Money } from '../../../ui/Money.tsx';
import { CopyButton } from '../CopyButton.tsx';
import { Chevron, Fold } from '../Fold.tsx';
import { RawText } from '../Hex.tsx';
import type { Names } from '../verify/use-names.ts';
import { type BoxTable, roundsText, tablesOf } from './box-tables.ts';
import { HashRows } from './HashRows.tsx';
import styles from './room.module.css';
import { Step, StepFault, StepNote, VerdictMark } from './Step.tsx';

const TableRow = ({ table, names }: { readonly table: BoxTable; readonly names: Names }) => {
  const { boxes: words, hashed } = useMessages().fairness.verify;
  const { locale } = useLocale();
  const { box, odds, rounds } = table;
  const called = names.cases.get(box.case);
  return (
    <Box as="li" line="bottom">
      <Fold
        className={styles.table}
        line={
          <>
            <Text as="b" truncate weight={500}>
              {called === undefined ? box.case : pickName(called, locale)}
            </Text>
            <Text size="small" tone="muted" className={styles.rounds}>
              {words.rounds({ count: rounds.length, rounds: roundsText(rounds) })}
            </Text>
            <Text size="small" text="end" tone="soft">
              <Money value={Number(box.price)} />
            </Text>
            <Text as="bdi" dir="ltr" tone="info" className={`mono ${styles.hash}`}>
              {`${odds.published.slice(0, 8)}…${odds.published.slice(-8)}`}
            </Text>
            <VerdictMark verdict={odds.verdict} signOnly />
            <Chevron />
          </>
        }
      >
        <Stack gap={8} padBottom={16}>
          <HashRows computed={odds.computed} published={odds.published} />
          {odds.position === null ? (
            <StepFault>{words.missing}</StepFault>
          ) : (
            <>
              <Row justify="between" gap={12}>
                <Text as="p" size="small" tone="muted">
                  {words.inLog({ position: formatCount(odds.position, locale) })}
                </Text>
                <CopyButton text={odds.text} label={hashed} />
              </Row>
              <RawText text={odds.text} />
            </>
          )}
        </Stack>
      </Fold>
    </Box>
  );
};

/** The odds of every box, hashed again. */
export const BoxesStep = ({ boxes, names }: { readonly boxes: Boxes; readonly names: Names }) => {
  const { boxes: words } = useMessages().fairness.verify;
  return (
    <Step title={words.title} formula="SHA-256" verdict={boxes.verdict}>
      <StepNote>{words.text}</StepNote>
      <Box as="ul" line="top">
        {tablesOf(boxes.boxes).map((table) => (
          <TableRow key={table.box.oddsHash} table={table} names={names} />
        ))}
      </Box>
    </Step>
  );
};
