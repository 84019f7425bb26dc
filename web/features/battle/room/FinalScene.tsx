import type { RefObject } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { Box, Grid, Row, Text } from '../../../ui/Box.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { BattleBar } from '../BattleBar.tsx';
import type { ArenaBase } from '../base-path.ts';
import type { Chances } from './chances.ts';
import styles from './FinalScene.module.css';
import { LootWall } from './LootWall.tsx';
import { bestOf, lootOf } from './loot.ts';
import { RaceChart } from './RaceChart.tsx';
import { Ranking } from './Ranking.tsx';
import type { BattleRoom } from './room-query.ts';
import type { SideView } from './room-view.ts';
import { TieDraw } from './TieDraw.tsx';
import type { Arrival } from './use-arrival.ts';
import { useActionsEntrance, useEntrance } from './use-entrance.ts';
import { Winner } from './Winner.tsx';

interface FinalBarProps {
  readonly battle: BattleRoom;
  readonly base: ArenaBase;
  readonly onReplay: () => void;
  readonly onShare: () => void;
  readonly arrival: RefObject<Arrival | null>;
}

/** The actions of a finished battle: verify, replay, share, and create it again. */
export const FinalBar = ({ battle, base, onReplay, onShare, arrival }: FinalBarProps) => {
  const actions = useActionsEntrance(arrival);
  const { room } = useMessages().battle;
  return (
    <BattleBar ref={actions} label={room.title[battle.mode]}>
      <Row grow gap={4} justify="between" wrap>
        <Row gap={4}>
          <ButtonLink variant="proof" icon="shield" to={`/provably-fair/verify/${battle.id}`}>
            {room.verify}
          </ButtonLink>
          <Button variant="ghost" icon="play" onClick={onReplay}>
            {room.replay}
          </Button>
        </Row>
        <Button variant="ghost" icon="share" onClick={onShare}>
          <Text visuallyHiddenBelow={768}>{room.shareOut}</Text>
        </Button>
      </Row>
      <ButtonLink variant="primary" size="large" to={`${base}/create/${battle.id}`}>
        {room.again}
      </ButtonLink>
    </BattleBar>
  );
};

interface FinalSceneProps {
  readonly battle: BattleRoom;
  readonly sides: readonly SideView[];
  /** Before the last round, where the winner came from behind in it; null of another battle, and while unknown. */
  readonly chances: Chances | null;
  readonly arrival: RefObject<Arrival | null>;
}

/** The end of a battle: its winner, the standings, the totals by round, and all draws. */
export const FinalScene = ({ battle, sides, chances, arrival }: FinalSceneProps) => {
  const scene = useEntrance(arrival);
  const { result } = battle;
  const own = sides.flatMap(({ members }) => members.filter(({ mine }) => mine));
  const won = own.some((seat) => seat.won);
  const lost = own.length > 0 && !won;
  const loot = lootOf(battle);
  const ownBest = lost
    ? bestOf(
        loot,
        own.map(({ seat }) => seat),
      )
    : undefined;
  const turned = chances?.wins[sides.findIndex((side) => side.won)];
  const tie = result?.tie ?? null;
  const order = result?.order ?? [];
  return (
    <Box
      as="section"
      ref={scene}
      position="relative"
      padBottom={16}
      className={styles.scene}
      data-lost={lost || undefined}
      aria-labelledby="battle-winner"
    >
      <Grid columns={1} gap={[16, 24]} padY={20} position="relative" className={`wrap ${styles.grid}`}>
        <Winner battle={battle} won={won} cameBackAt={turned ?? null} ownBest={ownBest ?? null} />
        <Ranking sides={sides} mode={battle.mode} />
        {battle.boxes.length > 1 && <RaceChart battle={battle} sides={sides} settled={battle.boxes.length} compact />}
        {(tie !== null || order.length > 0) && <TieDraw battle={battle} tie={tie} order={order} />}
        <LootWall loot={loot} />
      </Grid>
    </Box>
  );
};
