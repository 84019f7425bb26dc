import { useEffect, useMemo, useRef } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { Box, Row, Text } from '../../../ui/Box.tsx';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { useSeatName } from '../seat-name.ts';
import { useNow } from '../use-now.ts';
import type { BattleRoom } from './room-query.ts';
import { type SideView, sideColour } from './room-view.ts';
import { areaOf, bigDrops, sharesOf } from './shares.ts';
import { standingsOf } from './standings.ts';
import styles from './Theatre.module.css';
import {
  actOfKey,
  atSpeed,
  leadChanges,
  movedTo,
  nextChange,
  nextSpeed,
  positionAt,
  previousChange,
  roundAt,
  SPEEDS,
  type Speed,
  seenAt,
  settledAt,
  startOf,
  stepRound,
  type TheatreAct,
  toggled,
} from './timeline.ts';
import { useEveryChance } from './use-chances.ts';
import type { RoundTables } from './use-room.ts';
import type { Theatre as TheatreParts } from './use-theatre.ts';

const SPEED_LABELS: Readonly<Record<Speed, string>> = { 0.25: '¼×', 0.5: '½×', 1: '1×', 2: '2×', 4: '4×' };
/** The interval between two updates of the time's figures. */
const TIME_EVERY_MS = 100;

const clockText = (ms: number, tenths: boolean): string => {
  const seconds = ms / 1000;
  const rest = seconds % 60;
  const shown = tenths ? (Math.floor(rest * 10) / 10).toFixed(1) : String(Math.floor(rest));
  return `${Math.floor(seconds / 60)}:${shown.padStart(tenths ? 4 : 2, '0')}`;
};

const perform =
  (act: TheatreAct): Parameters<TheatreParts['change']>[0] =>
  (transport, timeline, now) => {
    const position = positionAt(transport, timeline, now);
    switch (act.act) {
      case 'toggle':
        return toggled(transport, timeline, now);
      case 'by':
        return movedTo(transport, position + act.ms, timeline, now);
      case 'round':
        return movedTo(transport, stepRound(position, act.by, timeline), timeline, now);
      case 'speed':
        return atSpeed(transport, nextSpeed(transport.speed, act.by), timeline, now);
    }
  };

/** Keys that a focused control needs for itself stay its own. */
const isTaken = ({ target, key }: KeyboardEvent): boolean => {
  if (!(target instanceof Element)) return false;
  if (document.querySelector('dialog[open]') !== null) return true;
  if (target.matches('textarea, select, [contenteditable]')) return true;
  if (target instanceof HTMLInputElement && target.type !== 'range')
    return target.type !== 'radio' || key.startsWith('Arrow');
  return key === ' ' && target.matches('button, a, summary, [role="button"]');
};

/** Space, ←→ 5 s, `,` `.` a round, `<` `>` the speed. */
const useKeys = (change: TheatreParts['change']): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const act = event.ctrlKey || event.metaKey || event.altKey || isTaken(event) ? null : actOfKey(event.key);
      if (act === null) return;
      event.preventDefault();
      change(perform(act));
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [change]);
};

/** Moves an element by its own width along the timeline, as the transport goes. */
const useLane = ({ timeline, transport, server }: TheatreParts, from: 'position' | 'seen') => {
  const lane = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const now = server.now();
    const at = positionAt(transport, timeline, now);
    const start = from === 'position' ? at : seenAt(transport, timeline, now);
    const place = (ms: number): string => `translateX(${(100 * ms) / timeline.lengthMs}%)`;
    const element = lane.current;
    if (element === null) return undefined;
    element.style.transform = place(start);
    if (!transport.playing) return undefined;
    const { speed } = transport;
    const moving = element.animate([{ transform: place(start) }, { transform: place(timeline.lengthMs) }], {
      delay: (start - at) / speed,
      duration: (timeline.lengthMs - start) / speed,
      fill: 'both',
    });
    return () => moving.cancel();
  }, [timeline, transport, server, from]);
  return lane;
};

interface TheatreProps {
  /** As it is laid out for the replay. */
  readonly battle: BattleRoom;
  readonly tables: RoundTables;
  readonly theatre: TheatreParts;
  readonly sides: readonly SideView[];
  readonly onShare: () => void;
}

const Time = ({ theatre: { timeline, transport, server } }: Pick<TheatreProps, 'theatre'>) => {
  const now = useNow(server, TIME_EVERY_MS);
  return (
    <Text num rigid className={styles.time} dir="ltr">
      <Text weight={600}>{clockText(positionAt(transport, timeline, now), true)}</Text>
      <Text tone="muted"> / {clockText(timeline.lengthMs, false)}</Text>
    </Text>
  );
};

/** The parts of the area: chances to win, or in a shared battle each side's share of the value. Null until known. */
const useParts = (battle: BattleRoom, tables: RoundTables): readonly (readonly number[])[] | null => {
  const chances = useEveryChance(battle, tables);
  const shared = useMemo(() => (battle.mode === 'SHARED' ? sharesOf(battle) : null), [battle]);
  return shared ?? chances;
};

