import { z } from 'zod';
import { parseCatalog } from '../../engine/catalog/parse-catalog.ts';
import { GAMES } from '../../engine/kernel/game-name.ts';
import { isCaseSlug } from '../../engine/kernel/ids.ts';

import { UsageError } from '../command-line.ts';
import { FACTOR_COMMANDS, factorRequests } from './factor-requests.ts';
import { type Asked, act, jsonIn, look, type OperatorCommand } from './operator-command.ts';
import { PLAYER_COMMANDS, playerRequests } from './player-requests.ts';
import { RESTRICTION_COMMANDS, restrictionRequests } from './restriction-requests.ts';
import { ROOM_COMMANDS, roomRequests } from './room-requests.ts';
import { SHOP_COMMANDS, shopRequests } from './shop-requests.ts';
import { TERMS_COMMANDS, termsRequests } from './terms-requests.ts';

/** What an operator can ask of a site, also over its socket. */
export const operatorRequest = z.discriminatedUnion('request', [
  z.strictObject({ request: z.literal('status') }),
  z.strictObject({
    request: z.literal('import-catalog'),
    document: z.unknown(),
    retireMissing: z.boolean(),
    bringBack: z.array(z.string().refine(isCaseSlug)).max(1_000),
    allowRtp: z.array(z.string().refine(isCaseSlug)).max(1_000),
  }),
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
  ...factorRequests,
  ...roomRequests,
  ...playerRequests,
  ...shopRequests,
  ...termsRequests,
]);
export type OperatorRequest = z.infer<typeof operatorRequest>;

const reasonOf = (reason: string | undefined): string => {
  if (reason === undefined || reason.trim() === '' || reason.length > 200) {
    throw new UsageError('--reason says why, in up to 200 characters: the log publishes it');
  }
  return reason;
};

const catalogIn = async (path: string): Promise<unknown> => {
  const document = await jsonIn(path);
  const parsed = parseCatalog(document);
  if (parsed.ok) return document;
  const shown = parsed.problems.slice(0, 100).map((problem) => `  ${problem}`);
  throw new UsageError(`${path} has ${parsed.problems.length} problems:\n${shown.join('\n')}`);
};

const HOUSE_COMMANDS = [
  look({
    name: 'status',
    usage: 'status   what the log and the read models hold',
    options: {},
    request: () => ({ request: 'status' }),
  }),
  act({
    name: 'catalog import',
    usage: `catalog import <file> [--retire-missing] [--bring-back <slug>]… [--allow-rtp <slug>]…
      publish a catalog (docs/catalog.md), all of it or nothing; --dry-run shows what it would change`,
    words: ['file'],
    options: {
      'retire-missing': { type: 'boolean' },
      'bring-back': { type: 'string', multiple: true },
      'allow-rtp': { type: 'string', multiple: true },
    },
    request: async ({ values, words: [file = ''] }) => ({
      request: 'import-catalog',
      document: await catalogIn(file),
      retireMissing: values['retire-missing'] === true,
      bringBack: values['bring-back'] ?? [],
      allowRtp: values['allow-rtp'] ?? [],
    }),
  }),
  act({
    name: 'case retire',
    usage: 'case retire <slug> --reason <why>   take a case off the site; the reason is published in the log',
    words: ['slug'],
    options: { reason: { type: 'string' } },
    request: ({ values, words: [slug] }) => ({ request: 'retire-case', case: slug, reason: reasonOf(values.reason) }),
  }),
  act({
    name: 'game stop',
    usage: `game stop <game> --reason <why>
      emergency stop of one of ${GAMES.join(', ')}: nothing new is taken until it is
      resumed, and what runs goes on`,
    words: ['game'],
    options: { reason: { type: 'string' } },
    request: ({ values, words: [game] }) => ({
      request: 'switch-game',
      game,
      stop: true,
      reason: reasonOf(values.reason),
    }),
  }),
  act({
    name: 'game resume',
    usage: 'game resume <game>',
    words: ['game'],
    options: {},
    request: ({ words: [game] }) => ({ request: 'switch-game', game, stop: false, reason: '' }),
  }),
  act({
    name: 'keys reseal',
    usage: 'keys reseal   seal every stored seed with the current seal key (docs/operations.md)',
    options: {},
    request: () => ({ request: 'reseal-seeds' }),
  }),
];

const COMMANDS: readonly OperatorCommand[] = [
  ...HOUSE_COMMANDS,
  ...ROOM_COMMANDS,
  ...SHOP_COMMANDS,
  ...TERMS_COMMANDS,
  ...RESTRICTION_COMMANDS,
  ...FACTOR_COMMANDS,
  ...PLAYER_COMMANDS,
];

export const HELP = `npm run operator -- <command>

${COMMANDS.map(({ usage }) => `  ${usage}`).join('\n')}
  help

Whatever changes something also takes
  --dry-run     only say what would be done
  --yes         don't ask; needed where there is no terminal to ask at
  --id <text>   names the act: with the same name it is told again, and not done again. Corrections, codes, coupons, stock,
                giveaways, notices and messages that say the same on the same day (UTC) have the same name by themselves

It talks to the running server of DATA_DIR if there is one, else to the database itself.`;

/** What the words of a command line ask for. */
export interface Instruction extends Omit<Asked, 'request'> {
  readonly request: OperatorRequest;
}

const namedBy = (words: readonly string[]): OperatorCommand | undefined => {
  const [noun = '', verb = ''] = words;
  return COMMANDS.find(({ name }) => name === noun || name === `${noun} ${verb}`);
};

/** Null asks for help. @throws UsageError */
export const readOperatorLine = async (words: readonly string[], now: number): Promise<Instruction | null> => {
  if (words.length === 0 || words[0] === 'help' || words.includes('--help')) return null;
  const command = namedBy(words);
  if (command === undefined) {
    throw new UsageError(`there is no "${words.slice(0, 2).join(' ').slice(0, 80)}"; try: npm run operator -- help`);
  }
  try {
    const { request, ...rest } = await command.ask(words.slice(command.name.split(' ').length), now);
    if (rest.id !== null && !/^[A-Za-z0-9._-]{1,64}$/.test(rest.id)) {
      throw new UsageError('--id is 1 to 64 letters, digits, dots, dashes and underscores');
    }
    const parsed = operatorRequest.safeParse(request);
    if (parsed.success) return { ...rest, request: parsed.data };
    const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new UsageError(problems.join('; '));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    throw new UsageError(`${error.message}\n\n  ${command.usage}`);
  }
};
