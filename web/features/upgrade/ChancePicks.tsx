import { useMessages } from '../../i18n/index.ts';
import { Box, VisuallyHidden } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { percentText } from '../wheel/percent.ts';
import styles from './ChancePicks.module.css';

/** Chances offered at a press, of 10,000,000. */
const PICKS = [1_000_000, 2_500_000, 5_000_000, 7_500_000] as const;

interface ChancePicksProps {
  readonly disabled: boolean;
  /** The one that is being looked for. */
  readonly looking: number | null;
  readonly onPick: (tickets: number) => void;
}

/** A target by the chance one wants. */
export const ChancePicks = ({ disabled, looking, onPick }: ChancePicksProps) => {
  const { upgrade } = useMessages();
  return (
    <Box
      as="fieldset"
      display="inline-flex"
      rigid
      radius="control"
      ground="well"
      ring="hairline"
      className={styles.picks}
      disabled={disabled}
    >
      <VisuallyHidden as="legend">{upgrade.target.picks}</VisuallyHidden>
      {PICKS.map((tickets) => {
        const percent = `${percentText(tickets)}%`;
        return (
          <Button
            key={tickets}
            variant="ghost"
            className={`num ${styles.pick}`}
            busy={looking === tickets}
            aria-label={upgrade.target.pick({ percent })}
            onClick={() => onPick(tickets)}
          >
            {percent}
          </Button>
        );
      })}
    </Box>
  );
};
