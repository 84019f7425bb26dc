import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatCount, formatDateTime, formatMoney, useLocale, useMessages } from '../../../i18n/index.ts';
import { Amount } from '../../../ui/Amount.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Hex } from '../Hex.tsx';
import type { BattleVerification } from '../proof/verify-battle.ts';
import type { GiveawayVerification } from '../proof/verify-giveaway.ts';
import { occupantName } from '../steps/battle-names.ts';
import { AsideField, SeedFields } from './AsideField.tsx';
import styles from './aside.module.css';
import type { Names } from './use-names.ts';
import { Won } from './Won.tsx';

interface BattleProps {
  readonly verification: BattleVerification;
  readonly names: Names;
}

/** Who fought, what each drew, and who won: the winners in their light. */
export const BattleWon = ({ verification, names }: BattleProps) => {
  const messages = useMessages();
  const { fairness } = messages;
  const { locale } = useLocale();
  const { seats, battle } = verification;
  const winners = battle.result?.winners ?? [];
  const totalOf = (seat: number): bigint =>
    battle.rounds.reduce((sum, { draws }) => sum + BigInt(draws.find((one) => one.seat === seat)?.value ?? 0), 0n);
  const pot = battle.seats.reduce((sum, { seat }) => sum + totalOf(seat), 0n);
  return (
    <div className={styles.fight}>
      <p className={styles.pot}>
        <span>{fairness.verify.aside.pot}</span>
        <Amount value={Number(pot)} className={styles.potValue} />
      </p>
      <ol className={styles.fighters}>
        {seats.seats.map(({ seat, occupant }) => {
          const face = names.faces.get(seat);
          const won = winners.includes(seat);
          return (
            <li key={seat} data-won={won || undefined} data-side={battle.teams ? (seat <= 2 ? 1 : 2) : undefined}>
              {occupant.kind === 'bot' || face === undefined ? (
                <span className={styles.bot}>
                  <Icon name={occupant.kind === 'bot' ? 'bot' : 'user'} />
                </span>
              ) : (
                <Avatar picture={face} size={40} />
              )}
              <span className={`name ${styles.fighter}`}>{occupantName(occupant, names, messages)}</span>
              {won && (
                <span className={styles.crown}>
                  <Icon name="crown" size={16} />
                  <span className="sr-only">{fairness.verify.result.won}</span>
                </span>
              )}
              <bdi className="num">{formatMoney(Number(totalOf(seat)), locale)}</bdi>
            </li>
          );
        })}
      </ol>
    </div>
  );
};

export const BattleInputs = ({
  verification,
  actions,
}: Pick<BattleProps, 'verification'> & { readonly actions: ReactNode }) => {
  const { fairness, battle: battleWords } = useMessages();
  const { aside } = fairness.verify;
  const { locale } = useLocale();
  const { battle, created, commitment, lock } = verification;
  const mode = battle.mode === 'classic' ? 'CLASSIC' : 'UNDERDOG';
  const base = battle.mode === 'classic' ? '/battle' : '/reverse';
  return (
    <aside className={styles.inputs} aria-label={aside.battle}>
      <AsideField label={aside.battle} note={formatDateTime(created.at, locale)}>
        <Link to={`${base}/${battle.battleId}`} className={styles.case}>
          {`${battleWords.room.title[mode]} · ${battle.teams ? battleWords.teams : battleWords.seats(battle.seatCount)} · ${battleWords.rounds(battle.boxes.length)}`}
        </Link>
      </AsideField>
      <AsideField label={aside.roomId} copy={battle.battleId}>
        <bdi dir="ltr" className="mono">
          {battle.battleId}
        </bdi>
      </AsideField>
      <SeedFields secrets={commitment.secrets} />
      {lock !== null && (
        <AsideField label={aside.lockHash} copy={lock.published}>
          <Hex text={lock.published} className={styles.proof} />
        </AsideField>
      )}
      {battle.arrived !== null && (
        <AsideField label={aside.randomness} note={aside.drand(formatCount(battle.arrived.round, locale))}>
          <Hex text={battle.arrived.randomness} />
        </AsideField>
      )}
      <div className={styles.actions}>{actions}</div>
    </aside>
  );
};

interface GiveawayProps {
  readonly verification: GiveawayVerification;
  readonly names: Names;
}

/** The first prize, in its light. */
export const GiveawayWon = ({ verification, names }: GiveawayProps) => {
  const { aside } = useMessages().fairness.verify;
  const [first, ...others] = verification.created.event.data.prizes;
  if (first === undefined) return null;
  return (
    <div className={styles.prizes}>
      <Won item={first} skins={names.skins} />
      {others.length > 0 && <p className={styles.others}>{aside.morePrizes(others.length)}</p>}
    </div>
  );
};

export const GiveawayInputs = ({ verification, names, actions }: GiveawayProps & { readonly actions: ReactNode }) => {
  const { aside } = useMessages().fairness.verify;
  const { locale } = useLocale();
  const { created, commitment, lock, entries, drawn } = verification;
  const { data } = created.event;
  const beacon = drawn?.event.data.beacon ?? null;
  const host = data.host === null ? aside.house : names.players.get(data.host);
  return (
    <aside className={styles.inputs} aria-label={aside.giveaway}>
      <AsideField label={aside.giveaway} note={formatDateTime(data.drawAt, locale)}>
        <Link to={`/giveaways/${data.giveawayId}`} className={styles.case}>
          {aside.entrants(formatCount(entries.links.length, locale))}
        </Link>
        {host !== undefined && <span className={`name ${styles.player}`}>{host}</span>}
      </AsideField>
      <AsideField label={aside.roomId} copy={data.giveawayId}>
        <bdi dir="ltr" className="mono">
          {data.giveawayId}
        </bdi>
      </AsideField>
      <SeedFields secrets={commitment.secrets} />
      {lock !== null && (
        <AsideField label={aside.lockHash} copy={lock.published}>
          <Hex text={lock.published} className={styles.proof} />
        </AsideField>
      )}
      {beacon !== null && (
        <AsideField label={aside.randomness} note={aside.drand(formatCount(beacon.round, locale))}>
          <Hex text={beacon.randomness} />
        </AsideField>
      )}
      <div className={styles.actions}>{actions}</div>
    </aside>
  );
};
