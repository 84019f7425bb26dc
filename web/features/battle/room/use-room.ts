import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { readFragment } from '../../../generated/index.ts';
import { useServerClock } from '../../../platform/clock.tsx';
import { useReturn } from '../use-return.ts';
import { askAgainAt } from './playback.ts';
import type { TableEntry } from './reel-cards.ts';
import {
  BATTLE,
  BATTLE_NOW,
  BATTLE_ROOM,
  BATTLE_TABLES,
  BATTLE_UPDATED,
  type BattleRoom,
  type BattleTables,
} from './room-query.ts';

/** The published odds of each round's case, by round from 1. */
export type RoundTables = (round: number) => readonly TableEntry[] | null;

export type RoomCase = BattleTables['boxes'][number]['case'];

export interface Room {
  readonly status: 'loading' | 'missing' | 'failed' | 'ready';
  readonly battle: BattleRoom | null;
  readonly tables: RoundTables;
  /** The cases, in the order of the rounds, as a shelf shows them. */
  readonly cases: readonly RoomCase[];
  /** Takes what a command's answer says of the battle. */
  readonly take: (heard: BattleRoom) => void;
  readonly retry: () => void;
  /** Asks what has changed. */
  readonly refresh: () => void;
}

/** Late news are asked for again this often. */
const ASK_EVERY_MS = 3000;

/** A reveal that waits for its checkpoint is asked for again this often. */
const REVEAL_EVERY_MS = 1500;

/** One battle as it is now. Every message is whole, so the one with the greatest version is all there is to know. */
export const useRoom = (id: string): Room => {
  const client = useApolloClient();
  const clock = useServerClock();
  const [battle, setBattle] = useState<BattleRoom | null>(null);
  const [boxes, setBoxes] = useState<BattleTables['boxes'] | null>(null);
  const [trouble, setTrouble] = useState<'missing' | 'failed' | null>(null);

  // Of two with the same version the later one may have the reveal.
  const take = useCallback(
    (heard: BattleRoom) => setBattle((known) => (known !== null && known.version > heard.version ? known : heard)),
    [],
  );

  const enter = useCallback(() => {
    setTrouble(null);
    client.query({ query: BATTLE, variables: { id }, fetchPolicy: 'no-cache' }).then(
      ({ data }) => {
        if (!data?.battle) {
          setTrouble('missing');
          return;
        }
        setBoxes(readFragment(BATTLE_TABLES, data.battle).boxes);
        take(readFragment(BATTLE_ROOM, data.battle));
      },
      () => setTrouble('failed'),
    );
  }, [client, id, take]);
  useEffect(enter, [enter]);

  useEffect(() => {
    const updates = client.subscribe({ query: BATTLE_UPDATED, variables: { id }, fetchPolicy: 'no-cache' }).subscribe({
      next: ({ data }) => data && take(readFragment(BATTLE_ROOM, data.battleUpdated)),
      error: () => undefined,
    });
    return () => updates.unsubscribe();
  }, [client, id, take]);

  const catchUp = useCallback(() => {
    client.query({ query: BATTLE_NOW, variables: { id }, fetchPolicy: 'no-cache' }).then(
      ({ data }) => data?.battle && take(readFragment(BATTLE_ROOM, data.battle)),
      () => undefined,
    );
  }, [client, id, take]);
  useReturn(catchUp);

  const askAt = battle === null ? null : askAgainAt(battle);
  useEffect(() => {
    if (askAt === null) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const ask = (): void => {
      catchUp();
      timer = setTimeout(ask, ASK_EVERY_MS);
    };
    timer = setTimeout(ask, Math.max(0, askAt - clock.now()));
    return () => clearTimeout(timer);
  }, [askAt, catchUp, clock]);

  // The seed is shown once a checkpoint covers the end, a second or so after it.
  const unrevealed = battle?.status === 'FINISHED' && !battle.reveal;
  useEffect(() => {
    if (!unrevealed || battle === null) return undefined;
    const timer = setTimeout(catchUp, REVEAL_EVERY_MS);
    return () => clearTimeout(timer);
  }, [unrevealed, battle, catchUp]);

  const tables = useMemo<RoundTables>(() => {
    const byRound = new Map(boxes?.map((box) => [box.round, box.case.entries]));
    return (round) => byRound.get(round) ?? null;
  }, [boxes]);
  const cases = useMemo(() => boxes?.map((box) => box.case) ?? [], [boxes]);
  // News of it may come before its cases: shown without them, all below would move once they come.
  const whole = boxes === null ? null : battle;
  const status = whole !== null ? 'ready' : (trouble ?? 'loading');
  return { status, battle: whole, tables, cases, take, retry: enter, refresh: catchUp };
};

/** Fetches the pictures of a round before its reels turn. */
export const usePreload = (tables: RoundTables, round: number): void => {
  const table = tables(round);
  useEffect(() => {
    for (const { skin } of table ?? []) new Image().src = skin.imageSmall;
  }, [table]);
};
