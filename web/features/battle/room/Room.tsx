import { useEffect, useRef, useState } from 'react';
import { formatMoney, useLocale, useMessages } from '../../../i18n/index.ts';
import { useDialogs } from '../../../platform/dialogs.tsx';
import { useSession } from '../../../platform/session.tsx';
import { Box, Row, Text, VisuallyHidden } from '../../../ui/Box.tsx';
import { Button } from '../../../ui/Button.tsx';
import { CaseCell } from '../../cases/CaseCell.tsx';
import { CaseShelf } from '../../cases/CaseShelf.tsx';
import { bringIntoView } from '../../play/into-view.ts';
import { useLateBeacon } from '../../play/use-late-beacon.ts';
import { LinkText } from '../../share/LinkText.tsx';
import { useCopy } from '../../share/use-copy.ts';
import type { ArenaBase } from '../base-path.ts';
import { CommandNotice } from '../commands/CommandNotice.tsx';
import { useSeatName } from '../seat-name.ts';
import { Times } from '../Times.tsx';
import { DissolvedBand } from './DissolvedBand.tsx';
import { FinalBar, FinalScene } from './FinalScene.tsx';
import { lootOf } from './loot.ts';
import { needsOf } from './needs.ts';
import { ProofDialog } from './ProofDialog.tsx';
import { isLastRound, type Playback } from './playback.ts';
import { RaceChart } from './RaceChart.tsx';
import { RoomBar } from './RoomBar.tsx';
import styles from './RoomCases.module.css';
import { RoomHead } from './RoomHead.tsx';
import { RoundBand } from './RoundBand.tsx';
import { raceAfter } from './race.ts';
import type { BattleRoom } from './room-query.ts';
import { seatOf, sidesOf, winnersOf } from './room-view.ts';
import { Seats } from './Seats.tsx';
import { leaderOf, potOf } from './standings.ts';
import { Theatre } from './Theatre.tsx';
import { useArrival } from './use-arrival.ts';
import { useChances } from './use-chances.ts';
import { usePlayback } from './use-playback.ts';
import { type RoomCase, type RoundTables, usePreload } from './use-room.ts';
import { useRoomActs } from './use-room-acts.ts';
import { roomLink, useRoomKey } from './use-room-link.ts';
import { useRoomSounds } from './use-room-sounds.ts';
import { useTheatre } from './use-theatre.ts';

/** The cases of the battle, shown before it and after it: each case links to its odds. */
const RoomCases = ({ cases }: { readonly cases: readonly RoomCase[] }) => {
  const { room } = useMessages().battle;
  const bySlug = [...Map.groupBy(cases, ({ slug }) => slug)];
  return (
    <Box as="section" padY={24} className="wrap" aria-labelledby="room-cases">
      <Text as="h2" size="large" marginBottom={12} id="room-cases">
        {room.boxesTitle}
      </Text>
      <CaseShelf>
        {bySlug.map(([slug, same]) => (
          <Box key={slug} position="relative" shrink>
            {same.slice(0, 1).map((one) => (
              <CaseCell key={one.slug} shown={one} />
            ))}
            {same.length > 1 && <Times count={same.length} size="large" padX={8} className={styles.times} />}
          </Box>
        ))}
      </CaseShelf>
    </Box>
  );
};

interface RoomProps {
  readonly battle: BattleRoom;
  readonly tables: RoundTables;
  readonly cases: readonly RoomCase[];
  readonly take: (heard: BattleRoom) => void;
  readonly refresh: () => void;
  readonly base: ArenaBase;
}

/** The text for screen readers, once at the battle's start and once when the page may show its end. */
const useAnnouncement = (battle: BattleRoom, over: boolean): string => {
  const { room } = useMessages().battle;
  const { locale } = useLocale();
  const nameOf = useSeatName();
  if (over && battle.result) {
    if (battle.mode === 'SHARED') return room.allShare({ count: battle.seatCount });
    return room.announce({
      names: winnersOf(battle).map(nameOf).join(room.and),
      value: formatMoney(battle.result.value, locale),
    });
  }
  return battle.status === 'RUNNING' ? room.announceStart : '';
};

/** The need of each side in the last round, and the draw that takes the lead, where the chart has a line for it. */
const useClimax = (battle: BattleRoom, tables: RoundTables, playback: Playback, replayed: boolean) => {
  const last = playback.phase.kind === 'landing' || isLastRound(playback, battle);
  // The needs stay until the result comes: their earlier removal would move the page below them.
  const race = last ? raceAfter(battle, tables, battle.boxes.length - 1) : null;
  const needs = race === null ? null : needsOf(race);
  // A replay has a chart of its own.
  const climax = last && !replayed && battle.boxes.length > 1;
  const ahead = playback.counted < battle.boxes.length ? needs : null;
  const comebacks = ahead?.map((need) => ('amount' in need ? need.amount : null)) ?? [];
  return { needs, climax, comebacks };
};

/** The seats that won in the last round although others led before it. */
const cameFromBehind = (battle: BattleRoom): boolean => {
  const before = leaderOf(battle, battle.rounds.length - 1);
  return (
    before !== null && battle.mode !== 'TERMINAL' && !before.seats.some((seat) => battle.result?.winners.includes(seat))
  );
};

