import { useCallback, useEffect, useMemo, useState } from 'react';
import { useServerClock } from '../../../platform/clock.tsx';
import type { Clock } from '../use-now.ts';
import type { BattleRoom } from './room-query.ts';
import { begun, ended, onTimeline, positionAt, type Timeline, type Transport, timelineOf } from './timeline.ts';

/** The state of a replay, and the functions of its controls. */
export interface Theatre {
  readonly timeline: Timeline;
  readonly transport: Transport;
  /** Of the transport's moments. */
  readonly server: Clock;
  readonly change: (next: (transport: Transport, timeline: Timeline, now: number) => Transport) => void;
  readonly leave: () => void;
}

export interface Replay {
  /** The battle unchanged, or moved onto its timeline for the replay. */
  readonly shown: BattleRoom;
  /** Server time, or the time of the replay. */
  readonly clock: Clock;
  /** Null while the battle isn't replayed. */
  readonly theatre: Theatre | null;
  readonly start: () => void;
}

/** Replays a finished battle by a clock of its own: the view depends on the battle and the time alone. */
export const useTheatre = (battle: BattleRoom): Replay => {
  const server = useServerClock();
  const [transport, setTransport] = useState<Transport | null>(null);
  const timeline = useMemo(() => timelineOf(battle), [battle]);
  const replaying = transport !== null;
  const shown = useMemo(() => (replaying ? onTimeline(battle) : battle), [replaying, battle]);
  const clock = useMemo<Clock>(() => {
    if (transport === null) return server;
    const { playing, speed } = transport;
    return { now: () => positionAt(transport, timeline, server.now()), rate: playing ? speed : 0 };
  }, [transport, timeline, server]);

  const change = useCallback<Theatre['change']>(
    (next) => setTransport((now) => (now === null ? null : next(now, timeline, server.now()))),
    [timeline, server],
  );
  useEffect(() => {
    if (transport === null || !transport.playing) return undefined;
    const left = timeline.lengthMs - positionAt(transport, timeline, server.now());
    const timer = setTimeout(() => change(ended), left / transport.speed);
    return () => clearTimeout(timer);
  }, [transport, timeline, server, change]);

  const start = useCallback(() => setTransport(begun(server.now())), [server]);
  const leave = useCallback(() => setTransport(null), []);
  const theatre = transport === null ? null : { timeline, transport, server, change, leave };
  return { shown, clock, theatre, start };
};
