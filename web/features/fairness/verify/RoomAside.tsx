import type { ReactNode } from 'react';
import { type OpenedBattle, seatCountOf, seatsByRank, sideOf } from '../../../../engine/games/battle/state.ts';
import type { AboutBattle, AboutGiveaway } from '../../../../engine/games/explanation/explanation.ts';
import type { LockStep } from '../../../../engine/games/explanation/steps.ts';
import type { RevealedSecrets } from '../../../../engine/kernel/committed-pair.ts';
import { formatCount, formatDateTime, formatMoney, useLocale, useMessages } from '../../../i18n/index.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Box, Grid, Stack, Text, VisuallyHidden } from '../../../ui/Box.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Money } from '../../../ui/Money.tsx';
import { baseOfMode, MODE_OF } from '../../battle/base-path.ts';
import { seatingText } from '../../battle/seating-text.ts';
import { Hex } from '../Hex.tsx';
import { PublicInput } from '../PublicInput.tsx';
import { Mono } from '../Rows.tsx';
import { occupantName } from '../steps/battle-names.ts';
import styles from './aside.module.css';
import { GameLink, Inputs, SeedInputs } from './Inputs.tsx';
import type { Names } from './use-names.ts';
import { Won } from './Won.tsx';

interface InputsProps {
  readonly secrets: RevealedSecrets | null;
  readonly lock: LockStep['lock'];
  readonly actions: ReactNode;
}

interface DrawInputsProps extends Omit<InputsProps, 'actions'> {
  readonly roomId: string;
  readonly beacon: { readonly round: number; readonly randomness: string } | null;
}

/** The inputs of a room's draws, as far as they are public by now. */
const DrawInputs = ({ roomId, secrets, lock, beacon }: DrawInputsProps) => {
  const { aside } = useMessages().fairness.verify;
  const { locale } = useLocale();
  return (
    <>
      <PublicInput label={aside.roomId} copy={roomId}>
        <Mono>{roomId}</Mono>
      </PublicInput>
      <SeedInputs secrets={secrets} />
      {lock !== null && (
        <PublicInput label={aside.lockHash} copy={lock.published}>
          <Hex text={lock.published} tone="info" />
        </PublicInput>
      )}
      {beacon !== null && (
        <PublicInput label={aside.randomness} note={aside.drand({ round: formatCount(beacon.round, locale) })}>
          <Hex text={beacon.randomness} />
        </PublicInput>
      )}
    </>
  );
};

interface BattleProps {
  readonly battle: OpenedBattle;
  readonly names: Names;
}

/** The players of a battle, the total of each, and the winners, who are highlighted. */
export const BattleWon = ({ battle, names }: BattleProps) => {
  const messages = useMessages();
  const { fairness } = messages;
  const { locale } = useLocale();
  const winners = battle.result?.winners ?? [];
  const seats = seatsByRank(battle);
  const totalOf = (rank: number): bigint =>
    battle.rounds.reduce((sum, { draws }) => sum + BigInt(draws[rank - 1]?.value ?? 0), 0n);
  const pot = seats.reduce((sum, _, place) => sum + totalOf(place + 1), 0n);
  return (
    <Box position="relative" padBottom={4} className={styles.fight}>
      <Stack as="p" size="small" position="relative" align="center" padTop={8} padBottom={18} tone="muted">
        <span>{fairness.verify.aside.pot}</span>
        <Text size="display" tone="text">
          <Money value={Number(pot)} />
        </Text>
      </Stack>
      <Box as="ol" position="relative">
        {seats.map(({ seat, occupant }, place) => {
          const rank = place + 1;
          const face = names.faces.get(seat);
          const won = winners.includes(rank);
          return (
            <Grid
              as="li"
              key={seat}
              align="center"
              gapX={12}
              minHeight={56}
              padX={8}
              line="top"
              tone={won ? 'text' : 'muted'}
              className={styles.fighter}
              data-won={won || undefined}
              data-side={battle.size > 1 ? sideOf(battle, seat) : undefined}
            >
              {occupant.kind === 'bot' || face === undefined ? (
                <Grid as="span" centered height={40} radius="control" ground="surface-2" tone="soft">
                  <Icon name={occupant.kind === 'bot' ? 'bot' : 'user'} />
                </Grid>
              ) : (
                <Avatar picture={face} size={40} />
              )}
              <Text anywhere className="name">
                {occupantName(occupant, names, messages)}
              </Text>
              {won && (
                <span>
                  <Icon name="crown" size={16} />
                  <VisuallyHidden>{fairness.verify.result.won}</VisuallyHidden>
                </span>
              )}
              <Text as="bdi" num className={styles.sum}>
                {formatMoney(Number(totalOf(rank)), locale)}
              </Text>
            </Grid>
          );
        })}
      </Box>
    </Box>
  );
};

export const BattleInputs = ({
  about: { battle, at },
  secrets,
  lock,
  actions,
}: InputsProps & { readonly about: AboutBattle }) => {
  const { fairness, battle: battleWords } = useMessages();
  const { aside } = fairness.verify;
  const { locale } = useLocale();
  const mode = MODE_OF[battle.mode];
  const base = baseOfMode(battle.mode);
  return (
    <Inputs label={aside.battle} actions={actions}>
      <PublicInput label={aside.battle} note={formatDateTime(at, locale)}>
        <GameLink to={`${base}/${battle.battleId}`}>
          {`${battleWords.room.title[mode]} · ${seatingText(battleWords, { teams: battle.size > 1, seatCount: seatCountOf(battle) })} · ${battleWords.rounds({ count: battle.boxes.length })}`}
        </GameLink>
      </PublicInput>
      <DrawInputs roomId={battle.battleId} secrets={secrets} lock={lock} beacon={battle.arrived} />
    </Inputs>
  );
};

interface GiveawayProps {
  readonly room: AboutGiveaway['room'];
  readonly names: Names;
}

/** The first prize, highlighted, and the count of the others. */
export const GiveawayWon = ({ room, names }: GiveawayProps) => {
  const { aside } = useMessages().fairness.verify;
  const [first, ...others] = room.prizes;
  if (first === undefined) return null;
  return (
    <>
      <Won item={first} skins={names.skins} />
      {others.length > 0 && (
        <Text as="p" size="note" marginTop={4} text="center" tone="muted">
          {aside.morePrizes({ count: others.length })}
        </Text>
      )}
    </>
  );
};

interface GiveawayInputsProps extends InputsProps {
  readonly about: AboutGiveaway;
  /** How many entered. */
  readonly entrants: number;
  readonly names: Names;
}

export const GiveawayInputs = ({ about, entrants, secrets, lock, names, actions }: GiveawayInputsProps) => {
  const { aside } = useMessages().fairness.verify;
  const { locale } = useLocale();
  const { room: data, beacon } = about;
  const host = data.host === null ? aside.house : names.players.get(data.host);
  return (
    <Inputs label={aside.giveaway} actions={actions}>
      <PublicInput label={aside.giveaway} note={formatDateTime(data.drawAt, locale)}>
        <GameLink to={`/giveaways/${data.giveawayId}`} player={host}>
          {aside.entrants({ count: entrants })}
        </GameLink>
      </PublicInput>
      <DrawInputs roomId={data.giveawayId} secrets={secrets} lock={lock} beacon={beacon} />
    </Inputs>
  );
};
