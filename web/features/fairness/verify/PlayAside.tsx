import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import {
  formatChance,
  formatCount,
  formatDateTime,
  formatMoney,
  pickName,
  useLocale,
  useMessages,
} from '../../../i18n/index.ts';
import { Hex } from '../Hex.tsx';
import type { PlayVerification } from '../proof/verify-proof.ts';
import { AsideField, SeedFields } from './AsideField.tsx';
import styles from './aside.module.css';
import type { Names } from './use-names.ts';
import { Won } from './Won.tsx';

interface PlayProps {
  readonly verification: PlayVerification;
  readonly names: Names;
}

/** What the round brought; a lost upgrade shows what it was aimed at. */
export const PlayWon = ({ verification, names }: PlayProps) => {
  const { chance } = useMessages().fairness.verify;
  const { skins } = names;
  if (verification.game === 'upgrade') {
    const { item, target } = verification.play.event.data;
    return <Won item={item ?? target} skins={skins} missed={item === null ? chance.missed : undefined} />;
  }
  const { data } = verification.play.event;
  return <Won item={'item' in data ? data.item : data} skins={skins} />;
};

/** Which round it was, with a way back to its game. */
const RoundName = ({ verification, names }: PlayProps) => {
  const { aside } = useMessages().fairness.verify;
  const { locale } = useLocale();
  const { game, play } = verification;
  const round = formatCount(play.event.data.roundNo, locale);
  if (game !== 'case') {
    return (
      <Link to={`/${game}`} className={styles.case}>
        {aside.roundText(aside.games[game], round)}
      </Link>
    );
  }
  const slug = play.event.data.case;
  const called = names.cases.get(slug);
  return (
    <Link to={`/box/${slug}`} className={styles.case}>
      {aside.roundText(called === undefined ? slug : pickName(called, locale), round)}
    </Link>
  );
};

/** What was paid for which chance. */
const Price = ({ verification }: Pick<PlayProps, 'verification'>) => {
  const { aside } = useMessages().fairness.verify;
  const { locale } = useLocale();
  if (verification.game === 'case') return null;
  const { data } = verification.play.event;
  const [label, amount] = 'fee' in data ? [aside.fee, data.fee] : [aside.stake, data.stake];
  return (
    <AsideField label={label} note={aside.chance(formatChance(data.winTickets, locale))}>
      <bdi className="num">{formatMoney(Number(amount), locale)}</bdi>
    </AsideField>
  );
};

const hashOf = (verification: PlayVerification): string =>
  verification.game === 'case' ? verification.odds.published : verification.terms.published;

/** The public inputs of the round. */
export const PlayInputs = ({ verification, names, actions }: PlayProps & { readonly actions: ReactNode }) => {
  const { aside } = useMessages().fairness.verify;
  const { locale } = useLocale();
  const { play, commitment, game } = verification;
  const { data } = play.event;
  const nickname = names.players.get(data.playerId);
  const version = 'caseVersion' in data ? { note: aside.version(data.caseVersion) } : {};
  return (
    <aside className={styles.inputs} aria-label={aside.round}>
      <AsideField label={aside.round} note={formatDateTime(play.at, locale)}>
        <RoundName verification={verification} names={names} />
        {nickname !== undefined && <span className={`name ${styles.player}`}>{nickname}</span>}
      </AsideField>
      <Price verification={verification} />
      <SeedFields secrets={commitment.secrets} />
      <AsideField label={aside.userSeed} note={aside.userSeedNote}>
        <bdi dir="ltr" className="mono">
          {data.userSeed}
        </bdi>
      </AsideField>
      <AsideField label={aside.entropy} note={aside.entropyNote}>
        <Hex text={data.entropy} />
      </AsideField>
      <AsideField label={game === 'case' ? aside.oddsHash : aside.tableHash} {...version}>
        <Hex text={hashOf(verification)} className={styles.proof} />
      </AsideField>
      <div className={styles.actions}>{actions}</div>
    </aside>
  );
};
