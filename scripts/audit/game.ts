import { type GameTrace, gameTrace, isGameId } from '../../engine/audit/surveys/game-trace.ts';
import { verifyBeacon } from '../../engine/beacon/verify-beacon.ts';
import { verifyEd25519 } from '../../engine/log/ed25519-node.ts';
import { isCosigned } from '../../engine/log/witness/lock-evidence.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { UsageError } from '../command-line.ts';
import { explanationLines } from './explanation-lines.ts';
import { surveyCommand } from './subcommand.ts';

const lines = (trace: GameTrace | null): readonly string[] => {
  if (trace === null) return [];
  const { id, status, entries, explanation } = trace;
  const { about } = explanation;
  return [
    `  ${about.kind === 'round' ? about.game : about.kind} ${id}: ${status}`,
    ...entries.map(({ position, at, type }) => `  entry ${String(position).padEnd(9)} ${at} ${type}`),
    ...explanationLines(explanation),
  ];
};

export const game = surveyCommand<GameTrace | null>({
  name: 'game',
  usage: `npm run audit -- game <target> <id>
  One play (<pair>.<round>), battle or giveaway: its entries, and every draw again in steps that a person can repeat.
  Example: npm run audit -- game ./copy AAAAAAAAAAAAAAAAAAAAAA.3`,
  words: [2],
  prepare: async ({ words: [, id = ''] }) => {
    if (!isGameId(id)) throw new UsageError(`${id} is no id of a play, a battle or a giveaway`);
    return ({ hashing, findings }) => {
      const signed = async (...round: Parameters<typeof verifyBeacon>) => verifyBeacon(...round);
      const tools = {
        hashing,
        verifyBeacon: signed,
        isCosigned: isCosigned.bind(null, hashing, verifyEd25519),
        signatures: async () => nodeHashing,
        pause: async () => undefined,
      };
      return gameTrace(tools, findings, id);
    };
  },
  lines,
  clean: 'what can be proven of it is',
});
