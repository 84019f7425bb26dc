import { z } from 'zod';
import { UsageError } from '../command-line.ts';
import { ACCESS_REQUESTS } from './access-requests.ts';
import { API_REQUESTS } from './api-requests.ts';
import { AUDITOR_REQUESTS } from './auditor-requests.ts';
import { FACTOR_REQUESTS } from './factor-requests.ts';
import { HOUSE_REQUESTS } from './house-requests.ts';
import type { Asked, OperatorCommand, Understood } from './operator-request.ts';
import { OWNER_REQUESTS } from './owner-requests.ts';
import { PLAYER_REQUESTS } from './player-requests.ts';
import { SHOP_REQUESTS } from './shop-requests.ts';
import { SOLVE_REQUESTS } from './solve-requests.ts';
import { TERMS_REQUESTS } from './terms-requests.ts';

const REQUESTS = [
  ...API_REQUESTS,
  ...HOUSE_REQUESTS,
  ...SOLVE_REQUESTS,
  ...SHOP_REQUESTS,
  ...TERMS_REQUESTS,
  ...FACTOR_REQUESTS,
  ...PLAYER_REQUESTS,
  ...AUDITOR_REQUESTS,
  ...ACCESS_REQUESTS,
  ...OWNER_REQUESTS,
];
const [first, ...others] = REQUESTS.map(({ schema }) => schema);
if (first === undefined) throw new Error('nothing can be asked for');

/** All requests of an operator, also over the socket of a site. */
export const operatorRequest = z.discriminatedUnion('request', [first, ...others]);
export type OperatorRequest = z.infer<typeof operatorRequest>;

/** The definition of a request, with its fields filled in. */
export const understood = (request: OperatorRequest): Understood => {
  const definition = REQUESTS.find(({ name }) => name === request.request);
  if (definition === undefined) throw new Error(`unknown request: ${request.request}`);
  return definition.understand(request);
};

const COMMANDS: readonly OperatorCommand[] = REQUESTS.flatMap(({ commands }) => commands);

export const HELP = `npm run operator -- <command>

${COMMANDS.map(({ usage }) => `  ${usage}`).join('\n')}
  help

Whatever changes something also takes
  --dry-run     only say what would be done
  --yes         don't ask; needed where there is no terminal to ask at
  --id <text>   names the act: with the same name it is told again, and not done again. Corrections, codes, coupons, stock,
                giveaways, notices and messages that say the same on the same day (UTC) have the same name by themselves

It talks to the running server of DATA_DIR if there is one, else to the database itself.`;

/** The request that the words of a command line ask for. */
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
