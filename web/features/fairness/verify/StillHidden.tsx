import { skipToken, useQuery } from '@apollo/client/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { useLocation } from '../../../platform/location.tsx';
import { useSession } from '../../../platform/session.tsx';
import { Box, Row, Text } from '../../../ui/Box.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconName } from '../../../ui/icon-paths.ts';
import { isAfterFree } from '../../free-case/free-opening.ts';
import { CURRENT_PAIR } from '../seeds-query.ts';
import { useRotateDialog } from '../use-rotate-dialog.ts';
import styles from './verify.module.css';

interface WaitingProps {
  readonly icon: IconName;
  readonly title: string;
  readonly texts: readonly string[];
  readonly children?: ReactNode;
}

/** Why there is less to verify than in a game that is over, and what one can do. */
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
  /** The pair is revealed now. */
  readonly onRevealed: () => void;
}

/** A pair that was rotated is shown once a checkpoint covers its reveal: seconds later. */
const COVERED_EVERY_MS = 1_500;
const LOOKS = 40;

/** Looks again and again for a reveal that is on its way. */
const useCoveredSoon = (rotated: boolean, look: () => void): void => {
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  });
  useEffect(() => {
    if (!rotated) return undefined;
    let looks = 0;
    const timer = setInterval(() => {
      looks += 1;
      if (looks >= LOOKS) clearInterval(timer);
      latest.current();
    }, COVERED_EVERY_MS);
    return () => clearInterval(timer);
  }, [rotated]);
};

/** Why some steps wait, and for the player whose round it is the way to end the wait. */
export const HiddenSeed = ({ pairId, onRevealed }: HiddenSeedProps) => {
  const { hidden } = useMessages().fairness.verify;
  const { status } = useSession();
  const { data } = useQuery(CURRENT_PAIR, status === 'player' ? { fetchPolicy: 'no-cache' } : skipToken);
  const arrived = isAfterFree(useLocation().state);
  const [rotated, setRotated] = useState(arrived);
  useCoveredSoon(rotated, onRevealed);
  const { rotating, ask } = useRotateDialog(() => setRotated(true));
  const current = data?.seeds.current;
  const own = current?.id === pairId;
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
  /** Where it goes on. */
  readonly to: string;
}

/** A room that ended without a draw: what there is to verify all the same. */
export const EndedEarly = ({ game }: Pick<UnderWayProps, 'game'>) => {
  const { title, text } = useMessages().fairness.verify.ended[game];
  return <Waiting icon="info" title={title} texts={[text]} />;
};

/** A room that isn't over: what its steps wait for. */
export const UnderWay = ({ game, to }: UnderWayProps) => {
  const { underWay } = useMessages().fairness.verify;
  const words = underWay[game];
  return (
    <Waiting icon="clock" title={words.title} texts={[words.text]}>
      <ButtonLink to={to}>{words.watch}</ButtonLink>
    </Waiting>
  );
};
