import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { parseCatalog } from '../../engine/catalog/document.ts';
import { GAMES } from '../../engine/kernel/game-name.ts';
import { isBattleId, isCaseSlug, isGiveawayId, isListingId } from '../../engine/kernel/ids.ts';
import { PLAYER_HELP, playerRequests, readPlayerRequest } from './player-requests.ts';
import { RESTRICTION_HELP, readRestriction, restrictionRequests } from './restriction-requests.ts';
import { readBattle, readGiveaway, roomRequests } from './room-requests.ts';
import { readAdvance, readStock, shopRequests } from './shop-requests.ts';
import { option, UsageError } from './words.ts';

/** What an operator can ask of a site, also over its socket. */
export const operatorRequest = z.discriminatedUnion('request', [
  z.strictObject({ request: z.literal('status') }),
  z.strictObject({ request: z.literal('import-catalog'), document: z.unknown() }),
  z.strictObject({
    request: z.literal('retire-case'),
    case: z.string().refine(isCaseSlug),
    reason: z.string().min(1).max(200),
  }),
  z.strictObject({
    request: z.literal('switch-game'),
    game: z.enum(GAMES),
    stop: z.boolean(),
    reason: z.string().max(200),
  }),
  z.strictObject({ request: z.literal('reseal-seeds') }),
  ...restrictionRequests,
  ...roomRequests,
  ...playerRequests,
  ...shopRequests,
]);
export type OperatorRequest = z.infer<typeof operatorRequest>;

export { UsageError };

export const HELP = `npm run operator -- <command>

  catalog import <file>             publish a catalog (docs/catalog.md); unchanged skins and cases stay as they are
  case retire <slug> --reason <why> take a case off the site; the reason is published in the log
  game stop <game> --reason <why>   emergency stop of case, upgrade, dream, battle or giveaway: nothing new is taken until
                                    it is resumed, and what runs goes on
  game resume <game>
  battle create <case>[,<case>…] [--mode classic|underdog] [--seats 2-4] [--teams]
                                    open a room of the house
  battle dissolve <battleId>        give up a waiting room; everyone is refunded
  giveaway create <skin>[:<wear>][,…] --minutes <until the draw> --title-zh-CN <t> --title-zh-TW <t> --title-en <t>
                  [--password <p>] [--deposit-days <n>] [--vip <grade>]
                                    host a giveaway of the house
  giveaway cancel <giveawayId>      give up an open room
  shop stock <skin>[:<wear>] --quantity <n> [--balance coin|points] [--listing <name>]
                                    offer so many (more) in the shop; the price follows from the catalog
  shop close <listing>              take a listing off the shop
  retrieval advance <retrievalId> --state awaiting-shipment|awaiting-receipt|succeeded|failed
                                    say by hand what became of a retrieval; failed returns the item
${RESTRICTION_HELP}
${PLAYER_HELP}
  keys reseal                       seal every stored seed with the current seal key (docs/operations.md)
  status                            what the log and the read models hold
  help

It talks to the running server of DATA_DIR if there is one, else to the database itself.`;

const reasonOf = (words: readonly string[]): string => {
  const reason = option(words, '--reason');
  if (reason === null || reason.trim() === '' || reason.length > 200) {
    throw new UsageError('--reason says why, in up to 200 characters: the log publishes it');
  }
  return reason;
};

const readCatalogFile = async (path: string): Promise<unknown> => {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new UsageError(`${path} can't be read`);
  });
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    throw new UsageError(`${path} is not JSON`);
  }
  const parsed = parseCatalog(document);
  if (parsed.ok) return document;
  const shown = parsed.problems.slice(0, 20).map((problem) => `  ${problem}`);
  throw new UsageError(`${path} has ${parsed.problems.length} problems:\n${shown.join('\n')}`);
};

const known = <Id extends string>(guard: (text: string) => text is Id, text: string | undefined, what: string): Id => {
  if (text === undefined || !guard(text)) throw new UsageError(`${text ?? 'nothing'} is not ${what}`);
  return text;
};

/** Null asks for help. @throws UsageError */
export const readCommandLine = async (words: readonly string[], now: number): Promise<OperatorRequest | null> => {
  const [noun = 'help', verb = '', subject] = words;
  switch (`${noun} ${verb}`.trim()) {
    case 'help':
    case '--help':
      return null;
    case 'status':
      return { request: 'status' };
    case 'catalog import':
      if (subject === undefined) throw new UsageError('catalog import needs a file');
      return { request: 'import-catalog', document: await readCatalogFile(subject) };
    case 'case retire':
      return { request: 'retire-case', case: known(isCaseSlug, subject, 'a case'), reason: reasonOf(words) };
    case 'game stop':
    case 'game resume': {
      const game = GAMES.find((name) => name === subject);
      if (game === undefined) throw new UsageError(`games are ${GAMES.join(', ')}`);
      const stop = verb === 'stop';
      return { request: 'switch-game', game, stop, reason: stop ? reasonOf(words) : '' };
    }
    case 'battle create':
      return readBattle(subject, words);
    case 'battle dissolve':
      return { request: 'dissolve-battle', battle: known(isBattleId, subject, 'a battle id') };
    case 'giveaway create':
      return readGiveaway(subject, words);
    case 'giveaway cancel':
      return { request: 'cancel-giveaway', giveaway: known(isGiveawayId, subject, 'a giveaway id') };
    case 'keys reseal':
      return { request: 'reseal-seeds' };
    case 'shop stock':
      return readStock(subject, words);
    case 'shop close':
      return { request: 'close-listing', listing: known(isListingId, subject, 'a listing') };
    case 'retrieval advance':
      return readAdvance(subject, words);
    default: {
      const ofPlayers = readRestriction(words, now) ?? (await readPlayerRequest(words));
      if (ofPlayers !== null) return ofPlayers;
      throw new UsageError(`there is no "${words.join(' ').slice(0, 80)}"; try: npm run operator -- help`);
    }
  }
};
