import { useMessages } from '../../../i18n/index.ts';
import type { BattleVerification } from '../proof/verify-battle.ts';
import type { GiveawayVerification } from '../proof/verify-giveaway.ts';
import { BeaconStep } from '../steps/BeaconStep.tsx';
import { BoxesStep } from '../steps/BoxesStep.tsx';
import { CommitmentStep } from '../steps/CommitmentStep.tsx';
import { EntriesStep } from '../steps/EntriesStep.tsx';
import { ResultStep } from '../steps/ResultStep.tsx';
import { LockStep, RoomIdStep } from '../steps/RoomSteps.tsx';
import { RoundsStep } from '../steps/RoundsStep.tsx';
import { SeatsStep } from '../steps/SeatsStep.tsx';
import { WinnersStep } from '../steps/WinnersStep.tsx';
import type { Names } from './use-names.ts';
import type { ReceiptState } from './use-receipt.ts';

interface BattleStepsProps {
  readonly verification: BattleVerification;
  readonly names: Names;
  /** Of the lock, once there is one. */
  readonly receipt: ReceiptState;
}

/** A battle, from its promise to who got what; of a dissolved one what there was. */
export const BattleSteps = ({ verification, names, receipt }: BattleStepsProps) => {
  const { commitment: words, lock: lockWords } = useMessages().fairness.verify;
  const { battle, commitment, room, seats, boxes, lock, beacon } = verification;
  const played = battle.status !== 'dissolved';
  return (
    <>
      <CommitmentStep commitment={commitment} before={battle.creator === null ? words.firstSeat : words.created} />
      <RoomIdStep room={room} />
      {(played || seats.seats.length > 0) && <SeatsStep seats={seats} battle={battle} names={names} />}
      <BoxesStep boxes={boxes} names={names} />
      {played && (
        <>
          <LockStep lock={lock} words={lockWords.battle} />
          <BeaconStep beacon={beacon} receipt={lock === null ? null : receipt} />
          <RoundsStep verification={verification} names={names} />
          <ResultStep verification={verification} names={names} />
        </>
      )}
    </>
  );
};

interface GiveawayStepsProps {
  readonly verification: GiveawayVerification;
  readonly names: Names;
  /** Of the lock, once there is one. */
  readonly receipt: ReceiptState;
}

/** A giveaway, from its promise to its winners; of a cancelled one what there was. */
export const GiveawaySteps = ({ verification, names, receipt }: GiveawayStepsProps) => {
  const { commitment: words, lock: lockWords } = useMessages().fairness.verify;
  const { created, commitment, room, entries, lock, beacon, winners, status } = verification;
  const serverSeed = commitment.secrets?.serverSeed ?? null;
  const won = new Set(winners?.winners.map(({ shown }) => shown.code));
  return (
    <>
      <CommitmentStep
        commitment={commitment}
        before={created.event.data.host === null ? words.firstEntry : words.created}
      />
      <RoomIdStep room={room} />
      <EntriesStep entries={entries} names={names} won={won} />
      {status !== 'cancelled' && (
        <>
          <LockStep lock={lock} words={lockWords.giveaway} />
          <BeaconStep beacon={beacon} receipt={lock === null ? null : receipt} />
          <WinnersStep winners={winners} serverSeed={serverSeed} names={names} />
        </>
      )}
    </>
  );
};
