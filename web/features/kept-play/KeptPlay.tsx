import { useQuery } from '@apollo/client/react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { isSkinId } from '../../../engine/kernel/ids.ts';
import { formatCount, skinNames, useLocale, useMessages } from '../../i18n/index.ts';
import { deviceKeys, deviceStorage } from '../../platform/device-storage.ts';
import { errorText } from '../../platform/error-text.ts';
import { useSession } from '../../platform/session.tsx';
import { Row, Stack, Text } from '../../ui/Box.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Money } from '../../ui/Money.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useBattleActs, useDoneWords } from '../battle/commands/use-battle-acts.ts';
import type { BattleOutcome } from '../battle/commands/use-battle-command.ts';
import { openingsOf } from '../case/play/use-play.ts';
import { CONTRACTS } from '../contract/use-contract-play.ts';
import { DREAMS } from '../dream/use-dream-play.ts';
import { SKIN_NAMES } from '../fairness/verify/names-query.ts';
import type { ShownRound } from '../play/as-logged.ts';
import { type PairedBody, roundOfId } from '../play/paired-body.ts';
import type { PlayBody, PlayState } from '../play/pending-play.ts';
import { type PairedKind, type PairedOutcome, usePairedPlay } from '../play/use-paired-play.ts';
import type { AnsweredPlay } from '../play/use-pending-play.ts';
import { UPGRADES } from '../upgrade/use-upgrade-play.ts';
import { newestSlot } from './newest-slot.ts';

/** What each round gave, or that it missed; each with the way to verify it. */
const Rounds = ({ rounds }: { readonly rounds: readonly ShownRound[] }) => {
  const messages = useMessages();
  const { locale } = useLocale();
  const ids = [...new Set(rounds.map(({ skin }) => skin.id))].filter(isSkinId);
  const { data } = useQuery(SKIN_NAMES, { variables: { ids }, fetchPolicy: 'no-cache' });
  const skins = new Map(data?.skinsOf.map((skin) => [skin.id, skin]));
  const { kept, result } = messages.play;
  return (
    <Stack gap={8}>
      <p>{kept.stands}</p>
      <ul>
        {rounds.map(({ id, item, skin: { id: skinId, value } }) => {
          const skin = skins.get(skinId);
          return (
            <Row as="li" key={id} wrap justify="center" gapX={12} gapY={4} minHeight={44}>
              <Text weight={600}>{skin && skinNames(skin, null, messages, locale).name}</Text>
              {item === null ? <Text tone="danger">{kept.lost}</Text> : <Money value={value} />}
              <TextLink to={`/provably-fair/verify/${id}`} tone="info">
                {result.verify({ round: formatCount(roundOfId(id)?.roundNo ?? 0, locale) })}
              </TextLink>
            </Row>
          );
        })}
      </ul>
    </Stack>
  );
};

interface AnswerProps {
  readonly state: PlayState<PlayBody, AnsweredPlay>;
  readonly confirm: () => void;
  /** What came of it. */
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
      return children;
  }
};

interface PairedProps<Body extends PairedBody, Outcome extends PairedOutcome> {
  readonly kind: PairedKind<Body, Outcome>;
}

const Paired = <Body extends PairedBody, Outcome extends PairedOutcome>({ kind }: PairedProps<Body, Outcome>) => {
  const { state, stand, confirm } = usePairedPlay(kind);
  // Nothing turns here: the outcome stands at once, and the balance with it.
  useEffect(() => {
    if (state.phase === 'revealing') stand();
  }, [state.phase, stand]);
  const outcome = state.phase === 'revealing' || state.phase === 'revealed' ? state.outcome : null;
  return (
    <Answer state={state} confirm={confirm}>
      {outcome && <Rounds rounds={kind.shown(outcome)} />}
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

const Newest = ({ playerId }: { readonly playerId: string }) => {
  const [slot] = useState(() => newestSlot(deviceKeys(), deviceStorage.read, playerId));
  return slot !== null && <Slot slot={slot} />;
};

/** On a page that failed after something was paid: the newest play that this device keeps, asked for by its own id. */
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
