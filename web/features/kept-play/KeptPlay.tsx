import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { deviceKeys, deviceStorage } from '../../platform/device-storage.ts';
import { errorText } from '../../platform/error-text.ts';
import { useSession } from '../../platform/session.tsx';
import { Stack, Text } from '../../ui/Box.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { useBattleActs, useDoneWords } from '../battle/commands/use-battle-acts.ts';
import type { BattleOutcome } from '../battle/commands/use-battle-command.ts';
import { openingsOf } from '../case/play/use-play.ts';
import { CONTRACTS } from '../contract/use-contract-play.ts';
import { DREAMS } from '../dream/use-dream-play.ts';
import type { ShownRound } from '../play/as-logged.ts';
import type { PairedBody } from '../play/paired-body.ts';
import type { PlayBody, PlayState } from '../play/pending-play.ts';
import { type PairedKind, type PairedOutcome, usePairedPlay } from '../play/use-paired-play.ts';
import type { AnsweredPlay } from '../play/use-pending-play.ts';
import { UPGRADES } from '../upgrade/use-upgrade-play.ts';
import { Rounds, type ToldRound } from './Rounds.tsx';
import { SentCommand } from './SentCommand.tsx';
import { toTell } from './to-tell.ts';

interface AnswerProps {
  readonly state: PlayState<PlayBody, AnsweredPlay>;
  readonly confirm: () => void;
  /** The result of the play. */
  readonly children: ReactNode;
}

/** How far the question after a play is: asked, waiting to be asked for, refused, or answered. */
const Answer = ({ state, confirm, children }: AnswerProps) => {
  const messages = useMessages();
  const { kept, notice } = messages.play;
  switch (state.phase) {
    case 'idle':
      return null;
    case 'sending':
      if (!state.parked) return <p>{state.unanswered ? notice.unknown : kept.asking}</p>;
      return (
        <Stack gap={8} align="center">
          <p>{notice.parked}</p>
          <Button onClick={confirm}>{notice.confirm}</Button>
        </Stack>
      );
    case 'rejected':
      return <p>{errorText(messages, state.code)}</p>;
    case 'revealing':
    case 'revealed':
      return <>{children}</>;
  }
};

interface PairedProps<Body extends PairedBody, Outcome extends PairedOutcome> {
  readonly kind: PairedKind<Body, Outcome>;
}

const toldRound = ({ id, item, skin: { id: skin, value } }: ShownRound): ToldRound => ({
  id,
  skin,
  value: item === null ? null : value,
});

const Paired = <Body extends PairedBody, Outcome extends PairedOutcome>({ kind }: PairedProps<Body, Outcome>) => {
  const { kept } = useMessages().play;
  const { state, stand, confirm } = usePairedPlay(kind);
  // Nothing turns here: the outcome stands at once, and the balance with it.
  useEffect(() => {
    if (state.phase === 'revealing') stand();
  }, [state.phase, stand]);
  const outcome = state.phase === 'revealing' || state.phase === 'revealed' ? state.outcome : null;
  return (
    <Answer state={state} confirm={confirm}>
      {outcome && (
        <Stack gap={8} align="center">
          <p>{kept.stands}</p>
          <Rounds rounds={kind.shown(outcome).map(toldRound)} />
        </Stack>
      )}
    </Answer>
  );
};

const Opening = ({ slug }: { readonly slug: string }) => <Paired kind={useMemo(() => openingsOf(slug), [slug])} />;

const InBattle = () => {
  const { create } = useMessages().battle;
  const words = useDoneWords();
  const [done, setDone] = useState<BattleOutcome | null>(null);
  const { state, confirm } = useBattleActs(setDone).play;
  return (
    <Answer state={state} confirm={confirm}>
      {done && (
        <Stack gap={8} align="center">
          <p>{words[done.act]}</p>
          <ButtonLink to={`/battle/${done.battleId}`}>{create.goThere}</ButtonLink>
        </Stack>
      )}
    </Answer>
  );
};

const OPENING = 'case.';

const Slot = ({ slot }: { readonly slot: string }) => {
  if (slot.startsWith(OPENING)) return <Opening slug={slot.slice(OPENING.length)} />;
  switch (slot) {
    case 'upgrade':
      return <Paired kind={UPGRADES} />;
    case 'dream':
      return <Paired kind={DREAMS} />;
    case 'contract':
      return <Paired kind={CONTRACTS} />;
    case 'battle':
      return <InBattle />;
    default:
      return null;
  }
};

/** A play that waits to be seen is asked for as its page would; any other command, and a play that was seen, by its id alone. */
const Newest = ({ playerId }: { readonly playerId: string }) => {
  const [{ slot, sent }] = useState(() => toTell(deviceKeys(), deviceStorage.read, playerId, Date.now()));
  if (sent !== null) return <SentCommand sent={sent} />;
  return slot !== null && <Slot slot={slot} />;
};

/** On a page that failed after it sent a command: the outcome of the newest command that this device keeps. */
export default function KeptPlay() {
  const { me } = useSession();
  return (
    me !== null && (
      <Text as="div" role="status" width="full">
        <Newest playerId={me.playerId} />
      </Text>
    )
  );
}
