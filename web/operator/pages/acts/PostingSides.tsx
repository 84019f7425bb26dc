import { useWords } from '../../texts.tsx';
import { Amount } from '../../ui/Amount.tsx';
import { wordIn } from '../../ui/word-in.ts';
import styles from './PostingSides.module.css';

interface PostingSidesProps {
  /** The gain of the player's balance, in minor units. */
  readonly amount: number;
  /** `coin`, `points` or `locked`. */
  readonly balance: string;
}

/** Both sides of the posting that changes a player's balance. */
export const PostingSides = ({ amount, balance }: PostingSidesProps) => {
  const { posting, balances } = useWords().acts;
  return (
    <p className={styles.posting}>
      {posting.house} <Amount value={-amount} signed />
      {posting.player({ balance: wordIn(balances, balance) })} <Amount value={amount} signed />
      <span>{posting.zero}</span>
    </p>
  );
};
