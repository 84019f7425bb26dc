import type { CellCheck, RoundCheck } from '../../../../engine/games/explanation/steps.ts';
import { formatFloat, useMessages } from '../../../i18n/index.ts';
import { Row, Stack, Text } from '../../../ui/Box.tsx';
import type { SkinsById } from '../verify/use-names.ts';
import { DrawLines, FloatRows } from './DrawLines.tsx';
import { OddsLookup } from './OddsRows.tsx';
import { VerdictMark } from './Step.tsx';

interface CellDetailProps {
  readonly cell: CellCheck;
  readonly round: RoundCheck;
  readonly title: string;
  readonly serverSeed: string | null;
  readonly skins: SkinsById;
}

/** One rank's draw in one round, from its message to the entry that its ticket fell into. */
export const CellDetail = ({ cell, round, title, serverSeed, skins }: CellDetailProps) => {
  const { verify } = useMessages().fairness;
  const { ticket, hit, float } = cell;
  return (
    <Stack gap={12} padY={[12, 14]} padX={[12, 16]} radius="card" ground="surface">
      <Row as="p" wrap gapY={4} gapX={14}>
        <Text as="b" grow weight={500}>
          {title}
        </Text>
        <VerdictMark verdict={cell.verdict} />
      </Row>
      <DrawLines check={ticket} serverSeed={serverSeed} />
      <OddsLookup table={round.odds?.table ?? null} hit={hit} ticket={ticket.shown} skins={skins} />
      {float !== null && (
        <Stack gap={8} padTop={12} line="top">
          <Row as="p" wrap gapY={4} gapX={14}>
            <Text as="b" grow weight={500}>
              {verify.float.title}
            </Text>
            <Text as="bdi" num>
              {formatFloat(float.computed ?? float.shown)}
            </Text>
            <VerdictMark verdict={float.verdict} />
          </Row>
          <FloatRows check={float} />
        </Stack>
      )}
    </Stack>
  );
};
