import { useMessages } from '../../../i18n/index.ts';
import { Grid, Stack } from '../../../ui/Box.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import styles from './FreeSeat.module.css';

interface FreeSeatProps {
  readonly seat: number;
  /** The player would take this seat. */
  readonly chosen: boolean;
  /** Null where this player can't take a seat. */
  readonly onChoose: (() => void) | null;
  /** Null where this player can't add bots. */
  readonly onAddBot: (() => void) | null;
  readonly busy: boolean;
  readonly disabled: boolean;
}

/** The window of a free seat: the player chooses the seat or adds a bot to it. */
export const FreeSeat = ({ seat, chosen, onChoose, onAddBot, busy, disabled }: FreeSeatProps) => {
  const { battle: words } = useMessages();
  return (
    <Grid centered className={styles.free} data-chosen={chosen || undefined}>
      {onChoose !== null && (
        <Stack
          as="button"
          type="button"
          align="center"
          justify="center"
          gap={8}
          width="full"
          tone="muted"
          weight={500}
          className={styles.choose}
          aria-pressed={chosen}
          aria-label={`${words.seat({ seat })} · ${chosen ? words.room.chosen : words.room.choose}`}
          disabled={disabled}
          onClick={onChoose}
        >
          <Grid as="span" centered width={44} height={44} radius="control" className={styles.mark}>
            <Icon name={chosen ? 'check' : 'plus'} />
          </Grid>
          <span>{chosen ? words.room.chosen : words.room.choose}</span>
        </Stack>
      )}
      {onAddBot !== null && (
        <Button
          icon="bot"
          className={styles.bot}
          busy={busy}
          disabled={disabled}
          onClick={onAddBot}
          aria-label={`${words.room.addBot} · ${words.seat({ seat })}`}
        >
          {busy ? words.room.addingBot : words.room.addBot}
        </Button>
      )}
    </Grid>
  );
};