/** The area of chances, with the way through it. */
const Scrubber = ({ battle, tables, theatre, sides }: TheatreProps) => {
  const { theatre: words } = useMessages().battle;
  const { timeline, transport, server, change } = theatre;
  const now = useNow(server, 250);
  const position = positionAt(transport, timeline, now);
  const parts = useParts(battle, tables);
  const head = useLane(theatre, 'position');
  const cover = useLane(theatre, 'seen');
  const { rounds, lengthMs } = timeline;
  return (
    <div className={styles.area}>
      <svg viewBox={`0 0 ${lengthMs} 100`} preserveAspectRatio="none" aria-hidden="true">
        {parts !== null &&
          sides.map((one, place) => (
            <path key={one.side} d={areaOf(parts, place, timeline)} fill={sideColour(one, place)} />
          ))}
        {battle.rounds.slice(1).map(({ round }) => (
          <line key={round} x1={startOf(round, timeline)} x2={startOf(round, timeline)} y1={0} y2={100} />
        ))}
      </svg>
      <div ref={cover} className={styles.cover} />
      <div ref={head} className={styles.lane}>
        <span className={styles.head} />
      </div>
      <input
        type="range"
        className={styles.range}
        min={0}
        max={lengthMs}
        step={100}
        value={Math.round(position / 100) * 100}
        aria-label={words.position}
        aria-valuetext={words.at({ round: roundAt(position, timeline), of: rounds, time: clockText(position, false) })}
        onChange={({ currentTarget }) => {
          const to = Number(currentTarget.value);
          change((one, of, at) => movedTo(one, to, of, at));
        }}
      />
    </div>
  );
};

/** Rounds under the area, with the draws worth many times their box. It shows watched draws only. */
const Marks = ({ battle, theatre: { timeline, transport, server } }: Pick<TheatreProps, 'battle' | 'theatre'>) => {
  const now = useNow(server, 250);
  const current = roundAt(positionAt(transport, timeline, now), timeline);
  const settled = settledAt(seenAt(transport, timeline, now), timeline);
  const drops = useMemo(() => Map.groupBy(bigDrops(battle, settled), ({ round }) => round), [battle, settled]);
  return (
    <div className={styles.marks} aria-hidden="true">
      {battle.rounds.map(({ round, draws }) => (
        <div key={round}>
          <span className={styles.drops}>
            {drops.get(round)?.map(({ seat }) => {
              const skin = draws.find((draw) => draw.seat === seat)?.entry.skin;
              return (
                skin && <img key={seat} src={skin.imageSmall} alt="" data-grade={skin.grade} width={320} height={200} />
              );
            })}
          </span>
          <Text
            size="small"
            num
            tone={round === current ? 'text' : 'muted'}
            {...(round === current && { weight: 600 as const })}
          >
            {round}
          </Text>
        </div>
      ))}
    </div>
  );
};

/** A finished battle once more: played, paused, moved through and sped up. */
export const Theatre = (props: TheatreProps) => {
  const { battle, theatre, sides, onShare } = props;
  const { theatre: words, room } = useMessages().battle;
  const nameOf = useSeatName();
  const { transport, change, leave } = theatre;
  useKeys(change);
  const changes = useMemo(
    () =>
      leadChanges(
        battle.rounds.map((_, index) =>
          standingsOf(battle, index + 1).flatMap(({ leads, side }) => (leads ? [side] : [])),
        ),
      ),
    [battle],
  );
  const act = (of: TheatreAct) => () => change(perform(of));
  const jump = (to: typeof nextChange) => () =>
    change((one, of, now) => movedTo(one, to(positionAt(one, of, now), changes, of), of, now));
  return (
    <Box as="section" line="top" padY={12} className={styles.theatre} aria-label={words.title}>
      <div className="wrap">
        <Row wrap gapX={16} gapY={4} marginBottom={10} size="small">
          <Text weight={600}>{battle.mode === 'SHARED' ? words.share : room.chance}</Text>
          {sides.map((one, place) => (
            <Row key={one.side} as="span" gap={6} tone="soft">
              <span className={styles.dot} style={{ background: sideColour(one, place) }} />
              <span className="name">
                {one.members.map(({ taken }) => (taken === null ? '' : nameOf(taken))).join(words.and)}
              </span>
            </Row>
          ))}
          <Text tone="muted" display={['none', 'block']} marginStart="auto">
            {words.unwatched}
          </Text>
        </Row>
        <div dir="ltr">
          <Scrubber {...props} />
          <Marks battle={battle} theatre={theatre} />
        </div>
        <Row wrap gapX={8} gapY={8}>
          <Row gap={4} dir="ltr">
            <IconButton icon="skipBack" label={words.previousRound} onClick={act({ act: 'round', by: -1 })} />
            <IconButton icon="rewind" label={words.back} onClick={act({ act: 'by', ms: -5000 })} />
            <Button
              variant="primary"
              icon={transport.playing ? 'pause' : 'play'}
              aria-label={transport.playing ? words.pause : words.play}
              className={styles.play}
              onClick={act({ act: 'toggle' })}
            />
            <IconButton icon="skipForward" label={words.nextRound} onClick={act({ act: 'round', by: 1 })} />
          </Row>
          <Time theatre={theatre} />
          <Segmented
            label={words.speed}
            choices={SPEEDS.map((value) => ({ value, label: SPEED_LABELS[value] }))}
            value={transport.speed}
            onChange={(speed) => change((one, of, now) => atSpeed(one, speed, of, now))}
          />
          <Row wrap gap={8} className={styles.jumps}>
            <Button onClick={jump(previousChange)}>{words.previousChange}</Button>
            <Button onClick={jump(nextChange)}>{words.nextChange}</Button>
            <Button onClick={jump((_position, _changes, of) => startOf(of.rounds, of))}>{words.lastRound}</Button>
            <IconButton icon="share" label={words.hand} onClick={onShare} />
            <IconButton icon="x" label={words.leave} onClick={leave} />
          </Row>
        </Row>
      </div>
    </Box>
  );
};
