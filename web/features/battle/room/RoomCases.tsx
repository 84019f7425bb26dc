import { useMessages } from '../../../i18n/index.ts';
import { Box } from '../../../ui/Box.tsx';
import { CaseCell } from '../../cases/CaseCell.tsx';
import { CaseShelf } from '../../cases/CaseShelf.tsx';
import styles from './RoomCases.module.css';
import type { RoomCase } from './use-room.ts';

/** What is fought over, before and after: each case leads to its odds. */
export const RoomCases = ({ cases }: { readonly cases: readonly RoomCase[] }) => {
  const { room, arena } = useMessages().battle;
  const bySlug = [...Map.groupBy(cases, ({ slug }) => slug)];
  return (
    <section className={`wrap ${styles.cases}`} aria-labelledby="room-cases">
      <h2 id="room-cases">{room.boxesTitle}</h2>
      <CaseShelf>
        {bySlug.map(([slug, same]) => (
          <Box key={slug} position="relative" shrink>
            {same.slice(0, 1).map((one) => (
              <CaseCell key={one.slug} shown={one} />
            ))}
            {same.length > 1 && <span className={styles.times}>{arena.times({ count: same.length })}</span>}
          </Box>
        ))}
      </CaseShelf>
    </section>
  );
};
