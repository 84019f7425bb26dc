import { useEffect, useMemo, useRef, useState } from 'react';
import type { ChanceAnswer, ChanceQuestion } from './chance-worker.ts';
import type { Chances } from './chances.ts';
import { raceAfter, wonBy } from './race.ts';
import type { BattleRoom } from './room-query.ts';
import type { RoundTables } from './use-room.ts';

const startWorker = (hear: (answer: ChanceAnswer) => void): Worker => {
  const worker = new Worker(new URL('./chance-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<ChanceAnswer>) => hear(data));
  return worker;
};

/** Chances of each side after so many settled rounds, summed up in a worker; null while unknown, and where none are asked for. */
export const useChances = (battle: BattleRoom, tables: RoundTables, settled: number | null): Chances | null => {
  const [answer, setAnswer] = useState<ChanceAnswer | null>(null);
  const seed = `${battle.id}/${settled}`;
  const latest = useRef(battle);
  useEffect(() => {
    latest.current = battle;
  });

  useEffect(() => {
    const race = settled === null ? null : raceAfter(latest.current, tables, settled);
    if (race === null) return undefined;
    // A worker a question: an early question can take too long for any player, and a later one does not wait for it.
    const worker = startWorker(setAnswer);
    const question: ChanceQuestion = { seed, race };
    worker.postMessage(question);
    return () => worker.terminate();
  }, [seed, settled, tables]);

  return settled !== null && answer?.seed === seed ? answer.chances : null;
};

/**
 * Chances of each side of a finished battle after each round, from 0 rounds on; after the last round 1 for the winner,
 * 0 for the others. Rough ones come first, then the most exact ones. Null until all are known, and in a shared battle.
 */
export const useEveryChance = (battle: BattleRoom, tables: RoundTables): readonly (readonly number[])[] | null => {
  const [known, setKnown] = useState<ReadonlyMap<string, readonly number[]>>(new Map());
  const races = useMemo(
    () =>
      battle.rounds.map((_, settled) => ({
        seed: `${battle.id}/${settled}`,
        race: raceAfter(battle, tables, settled),
      })),
    [battle, tables],
  );
  useEffect(() => {
    if (races.some(({ race }) => race === null)) return undefined;
    const worker = startWorker(({ seed, chances }) => {
      if (chances !== null) setKnown((before) => new Map(before).set(seed, chances.wins));
    });
    // All roughly first: the long sums of a battle's first rounds would leave the whole of it empty for as long as they take.
    for (const roughly of [true, false]) {
      for (const { seed, race } of races) worker.postMessage({ seed, race, roughly });
    }
    return () => worker.terminate();
  }, [races]);
  return useMemo(() => {
    const until = races.flatMap(({ seed }) => {
      const wins = known.get(seed);
      return wins === undefined ? [] : [wins];
    });
    return until.length < races.length || battle.result === null
      ? null
      : [...until, wonBy(battle, battle.result.winners)];
  }, [races, known, battle]);
};
