import { useQuery } from '@apollo/client/react';
import { useSession } from '../../app/session.tsx';
import { useMessages } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useRotateDialog } from './use-rotate-dialog.ts';
import styles from './verify.module.css';
import { CURRENT_PAIR } from './verify-query.ts';

/** Why some steps wait, and for the player whose round it is the way to end the wait. */
export const HiddenSeed = ({ pairId }: { readonly pairId: string }) => {
  const { hidden } = useMessages().fairness.verify;
  const { status } = useSession();
  const { data } = useQuery(CURRENT_PAIR, { skip: status !== 'player' });
  const { rotating, ask } = useRotateDialog();
  const current = data?.seeds.current;
  const own = current?.id === pairId;
  return (
    <section className={styles.hidden}>
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
    </section>
  );
};
