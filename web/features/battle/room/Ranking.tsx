import type { BattleMode } from '../../../generated/graphql.ts';
import { formatCount, formatMoney, useLocale, useMessages } from '../../../i18n/index.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Box, Grid, Row, Stack, Text } from '../../../ui/Box.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Money } from '../../../ui/Money.tsx';
import { useSeatName } from '../seat-name.ts';
import { Tag } from '../Tag.tsx';
import type { SeatView, SideView } from './room-view.ts';

interface RankedSeatProps {
  readonly view: SeatView;
  /** Null where all win alike. */
  readonly rank: number | null;
  /** Says what the seat got of what its side won. */
  readonly together: boolean;
}

const RankedSeat = ({ view, rank, together }: RankedSeatProps) => {
  const { room, tags } = useMessages().battle;
  const { locale } = useLocale();
  const nameOf = useSeatName();
  const { taken, seat, mine, won, total, award } = view;
  if (taken === null) return null;
  return (
    <Row as="li" gap={10} minHeight={48} line="bottom" shrink data-enters="row" data-of={seat}>
      {rank !== null && (
        <Text num tone="muted">
          {formatCount(rank, locale)}
        </Text>
      )}
      <Avatar picture={taken.avatar} size={32} />
      <Box display={['block', 'flex']} grow shrink justify="between" align="center" gap={10}>
        <Row gap={[6, 10]} shrink>
          <Text truncate tone={won ? 'text' : 'soft'} className="name">
            {nameOf(taken)}
          </Text>
          {mine && <Tag own>{tags.you}</Tag>}
          {taken.kind === 'BOT' && (
            <Tag>
              <Icon name="bot" size={14} />
              <Text visuallyHiddenBelow={1024}>{tags.bot}</Text>
            </Tag>
          )}
        </Row>
        <Stack rigid text={['start', 'end']} size={won ? 'tight' : 'body'} tone={won ? 'text' : 'soft'}>
          <Money value={total} coin={false} />
          {together && award !== null && award > 0 && (
            <Text size="small" tone="muted">
              {room.gets({ amount: formatMoney(award, locale) })}
            </Text>
          )}
        </Stack>
      </Box>
    </Row>
  );
};

/** Where all seats of a battle stand at its end: the winning side first, then by what they fought with. */
export const Ranking = ({ sides, mode }: { readonly sides: readonly SideView[]; readonly mode: BattleMode }) => {
  const { room } = useMessages().battle;
  const sign = mode === 'UNDERDOG' ? 1 : -1;
  const ranked = sides.toSorted((a, b) => Number(b.won) - Number(a.won) || sign * (a.total - b.total));
  return (
    <Grid as="ol" columns={[2, 1]} gapX={16} aria-label={room.standings}>
      {ranked.flatMap(({ members }, place) =>
        members.map((view) => (
          <RankedSeat
            key={view.seat}
            view={view}
            rank={mode === 'SHARED' ? null : place + 1}
            together={members.length > 1}
          />
        )),
      )}
    </Grid>
  );
};
