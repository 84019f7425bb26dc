import { Link } from 'react-router-dom';
import { ROUND_TYPES } from '../../../engine/kernel/game-name.ts';
import { formatCount, useLocale, useMessages } from '../../i18n/index.ts';
import { Box, Grid, Text } from '../../ui/Box.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { Figures } from './figures.ts';
import { Part } from './Part.tsx';
import { Source } from './Source.tsx';
import styles from './trust.module.css';

interface CountProps {
  readonly label: string;
  readonly value: number;
  readonly text: string;
  readonly isLoose?: boolean;
}

const Count = ({ label, value, text, isLoose = false }: CountProps) => {
  const { locale } = useLocale();
  return (
    <Box shrink>
      <Text as="dt" display="block" tone={isLoose ? 'caution' : 'muted'}>
        {label}
      </Text>
      <dd>
        <Text as="b" display="block" num className={styles.value}>
          <bdi>{formatCount(value, locale)}</bdi>
        </Text>
        <Text display="block" size="small" tone={isLoose ? 'caution' : 'muted'}>
          {text}
        </Text>
      </dd>
    </Box>
  );
};

/** How many rounds and seats had the player's part fixed beforehand, and of how many the house could have chosen it. */
export const LoosePlays = ({ draws }: { readonly draws: Figures['draws'] }) => {
  const { laned, loose, lanedSeats, looseSeats, position } = draws;
  const { lanes } = useMessages().trust;
  return (
    <Part title={lanes.title} note={lanes.note}>
      <Grid as="dl" columns={2} gapX={24} gapY={12}>
        <Count label={lanes.laned} value={laned} text={lanes.lanedText} />
        <Count label={lanes.loose} value={loose} text={lanes.looseText} isLoose={loose > 0} />
        <Count label={lanes.lanedSeats} value={lanedSeats} text={lanes.lanedSeatsText} />
        <Count label={lanes.looseSeats} value={looseSeats} text={lanes.looseSeatsText} isLoose={looseSeats > 0} />
      </Grid>
      <Link to="/docs/help/provably-fair" className={styles.link}>
        {lanes.how}
        <Icon name="right" size={16} />
      </Link>
      <Source
        types={[...ROUND_TYPES, 'SeatTaken', 'GiveawayEntered', 'GiveawayCreated', 'LinkSpent']}
        position={position}
      />
    </Part>
  );
};
