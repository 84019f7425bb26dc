import { useMessages } from '../../../i18n/index.ts';
import { Box, Text } from '../../../ui/Box.tsx';
import { CaseCell } from '../../cases/CaseCell.tsx';
import { CaseShelf } from '../../cases/CaseShelf.tsx';
import { Times } from '../Times.tsx';
import styles from './RoomCases.module.css';
import type { RoomCase } from './use-room.ts';

/** What is fought over, before and after: each case leads to its odds. */
export const RoomCases = ({ cases }: { readonly cases: readonly RoomCase[] }) => {
  const { room } = useMessages().battle;
  const bySlug = [...Map.groupBy(cases, ({ slug }) => slug)];
  return (
    <Box as="section" padY={24} className="wrap" aria-labelledby="room-cases">
      <Text as="h2" size="large" marginBottom={12} id="room-cases">
        {room.boxesTitle}
      </Text>
      <CaseShelf>
        {bySlug.map(([slug, same]) => (
          <Box key={slug} position="relative" shrink>
            {same.slice(0, 1).map((one) => (
              <CaseCell key={one.slug} shown={one} />
            ))}
            {same.length > 1 && <Times count={same.length} size="large" padX={8} className={styles.times} />}
          </Box>
        ))}
      </CaseShelf>
    </Box>
  );
};
