import { formatMoney, formatTenths, skinNames, useLocale, useMessages } from '../../../i18n/index.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Box, Row, Text } from '../../../ui/Box.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Money } from '../../../ui/Money.tsx';
import { Thumb } from '../../../ui/Thumb.tsx';
import { useSeatName } from '../seat-name.ts';
import type { Loot } from './loot.ts';
import type { BattleRoom } from './room-query.ts';
import { winnersOf } from './room-view.ts';

interface WinnerProps {
  readonly battle: BattleRoom;
  /** This player is among the winners. */
  readonly won: boolean;
  /** The winner's chance before the last round, 0 to 1, where the winner came from behind in it; null otherwise. */
  readonly cameBackAt: number | null;
  /** The dearest draw of this player, who didn't win; null for a winner and for a spectator. */
  readonly ownBest: Loot | null;
}

/** The lines below the value of a battle. */
const useLines = ({ battle, won, cameBackAt }: WinnerProps): readonly string[] => {
  const { room } = useMessages().battle;
  const { locale } = useLocale();
  const items = battle.boxes.length * battle.seatCount;
  if (battle.mode === 'SHARED') {
    const amount = formatMoney(battle.result?.awards[0]?.value ?? 0, locale);
    return [`${room.shared({ amount })} · ${room.toHouse({ items })}`, ...(won ? [room.yourShare] : [])];
  }
  const winners = winnersOf(battle);
  const all = winners.length > 1 ? room.wonTogether({ items }) : room.wonAll({ items });
  const back = cameBackAt === null ? [] : [room.cameBack({ chance: formatTenths(100 * cameBackAt, locale) })];
  return [
    [all, ...back].join(' · '),
    ...(won ? [room.youWon] : []),
    ...(winners.some(({ kind }) => kind === 'BOT') ? [room.wonByHouse] : []),
  ];
};

const OwnBest = ({ best: { draw } }: { readonly best: Loot }) => {
  const messages = useMessages();
  const { locale } = useLocale();
  const { skin, wear, value } = draw.entry;
  return (
    <Row wrap justify="center" gapX={8} marginTop={8} size="small" tone="soft">
      {messages.battle.room.yourBest}
      <Thumb image={skin.imageSmall} grade={skin.grade} width={56} />
      <span>{skinNames(skin, wear, messages, locale).name}</span>
      <Money value={value} coin={false} />
    </Row>
  );
};

/** The winner of a battle, its value, and the new owner of its items. */
export const Winner = (props: WinnerProps) => {
  const { battle, ownBest } = props;
  const { room } = useMessages().battle;
  const nameOf = useSeatName();
  const lines = useLines(props);
  const winners = winnersOf(battle);
  const shared = battle.mode === 'SHARED';
  return (
    <Box text="center" data-enters="words">
      {!shared && (
        <Row justify="center">
          <Icon name="crown" size={36} />
        </Row>
      )}
      <Row justify="center" gap={8} marginBottom={8}>
        {winners.map(({ seat, avatar }) => (
          <Avatar key={seat} picture={avatar} size={winners.length > 1 ? 56 : 80} />
        ))}
      </Row>
      <Text as="h2" id="battle-winner" display="block" size={['title', 'display']} anywhere className="name">
        {shared ? room.allShare({ count: battle.seatCount }) : room.wins({ names: winners.map(nameOf).join(room.and) })}
      </Text>
      <Text as="p" size={['display', 'figure']}>
        <Money value={battle.result?.value ?? 0} />
      </Text>
      {lines.map((line, place) => (
        <Text
          as="p"
          key={line}
          size={place === 0 ? 'body' : 'note'}
          tone={place === 0 ? 'soft' : 'muted'}
          textWrap="balance"
        >
          {line}
        </Text>
      ))}
      {ownBest !== null && <OwnBest best={ownBest} />}
    </Box>
  );
};
