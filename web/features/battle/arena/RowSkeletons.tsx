import { useMessages } from '../../../i18n/index.ts';
import { Stack } from '../../../ui/Box.tsx';
import { LoadingNote, Skeleton } from '../../../ui/Skeleton.tsx';
import styles from './BattleRow.module.css';

/** So many rows of battles that are on their way. */
export const RowSkeletons = ({ count }: { readonly count: number }) => {
  const { arena } = useMessages().battle;
  return (
    <>
      <LoadingNote text={arena.loading} />
      {Array.from({ length: count }, (_, place) => place).map((place) => (
        <Stack
          key={place}
          gap={[16, 40]}
          padY={14}
          line="bottom"
          direction={['column', 'row']}
          align={['stretch', 'center']}
          className={styles.blank}
        >
          <Skeleton width="120px" height="20px" />
          <Skeleton width="60%" height="44px" />
        </Stack>
      ))}
    </>
  );
};
