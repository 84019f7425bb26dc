import type { SeatCheck, SeatsStep as Seats } from '../../../../engine/games/explanation/steps.ts';
import { formatCount, useLocale, useMessages } from '../../../i18n/index.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Box, Grid, Stack, Text } from '../../../ui/Box.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Entropy } from '../Entropy.tsx';
import type { Names } from '../verify/use-names.ts';
import { occupantName } from './battle-names.ts';
import styles from './room.module.css';
import { Step, StepNote, VerdictMark } from './Step.tsx';

const Seat = ({ seat, names }: { readonly seat: SeatCheck; readonly names: Names }) => {
  const messages = useMessages();
  const { locale } = useLocale();
  const { occupant, entropy } = seat;
  const bot = occupant.kind === 'bot';
  const face = names.faces.get(seat.seat);
  return (
    <Grid as="li" align="center" gapX={12} minHeight={52} padY={6} line="bottom" className={styles.seat}>
      <Text num tone="muted">
        {seat.rank}
      </Text>
      {bot || face === undefined ? (
        <Grid as="span" centered height={32} radius="control" ground="surface-2" tone="soft">
          <Icon name={bot ? 'bot' : 'user'} size={16} />
        </Grid>
      ) : (
        <Avatar picture={face} size={32} />
      )}
      <Stack as="p" shrink>
        <Text truncate className="name">
          {occupantName(occupant, names, messages)}
        </Text>
        <Text as="bdi" size="small" num weight={400} tone="muted">
          #{formatCount(seat.position, locale)}
        </Text>
      </Stack>
      <Stack as="p" shrink className={styles.entropy}>
        <Entropy text={entropy} />
      </Stack>
      <VerdictMark verdict={seat.verdict} signOnly />
    </Grid>
  );
};

/** Every occupant with the randomness that they brought, in the order of their ranks. */
export const SeatsStep = ({ seats, names }: { readonly seats: Seats; readonly names: Names }) => {
  const { verify } = useMessages().fairness;
  const { seats: words } = verify;
  const { free, verdict } = seats;
  return (
    <Step title={words.title} verdict={verdict} words={{ pending: words.free({ count: free }) }}>
      <StepNote>{words.text}</StepNote>
      <Box as="ol" line="top">
        {seats.seats.map((seat) => (
          <Seat key={seat.seat} seat={seat} names={names} />
        ))}
      </Box>
    </Step>
  );
};
