import { pairsOf } from '../../../engine/events.ts';
import { utf8 } from '../../../engine/fairness/bytes.ts';
import { isRoundGame, ROUND_GAMES } from '../../../engine/kernel/game-name.ts';
import { isBattleId, isItemId, isRoundId } from '../../../engine/kernel/ids.ts';
import { decodeEntry } from '../../../engine/log/entry.ts';
import { receiptOf } from '../../../engine/log/receipt.ts';
import { nodeHashing } from '../../../engine/node-hashing.ts';
import type { PlayedStep } from '../../../engine/projections/queries/played-step.ts';
import { MAX_PLAYS_PAGE, playsIn, playsOf } from '../../../engine/projections/queries/plays.ts';
import { proofOf } from '../../../engine/projections/queries/proof.ts';
import { logSize } from '../../../engine/projections/read-log.ts';
import { GatewayError, invalidInput } from '../../errors.ts';
import { ofViewer } from '../context.ts';
import type { Resolvers, PlayedStep as ShownStep } from '../generated/resolvers.ts';
import { connectionOf, pageArguments } from '../pages.ts';
import { skinIn, wearOf } from './catalog.ts';
import { isCovered } from './seeds.ts';

/** Read models that a proof is read from: a game of a moment ago may not be in all of them yet. */
const MODELS = ['catalog', 'plays', 'seed-pairs', 'battles', 'giveaways'] as const;

/** Whether the entry reveals seeds. */
const reveals = (json: string): boolean => pairsOf(decodeEntry(utf8(json)).event).revealed.length > 0;

const shownStep = ({ step, link, opening, before }: PlayedStep): ShownStep => {
  const { position, data } = opening;
  const { anchor, key, signature } = data;
  const previousLink = step === 1 ? anchor : (before?.link ?? null);
  return { step, link, previousLink, position, anchor, key, signature };
};

export const proofResolvers: Resolvers = {
  Query: {
    plays: ofViewer(async ({ playerId }, { game, first, after }, context) => {
      const name = game ?? null;
      if (name !== null && !isRoundGame(name))
        throw invalidInput('game', `is ${ROUND_GAMES.map((one) => one.toUpperCase()).join(' or ')}`);
      const { sql } = context.ports;
      const asked = pageArguments(first ?? 15, after, MAX_PLAYS_PAGE);
      const page = await (name === null ? playsOf(sql, playerId, asked) : playsIn(sql, playerId, name, asked));
      return connectionOf(page);
    }),
    proof: async (_root, { id, after }, context) => {
      if (!isRoundId(id) && !isBattleId(id) && !isItemId(id)) return null;
      const { ports, publicProfile } = context;
      const size = await logSize(ports.sql);
      const folded = await Promise.all(MODELS.map((name) => ports.catchUp(name, size - 1)));
      const proof = await proofOf(ports.sql, id, after ?? -1);
      if (proof === null) {
        if (folded.includes(false)) throw new GatewayError('BUSY');
        return null;
      }
      const { game, entries, more, playerIds, step } = proof;
      const named = await Promise.all(
        playerIds.map(async (playerId) => ({ playerId, nickname: (await publicProfile(playerId))?.nickname })),
      );
      return {
        id: proof.id,
        game,
        entries: entries.filter(({ position, json }) => isCovered(context, position) || !reveals(json)),
        more,
        lane: step && shownStep(step),
        nicknames: named.flatMap(({ playerId, nickname }) => (nickname === undefined ? [] : [{ playerId, nickname }])),
      };
    },
    receipt: async (_root, { position }, context) => {
      const { tiles } = context.ports;
      const receipt = await receiptOf(nodeHashing, (path) => tiles.read(path), position);
      return receipt === null ? null : new TextDecoder().decode(receipt.bytes);
    },
  },
  Play: {
    playedAt: ({ at }) => at,
    pairId: ({ round }) => round.pairId,
    roundNo: ({ round }) => round.roundNo,
    step: ({ round }) => round.link?.step ?? null,
    spent: ({ staked }) => staked,
    skin: ({ shown }, _arguments, { catalog }) => skinIn(catalog, shown.skin),
    wear: ({ shown }) => wearOf(shown.wear),
  },
};