/** A battle that has loaded. */
export const Room = ({ battle: known, tables, cases, take, refresh, base }: RoomProps) => {
  const { room } = useMessages().battle;
  const { me, retry } = useSession();
  const { open } = useDialogs();
  const { shown: battle, clock, theatre, start } = useTheatre(known);
  const playback = usePlayback(battle, clock);
  const [key, keepKey] = useRoomKey(battle.id);
  const copy = useCopy(room.copyFailed);
  const link = roomLink(base, battle.id, battle.private ? key : null);
  const share = copy && (() => void copy(link));
  const [proof, setProof] = useState(false);
  usePreload(tables, playback.settled + 1);
  useLateBeacon(battle.id, battle.beacon);

  const playerId = me?.playerId ?? null;
  const onAnswer = (heard: BattleRoom, given: string | null): void => {
    take(heard);
    if (given !== null) keepKey(given);
  };
  const { acts, choice, choose, join, fill, dissolve } = useRoomActs({
    battle,
    base,
    playerId,
    roomKey: key,
    onAnswer,
  });

  // Only the player that dissolves the room gets an answer with the new balance: the others read theirs again.
  const refunded = battle.status === 'DISSOLVED' && seatOf(battle, playerId) !== null;
  useEffect(() => {
    if (refunded) retry();
  }, [refunded, retry]);

  const { phase, settled, counted } = playback;
  const waiting = phase.kind === 'waiting';
  const over = phase.kind === 'over';
  const dissolved = phase.kind === 'dissolved';
  const sides = sidesOf(battle, playback, playerId);
  useRoomSounds(battle, playback, sides, clock);
  const landing = phase.kind === 'landing';
  const runs = phase.kind === 'turning' || phase.kind === 'pause';
  const beforeLast = over && cameFromBehind(battle) ? battle.rounds.length - 1 : null;
  const before = landing ? settled - 1 : beforeLast;
  const chances = useChances(battle, tables, runs ? settled : before);
  const { needs, climax, comebacks } = useClimax(battle, tables, playback, theatre !== null);
  const { stage, arrival } = useArrival(phase.kind);
  const turned = useRef(false);
  useEffect(() => {
    if (phase.kind !== 'turning' || turned.current) return;
    // Once: a player that scrolls down in a later round does so on purpose.
    turned.current = true;
    bringIntoView(stage.current?.querySelector<HTMLElement>('[data-reel]') ?? null);
  }, [phase.kind, stage]);
  // The page fetches the picture before it flies, and not before the page may show it.
  const deciding = landing ? lootOf(battle)[0]?.draw.entry.skin.image : undefined;
  useEffect(() => {
    if (deciding !== undefined) new Image().src = deciding;
  }, [deciding]);
  const pot = waiting || dissolved ? null : potOf(battle, counted);
  const shareCard = (): void => open({ name: 'share', id: battle.id, path: `${base}/${battle.id}` });
  const announcement = useAnnouncement(battle, over);

  return (
    <>
      <RoomHead battle={battle} base={base} pot={pot} onShare={share} onProof={() => setProof(true)} />
      <CommandNotice acts={acts} onRefused={refresh} />
      {dissolved && <DissolvedBand battle={battle} base={base} />}
      {!over && !dissolved && <RoundBand battle={battle} playback={playback} clock={clock} pot={pot} />}
      {phase.kind === 'beacon' && (
        <Text as="p" padY={12} line="bottom" text="center" textWrap="balance" tone="soft" className="wrap">
          {room.beaconNote}
        </Text>
      )}
      <VisuallyHidden as="p" role="status">
        {announcement}
      </VisuallyHidden>
      {over ? (
        <FinalScene battle={battle} sides={sides} chances={beforeLast === null ? null : chances} arrival={arrival} />
      ) : (
        <div ref={stage}>
          <Seats
            battle={battle}
            tables={tables}
            playback={playback}
            clock={clock}
            sides={sides}
            chances={runs || landing ? chances : null}
            needs={needs}
            listed={!climax && theatre === null}
            replayed={theatre !== null}
            choice={choice}
          />
          {climax && (
            <Box line="top" padBottom={16}>
              <div className="wrap">
                <RaceChart battle={battle} sides={sides} settled={counted} comebacks={comebacks} />
              </div>
            </Box>
          )}
        </div>
      )}
      {theatre !== null && (
        <Theatre battle={battle} tables={tables} theatre={theatre} sides={sides} onShare={shareCard} />
      )}
      {waiting && battle.private && key !== null && (
        <Text as="p" padY={12} text="center" textWrap="balance" tone="soft" className="wrap">
          {room.inviteNote}
        </Text>
      )}
      {(waiting || dissolved || (over && theatre === null)) && <RoomCases cases={cases} />}
      <Row wrap justify="center" gap={4} padY={12} display={['flex', 'none']} className="wrap">
        <Button variant="proof" icon="shield" onClick={() => setProof(true)}>
          {room.commitment}
        </Button>
        {share !== null && (
          <Button variant="ghost" icon="link" onClick={share}>
            {room.share}
          </Button>
        )}
      </Row>
      {share === null && (
        <Box padY={12} className="wrap">
          <LinkText link={link} />
        </Box>
      )}
      {waiting && (
        <RoomBar
          battle={battle}
          roomKey={key}
          chosen={choice.chosen}
          onChoose={choose}
          under={acts.under}
          unanswered={acts.unanswered}
          onJoin={join}
          onDissolve={dissolve}
          onInvite={share}
          onFill={fill}
        />
      )}
      {over && theatre === null && (
        <FinalBar battle={battle} base={base} onReplay={start} onShare={shareCard} arrival={arrival} />
      )}
      {proof && <ProofDialog battle={battle} over={over} onClose={() => setProof(false)} />}
    </>
  );
};
