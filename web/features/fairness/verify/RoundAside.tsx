import type { ReactNode } from 'react';
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
import { Hex } from '../Hex.tsx';
import { PublicInput } from '../PublicInput.tsx';
import { Figure, Mono } from '../Rows.tsx';
import { GameLink, Inputs, SeedInputs } from './Inputs.tsx';
import type { Names } from './use-names.ts';
import { Won } from './Won.tsx';

interface RoundProps {
  readonly round: AboutRound;
  readonly names: Names;
}

/** The item of the round; a lost upgrade shows its target. */
export const RoundWon = ({ round: { item, missed }, names }: RoundProps) => {
  const { chance } = useMessages().fairness.verify;
  return <Won item={item} skins={names.skins} missed={missed ? chance.missed : undefined} />;
};

/** The name of the round, and its player. */
const RoundName = ({ round: { game, box, roundNo, playerId }, names }: RoundProps) => {
  const { aside } = useMessages().fairness.verify;
  const { locale } = useLocale();
  const called = box === null ? undefined : names.cases.get(box.case);
  const name = called === undefined ? (box?.case ?? aside.games[game]) : pickName(called, locale);
  return (
    <GameLink to={box === null ? `/${game}` : `/box/${box.case}`} player={names.players.get(playerId)}>
      {aside.roundText({ game: name, roundNo: formatCount(roundNo, locale) })}
    </GameLink>
  );
};

/** The price, and the chance that it paid for. */
const Price = ({ paid, amount, winTickets }: NonNullable<AboutRound['price']>) => {
  const { aside } = useMessages().fairness.verify;
  const { locale } = useLocale();
  return (
    <PublicInput label={aside[paid]} note={aside.chance({ percent: formatChance(winTickets, locale) })}>
      <Figure>{formatMoney(Number(amount), locale)}</Figure>
    </PublicInput>
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
  const { at, price, userSeed, step, entropy, tableHash, box } = round;
  const version = box === null ? {} : { note: aside.version({ version: box.version }) };
  return (
    <Inputs label={aside.round} actions={actions}>
      <PublicInput label={aside.round} note={formatDateTime(at, locale)}>
        <RoundName round={round} names={names} />
      </PublicInput>
      {price !== null && <Price {...price} />}
      <SeedInputs secrets={secrets} />
      <PublicInput label={aside.userSeed} note={aside.userSeedNote}>
        <Mono>{userSeed}</Mono>
      </PublicInput>
      <PublicInput
        label={aside.entropy}
        note={step === null ? aside.entropyLoose : aside.entropyLink({ step: formatCount(step, locale) })}
      >
        <Hex text={entropy} />
      </PublicInput>
      <PublicInput label={box === null ? aside.tableHash : aside.oddsHash} {...version}>
        <Hex text={tableHash} tone="info" />
      </PublicInput>
    </Inputs>
  );
};
