import type { ConsolationStep as Consolation } from '../../../../engine/games/explanation/steps.ts';
import { formatTicket, useMessages } from '../../../i18n/index.ts';
import { Row, Text } from '../../../ui/Box.tsx';
import type { SkinsById } from '../verify/use-names.ts';
import { DrawLines } from './DrawLines.tsx';
import styles from './draw.module.css';
import { OddsLookup } from './OddsRows.tsx';
import { Step, VerdictMark } from './Step.tsx';

interface ConsolationStepProps {
  readonly consolation: Consolation;
  readonly serverSeed: string | null;
  readonly skins: SkinsById;
}

/** A lost dream draws once more, from the consolations. */
export const ConsolationStep = ({ consolation, serverSeed, skins }: ConsolationStepProps) => {
  const { consolation: words } = useMessages().fairness.verify;
  const { draw, hit, table, verdict } = consolation;
  return (
    <Step
      title={words.title}
      verdict={verdict}
      result={
        <Row as="span" wrap justify="end" gapX={16}>
          <VerdictMark verdict={verdict} />
          <bdi className={`num ${styles.float}`} data-verdict={draw.verdict}>
            {formatTicket(draw.computed ?? draw.shown)}
          </bdi>
        </Row>
      }
    >
      <Text as="p" size="note" tone="muted" className={styles.note}>
        {words.text}
      </Text>
      <DrawLines check={draw} serverSeed={serverSeed} />
      <OddsLookup table={table} hit={hit} ticket={draw.shown} skins={skins} />
    </Step>
  );
};
