import { gameTrace, isGameId } from '../../engine/audit/game-trace.ts';
import type { DrawStep, GameTrace } from '../../engine/audit/traced-game.ts';
import { UsageError } from '../command-line.ts';

import { surveyCommand } from './subcommand.ts';

const hmac = (key: string): string => `openssl dgst -sha256 -mac HMAC -macopt hexkey:${key}`;

const drawLines = (seed: string, step: DrawStep, number: number): readonly string[] => [
  `  draw ${number + 1}: ${step.label}, round ${step.round}, index ${step.index}`,
  `    $ printf %s '${step.message}' | ${hmac(seed)}`,
  `    block ${step.block}`,
  `    word ${step.word} of it is ${step.x}; modulo ${step.n} that is ticket ${step.ticket}`,
];

const lines = (trace: GameTrace | null): readonly string[] => {
  if (trace === null) return [];
  const { id, kind, status, entries, pairId, committed, revealed, lock, beacon, draws, outcome } = trace;
  const steps = [
    `  ${kind} ${id}: ${status}`,
    ...entries.map(({ position, at, type }) => `  entry ${String(position).padEnd(9)} ${at} ${type}`),
    `  commitment  ${committed === null ? 'none' : `entry ${committed.position}: ${committed.publicHash}`} of pair ${pairId}`,
  ];
  if (lock !== null) {
    steps.push(`  lock        entry ${lock.position}: ${lock.hash}, the SHA-256 of`, `    ${lock.text}`);
  }
  if (beacon !== null) steps.push(`  beacon      round ${beacon.round}, randomness ${beacon.randomness}`);
  if (revealed !== null) {
    steps.push(
      `  reveal      entry ${revealed.position}: seed ${revealed.serverSeed}, salt ${revealed.salt}`,
      `    $ printf %s ${revealed.serverSeed} | xxd -r -p | ${hmac(revealed.salt)}`,
      '    gives the commitment',
      ...draws.flatMap((step, number) => drawLines(revealed.serverSeed, step, number)),
    );
  }
  return [...steps, '  the log holds', ...outcome.map((line) => `    ${line}`)];
};

export const game = surveyCommand<GameTrace | null>({
  name: 'game',
  usage: `npm run audit -- game <target> <id>
  One play (<pair>.<round>), battle or giveaway: its entries, and every draw again in steps that a person can repeat.
  Example: npm run audit -- game ./copy AAAAAAAAAAAAAAAAAAAAAA.3`,
  words: [2],
  prepare: async ({ words: [, id = ''] }) => {
    if (!isGameId(id)) throw new UsageError(`${id} is no id of a play, a battle or a giveaway`);
    return ({ hashing, findings }) => gameTrace(hashing, findings, id);
  },
  lines,
  clean: 'what can be proven of it is',
});
