import { useLayoutEffect, useRef } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { PlayerName } from '../../platform/PlayerName.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { Row, Stack, Text } from '../../ui/Box.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Money } from '../../ui/Money.tsx';
import { Pips } from '../../ui/Pips.tsx';
import type { Prize, Winner } from './giveaway-query.ts';
import { useGiveawayWords } from './giveaway-words.ts';
import styles from './PrizeStand.module.css';
import { RollCode } from './RollCode.tsx';
import { rollStands } from './roll-code.ts';

interface WonByProps {
  readonly winner: Winner;
  readonly greatest: number;
  readonly rolling: number | null;
}

/** The winning code, and the name of its player, which comes once the code stands. */
const WonBy = ({ winner, greatest, rolling }: WonByProps) => {
  const { room } = useMessages().giveaway;
  const who = useRef<HTMLSpanElement>(null);
  const { code, playerId, nickname, avatar, mine } = winner;
  useLayoutEffect(() => {
    if (rolling === null || who.current === null) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const delay = still ? 0 : rollStands(rolling, String(greatest).length);
    who.current.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 200, delay, fill: 'backwards' });
  }, [rolling, greatest]);
  return (
    <Row
      direction="column"
      position="relative"
      gap={8}
      width="full"
      marginTop={14}
      padTop={12}
      line="top"
      className={styles.wonBy}
    >
      <Row as="p" size="large" gap={8} padX={10} radius="small" ground="inverse">
        <Text size="small" weight={500}>
          {room.winnerCode}
        </Text>
        <RollCode code={code} greatest={greatest} rolling={rolling} />
      </Row>
      <Row as="span" ref={who} gap={8} shrink className={styles.who}>
        <Avatar picture={avatar} size={32} />
        <PlayerName playerId={playerId} nickname={nickname} padY={4} />
        {mine && (
          <Text as="b" size="note" rigid padX={6} radius="small" weight={500} tone="accent-soft" ring="accent">
            {room.you}
          </Text>
        )}
      </Row>
    </Row>
  );
};

interface PrizeStandProps extends Partial<Pick<WonByProps, 'greatest' | 'rolling'>> {
  readonly prize: Prize;
  readonly winner: Winner | undefined;
  /** On a phone: a row below the one that stands large. */
  readonly row: boolean;
}

/** One prize on a lit stand, and its winner below. */
export const PrizeStand = ({ prize, winner, greatest = 0, rolling = null, row }: PrizeStandProps) => {
  const messages = useMessages();
  const { prizeNames } = useGiveawayWords();
  const { skin, value } = prize;
  const names = prizeNames(prize);
  return (
    <Stack
      as="li"
      align="center"
      position="relative"
      shrink
      text="center"
      className={classNames(styles.stand, row && styles.row)}
      data-grade={skin.grade}
    >
      <img src={skin.image} alt="" width={640} height={400} decoding="async" />
      <span className={styles.bar} />
      <Row
        as="p"
        size="small"
        justify="center"
        position="relative"
        gap={8}
        marginTop={12}
        tone="muted"
        nowrap
        className={styles.family}
      >
        {names.family}
        {names.wear !== null && ` · ${names.wear}`}
        <Pips grade={skin.grade} label={messages.item.rarity({ pips: 7 - skin.grade })} />
      </Row>
      <Row
        as="h3"
        size="large"
        wrap
        align="baseline"
        justify="center"
        position="relative"
        gapX={10}
        weight={600}
        className={`name ${styles.name}`}
      >
        <span>{names.name}</span> <Money value={value} />
      </Row>
      {winner !== undefined && <WonBy winner={winner} greatest={greatest} rolling={rolling} />}
    </Stack>
  );
};
