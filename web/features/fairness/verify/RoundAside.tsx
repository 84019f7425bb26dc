import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { AboutRound } from '../../../../engine/games/explanation/explanation.ts';
import type { RevealedSecrets } from '../../../../engine/kernel/committed-pair.ts';
import {
  formatChance,
  formatCount,
  formatDateTime,
  formatMoney,
  pickName,
  useLocale,
  useMessages,
} from '../../../i18n/index.ts';
import { Box, Row, Text } from '../../../ui/Box.tsx';
import { Hex } from '../Hex.tsx';
import { AsideField, SeedFields } from './AsideField.tsx';
import styles from './aside.module.css';
import type { Names } from './use-names.ts';
import { Won } from './Won.tsx';

interface RoundProps {
  readonly round: AboutRound;
  readonly names: Names;
}

/** What the round brought; a lost upgrade shows what it was aimed at. */
export const RoundWon = ({ round: { item, missed }, names }: RoundProps) => {
  const { chance } = useMessages().fairness.verify;
  return <Won item={item} skins={names.skins} missed={missed ? chance.missed : undefined} />;
};

/** Which round it was, with a way back to its game. */
const RoundName = ({ round: { game, box, roundNo }, names }: RoundProps) => {
  const { aside } = useMessages().fairness.verify;
  const { locale } = useLocale();
  const called = box === null ? undefined : names.cases.get(box.case);
  const name = called === undefined ? (box?.case ?? aside.games[game]) : pickName(called, locale);
  return (
    <Link to={box === null ? `/${game}` : `/box/${box.case}`} className={styles.case}>
      {aside.roundText({ game: name, roundNo: formatCount(roundNo, locale) })}
    </Link>
  );
};

/** What was paid for which chance. */
const Price = ({ paid, amount, winTickets }: NonNullable<AboutRound['price']>) => {
  const { aside } = useMessages().fairness.verify;
  const { locale } = useLocale();
  return (
    <AsideField label={aside[paid]} note={aside.chance({ percent: formatChance(winTickets, locale) })}>
      <Text as="bdi" num>
        {formatMoney(Number(amount), locale)}
      </Text>
    </AsideField>
  );
};

interface RoundInputsProps extends RoundProps {
  readonly secrets: RevealedSecrets | null;
  readonly actions: ReactNode;
}

/** The public inputs of the round. */
export const RoundInputs = ({ round, secrets, names, actions }: RoundInputsProps) => {
  const { aside } = useMessages().fairness.verify;
  const { locale } = useLocale();
  const { at, playerId, price, userSeed, entropy, tableHash, box } = round;
  const nickname = names.players.get(playerId);
  const version = box === null ? {} : { note: aside.version({ version: box.version }) };
  return (
    <Box as="aside" shrink className={styles.inputs} aria-label={aside.round}>
      <AsideField label={aside.round} note={formatDateTime(at, locale)}>
        <RoundName round={round} names={names} />
        {nickname !== undefined && <span className={`name ${styles.player}`}>{nickname}</span>}
      </AsideField>
      {price !== null && <Price {...price} />}
      <SeedFields secrets={secrets} />
      <AsideField label={aside.userSeed} note={aside.userSeedNote}>
        <bdi dir="ltr" className="mono">
          {userSeed}
        </bdi>
      </AsideField>
      <AsideField label={aside.entropy} note={aside.entropyNote}>
        <Hex text={entropy} />
      </AsideField>
      <AsideField label={box === null ? aside.tableHash : aside.oddsHash} {...version}>
        <Hex text={tableHash} className={styles.proof} />
      </AsideField>
      <Row wrap gap={8} marginTop={4} align="stretch" className={styles.actions}>
        {actions}
      </Row>
    </Box>
  );
};
