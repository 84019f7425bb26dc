import { randomBytes } from 'node:crypto';
import type { Command } from '../../../engine/commands.ts';
import type { Acceptance, Decision } from '../../../engine/glasscase-decision.ts';
import type { CommandId } from '../../../engine/kernel/ids.ts';
import { parseMoney } from '../../../engine/kernel/money.ts';
import { type ShownRound, shownRound } from '../../../engine/player/play-round.ts';
import type { GlasscaseWorld } from '../../../engine/stream-state.ts';
import { honestHouse } from '../../../scripts/start/house.ts';
import type { CheatingHouse } from '../house/cheating-house.ts';
import { type Opening, openingsIn, paidBy, redrawn } from '../house/outcome.ts';
import { openCases, openCasesAs, openCasesOnPage, playedTrick } from '../played.ts';

const { rules } = honestHouse;

/** So many entropies the house tries before it takes the one that pays least. */
const TRIES = 16;

type OpenCase = Extract<Command, { readonly type: 'OpenCase' }>;

/** A play that comes of a command instead of the one that was sent. */
type Instead = (sent: OpenCase, honest: Acceptance, world: GlasscaseWorld, commandId: CommandId) => Decision;

const madeUpLink: Instead = (_sent, honest, world) => redrawn(world, honest);

const asLoose = (sent: OpenCase, { pairId, userSeed }: ShownRound): OpenCase => ({
  ...sent,
  round: { pairId, userSeed, roundNo: null },
  entropy: randomBytes(16).toString('hex'),
});

const loosePlay: Instead = (sent, honest, world, commandId) => {
  const player = world.player(sent.playerId);
  return player.status === 'registered' ? rules.decide(asLoose(sent, shownRound(player)), world, commandId) : honest;
};

interface OwnEntropy {
  readonly instead: Instead;
  /** How often it draws. */
  readonly tries: number;
  readonly cares: (openings: readonly Opening[]) => boolean;
  /** How many plays it turns, before it is honest. */
  readonly most: number;
}

/** The engine draws with entropy of its own instead of the player's, takes what pays least, and logs that. */
const ownEntropy = ({ instead, tries, cares, most }: OwnEntropy): CheatingHouse => {
  let turned = 0;
  return {
    ...honestHouse,
    tried: () => turned,
    turned: () => turned,
    rules: {
      needs: (command, known) => {
        const needs = rules.needs(command, known);
        if (command.type !== 'OpenCase') return needs;
        return { ...needs, pairs: [...needs.pairs, ...rules.needs(asLoose(command, command.round), known).pairs] };
      },
      decide: (command, world, commandId) => {
        const honest = rules.decide(command, world, commandId);
        if (command.type !== 'OpenCase' || honest.kind !== 'accepted' || turned === most) return honest;
        if (!cares(openingsIn(honest))) return honest;
        turned += 1;
        return Array.from({ length: tries }, () => instead(command, honest, world, commandId)).reduce((a, b) =>
          paidBy(openingsIn(b)) < paidBy(openingsIn(a)) ? b : a,
        );
      },
    },
  };
};

const ALL = { cares: () => true, tries: TRIES, most: Number.POSITIVE_INFINITY } as const;

export const bestOfMany = playedTrick({
  name: 'own-entropy',
  does: 'draws with the one of 16 entropies of its own that pays least, and logs that as the player’s',
  house: () => ownEntropy({ ...ALL, instead: madeUpLink }),
  play: openCases,
  onPage: openCasesOnPage('own-entropy'),
});

export const looseInstead = playedTrick({
  name: 'loose-instead',
  does: 'logs a loose play in the place of one on a lane, with the one of 16 entropies of its own that pays least',
  house: () => ownEntropy({ ...ALL, instead: loosePlay }),
  play: openCases,
});

const isDear = ({ value, price }: Opening): boolean => parseMoney(value) >= 10n * parseMoney(price);

/** Several at once, since dear wins are rare. */
const AT_ONCE = 5;

export const dearWinsOnce = playedTrick({
  name: 'own-entropy-on-wins',
  does: 'draws the first win of ten times the price or more again, with entropy of its own, and is honest ever after',
  house: () => ownEntropy({ instead: madeUpLink, tries: 1, cares: (openings) => openings.some(isDear), most: 1 }),
  play: openCasesAs({ quantity: AT_ONCE }),
});
