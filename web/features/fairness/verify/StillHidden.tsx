import { skipToken, useQuery } from '@apollo/client/react';
import { useMessages } from '../../../i18n/index.ts';
import { useSession } from '../../../platform/session.tsx';
import { Row } from '../../../ui/Box.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { CURRENT_PAIR } from '../seeds-query.ts';
import { useRotateDialog } from '../use-rotate-dialog.ts';
import styles from './verify.module.css';

interface HiddenSeedProps {
  readonly pairId: string;
  /** The pair is revealed now. */
  readonly onRevealed: () => void;
}

/** Why some steps wait, and for the player whose round it is the way to end the wait. */
export const HiddenSeed = ({ pairId, onRevealed }: HiddenSeedProps) => {
  const { hidden } = useMessages().fairness.verify;
  const { status } = useSession();
  const { data } = useQuery(CURRENT_PAIR, status === 'player' ? { fetchPolicy: 'no-cache' } : skipToken);
  const { rotating, ask } = useRotateDialog(onRevealed);
  const current = data?.seeds.current;
  const own = current?.id === pairId;
  return (
    <Row
      as="section"
      wrap
      gapY={12}
      gapX={16}
      marginBottom={28}
      pad={16}
      radius="card"
      ground="surface"
      className={styles.hidden}
    >
      <Icon name="lock" />
      <div>
        <h2>{hidden.title}</h2>
        <p>{hidden.text}</p>
        {own && <p>{hidden.own}</p>}
      </div>
      {own && (
        <Button variant="primary" busy={rotating} onClick={() => ask(current.roundCount, null)}>
          {hidden.rotate}
        </Button>
      )}
    </Row>
  );
};

interface UnderWayProps {
  readonly game: 'battle' | 'giveaway';
  /** Where it goes on. */
  readonly to: string;
}

/** A room that ended without a draw: what there is to verify all the same. */
export const EndedEarly = ({ game }: Pick<UnderWayProps, 'game'>) => {
  const { ended } = useMessages().fairness.verify;
  return (
    <Row
      as="section"
      wrap
      gapY={12}
      gapX={16}
      marginBottom={28}
      pad={16}
      radius="card"
      ground="surface"
      className={styles.hidden}
    >
      <Icon name="info" />
      <div>
        <h2>{ended[game].title}</h2>
        <p>{ended[game].text}</p>
      </div>
    </Row>
  );
};

/** A room that isn't over: what its steps wait for. */
export const UnderWay = ({ game, to }: UnderWayProps) => {
  const { underWay } = useMessages().fairness.verify;
  const words = underWay[game];
  return (
    <Row
      as="section"
      wrap
      gapY={12}
      gapX={16}
      marginBottom={28}
      pad={16}
      radius="card"
      ground="surface"
      className={styles.hidden}
    >
      <Icon name="clock" />
      <div>
        <h2>{words.title}</h2>
        <p>{words.text}</p>
      </div>
      <ButtonLink to={to}>{words.watch}</ButtonLink>
    </Row>
  );
};
