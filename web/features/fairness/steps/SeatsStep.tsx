import type { SeatCheck, SeatsStep as Seats } from '../../../../engine/games/explanation/steps.ts';
import { formatCount, useLocale, useMessages } from '../../../i18n/index.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Entropy } from '../Entropy.tsx';
import type { Names } from '../verify/use-names.ts';
import { occupantName } from './battle-names.ts';
import drawStyles from './draw.module.css';
import styles from './room.module.css';
import { Step, VerdictMark, VerdictSign } from './Step.tsx';

const Seat = ({ seat, names }: { readonly seat: SeatCheck; readonly names: Names }) => {
  const messages = useMessages();
  const { locale } = useLocale();
  const { occupant, entropy } = seat;
  const bot = occupant.kind === 'bot';
  const face = names.faces.get(seat.seat);
  return (
    <li className={styles.seat}>
      <span className={`num ${styles.number}`}>{seat.rank}</span>
      {bot || face === undefined ? (
        <span className={styles.face}>
          <Icon name={bot ? 'bot' : 'user'} size={16} />
        </span>
      ) : (
        <Avatar picture={face} size={32} />
      )}
      <p className={styles.who}>
        <span className="name">{occupantName(occupant, names, messages)}</span>
        <bdi className={`num ${styles.where}`}>#{formatCount(seat.position, locale)}</bdi>
      </p>
      <p className={styles.entropy}>
        <Entropy text={entropy} />
      </p>
      <VerdictSign verdict={seat.verdict} />
    </li>
  );
};

/** Everybody with the randomness that they brought, in the order of their ranks. */
export const SeatsStep = ({ seats, names }: { readonly seats: Seats; readonly names: Names }) => {
  const { verify } = useMessages().fairness;
  const { seats: words } = verify;
  const { free, verdict } = seats;
  return (
    <Step
      title={words.title}
      verdict={verdict}
      result={<VerdictMark verdict={verdict} words={{ pending: words.free({ count: free }) }} />}
    >
      <p className={drawStyles.note}>{words.text}</p>
      <ol className={styles.seats}>
        {seats.seats.map((seat) => (
          <Seat key={seat.seat} seat={seat} names={names} />
        ))}
      </ol>
    </Step>
  );
};
