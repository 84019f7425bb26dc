import { useEffect, useRef, useState } from 'react';
import type { ChanceAnswer, ChanceQuestion } from './chance-worker.ts';
import type { Chances } from './chances.ts';
import type { Playback } from './playback.ts';
import { raceAfter } from './race.ts';
import type { BattleRoom } from './room-query.ts';
import type { RoundTables } from './use-room.ts';

/** Chances of each side while a battle runs, summed up in a worker after every round; null before, after, and while unknown. */
export const useChances = (battle: BattleRoom, tables: RoundTables, { phase, settled }: Playback): Chances | null => {
  const worker = useRef<Worker | null>(null);
  const [answer, setAnswer] = useState<ChanceAnswer | null>(null);
  const runs = phase.kind === 'turning' || phase.kind === 'pause';
  const seed = `${battle.id}/${settled}`;
  const latest = useRef(battle);
  useEffect(() => {
    latest.current = battle;
  });

  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = null;
    },
    [],
  );
  useEffect(() => {
    const race = runs ? raceAfter(latest.current, tables, settled) : null;
    if (race === null) return;
    if (worker.current === null) {
      worker.current = new Worker(new URL('./chance-worker.ts', import.meta.url), { type: 'module' });
      worker.current.addEventListener('message', ({ data }: MessageEvent<ChanceAnswer>) => setAnswer(data));
    }
    const question: ChanceQuestion = { seed, race };
    worker.current.postMessage(question);
  }, [runs, seed, settled, tables]);

  return runs && answer?.seed === seed ? answer.chances : null;
};
