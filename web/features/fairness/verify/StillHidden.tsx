import { skipToken, useQuery } from '@apollo/client/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { useSession } from '../../../platform/session.tsx';
import { Box, Row, Text } from '../../../ui/Box.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconName } from '../../../ui/icon-paths.ts';
import { useOwnLane } from '../../lanes/use-own-lane.ts';
import { CURRENT_PAIR } from '../seeds-query.ts';
import { useRotateDialog } from '../use-rotate-dialog.ts';
import styles from './verify.module.css';

interface WaitingProps {
  readonly icon: IconName;
  readonly title: string;
  readonly texts: readonly string[];
  readonly children?: ReactNode;
}

/** Tells why the page verifies less than in a finished game, and offers an action. */
const Waiting = ({ icon, title, texts, children }: WaitingProps) => (
  <Row as="section" wrap gapY={12} gapX={16} marginBottom={28} pad={16} radius="card" ground="surface">
    <Text self="start" tone="accent">
      <Icon name={icon} />
    </Text>
    <Box className={styles.words}>
      <Text as="h2" size="large">
        {title}
      </Text>
      {texts.map((text) => (
        <Text as="p" key={text} tone="muted">
          {text}
        </Text>
      ))}
    </Box>
    {children}
  </Row>
);

interface HiddenSeedProps {
  readonly pairId: string;
  /** Looks whether the reveal is shown by now. */
  readonly onLook: () => void;
}

/** A pair that was rotated is shown once a checkpoint covers its reveal: seconds later. */
const COVERED_EVERY_MS = 1_500;
const LOOKS = 20;

/** Looks every `COVERED_EVERY_MS`, at most `LOOKS` times, for a reveal that may come. */
const useCoveredSoon = (mayCome: boolean, look: () => void): void => {
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  });
  useEffect(() => {
    if (!mayCome) return undefined;
    let looks = 0;
    const timer = setInterval(() => {
      looks += 1;
      if (looks >= LOOKS) clearInterval(timer);
      latest.current();
    }, COVERED_EVERY_MS);
    return () => clearInterval(timer);
  }, [mayCome]);
};

/** Why some steps wait, and for the player whose round it is the way to end the wait. */
export const HiddenSeed = ({ pairId, onLook }: HiddenSeedProps) => {
  const { hidden } = useMessages().fairness.verify;
  const { status } = useSession();
  const { data } = useQuery(CURRENT_PAIR, status === 'player' ? { fetchPolicy: 'no-cache' } : skipToken);
  const [rotated, setRotated] = useState(false);
  const { rotating, ask } = useRotateDialog(() => setRotated(true));
  const lane = useOwnLane();
  const current = lane === null ? data?.seeds.current : { id: lane.opening.pairId, roundCount: lane.rounds };
  const own = current?.id === pairId;
  // A pair that isn't in use any more, or another player's, may have been rotated a moment ago.
  useCoveredSoon(rotated || !own, onLook);
  return (
    <Waiting icon="lock" title={hidden.title} texts={own ? [hidden.text, hidden.own] : [hidden.text]}>
      {own && (
        <Button variant="primary" busy={rotating} onClick={() => ask(current.roundCount, null)}>
          {hidden.rotate}
        </Button>
      )}
    </Waiting>
  );
};

interface UnderWayProps {
  readonly game: 'battle' | 'giveaway';
  /** The page of the room. */
  readonly to: string;
}

/** Tells the steps that the page still verifies of a room that ended without a draw. */
export const EndedEarly = ({ game }: Pick<UnderWayProps, 'game'>) => {
  const { title, text } = useMessages().fairness.verify.ended[game];
  return <Waiting icon="info" title={title} texts={[text]} />;
};

/** Tells the event that the steps of an unfinished room wait for. */
export const UnderWay = ({ game, to }: UnderWayProps) => {
  const { underWay } = useMessages().fairness.verify;
  const words = underWay[game];
  return (
    <Waiting icon="clock" title={words.title} texts={[words.text]}>
      <ButtonLink to={to}>{words.watch}</ButtonLink>
    </Waiting>
  );
};
