import { useCallback, useEffect, useRef, useState } from 'react';
import { TILE_WIDTH } from '../../../../engine/log/merkle.ts';
import { bundlePath } from '../../../../engine/log/tiles.ts';
import { readBundle } from '../check/step-files.ts';
import { siteLog } from '../read-log.ts';
import { type LogEvent, readLogEvent } from './log-event.ts';

/** A page of events, and the one below it where the first is nearly empty. */
const FEW = 32;

interface Loaded {
  /** Entries of the log when it was looked at. */
  readonly size: number;
  /** Bundles, from … to. */
  readonly oldest: number;
  readonly newest: number;
  /** Newest first. */
  readonly events: readonly LogEvent[];
}

export interface Events {
  readonly loaded: Loaded | null;
  readonly status: 'loading' | 'ready' | 'failed';
  /** Loads the bundle below the oldest one. */
  readonly older: () => void;
  /** Looks at the log from that entry downwards. */
  readonly goTo: (position: number) => void;
  readonly goToNewest: () => void;
  readonly retry: () => void;
}

const readEvents = async (index: number, size: number, signal: AbortSignal): Promise<LogEvent[]> => {
  const width = Math.min(TILE_WIDTH, size - index * TILE_WIDTH);
  const entries = await readBundle(siteLog(signal), { index, width, path: bundlePath(index, width) });
  return entries.map((entry, offset) => readLogEvent(entry, index * TILE_WIDTH + offset)).reverse();
};

const begin = async (index: number, size: number, signal: AbortSignal): Promise<Loaded> => {
  const events = await readEvents(index, size, signal);
  if (events.length >= FEW || index === 0) return { size, oldest: index, newest: index, events };
  const below = await readEvents(index - 1, size, signal);
  return { size, oldest: index - 1, newest: index, events: [...events, ...below] };
};

/** The entries of a log of that size, read bundle by bundle from the public files. `first`: where to begin, if anywhere. */
export const useEvents = (size: number, first: number | null): Events => {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [status, setStatus] = useState<Events['status']>('loading');
  const asking = useRef<AbortController | null>(null);
  const again = useRef<() => void>(() => undefined);

  const load = useCallback((read: (signal: AbortSignal) => Promise<Loaded>): void => {
    const attempt = async (): Promise<void> => {
      asking.current?.abort();
      const mine = new AbortController();
      asking.current = mine;
      setStatus('loading');
      try {
        const answer = await read(mine.signal);
        if (mine.signal.aborted) return;
        setLoaded(answer);
        setStatus('ready');
      } catch {
        if (!mine.signal.aborted) setStatus('failed');
      }
    };
    again.current = attempt;
    attempt();
  }, []);

  const goTo = useCallback(
    (position: number): void => {
      const index = Math.floor(Math.min(position, size - 1) / TILE_WIDTH);
      load((signal) => begin(index, size, signal));
    },
    [load, size],
  );
  const goToNewest = useCallback(() => goTo(size - 1), [goTo, size]);

  const older = useCallback((): void => {
    if (loaded === null || loaded.oldest === 0) return;
    const index = loaded.oldest - 1;
    load(async (signal) => {
      const below = await readEvents(index, loaded.size, signal);
      return { ...loaded, oldest: index, events: [...loaded.events, ...below] };
    });
  }, [load, loaded]);

  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || size === 0) return;
    begun.current = true;
    goTo(first ?? size - 1);
  }, [goTo, first, size]);

  useEffect(
    () => () => {
      asking.current?.abort();
      // A page that is drawn again begins again.
      begun.current = false;
    },
    [],
  );

  const retry = useCallback(() => again.current(), []);
  return { loaded, status, older, goTo, goToNewest, retry };
};
