import { z } from 'zod';
import { isPlayerId } from '../../engine/kernel/ids.ts';
import { UsageError } from '../command-line.ts';
import { act } from './operator-command.ts';
import { said, saidIn, saidOptions } from './said.ts';

const player = z.string().refine(isPlayerId, { error: 'is not a player id' });

/** What an operator can ask of the proofs by which a player signs in. */
export const factorRequests = [
  z.strictObject({ request: z.literal('list-factors'), player }),
  z.strictObject({
    request: z.literal('remove-factor'),
    player,
    /** `totp`, or `passkey:` and its id. */
    factor: z.string().regex(/^(?:totp|passkey:[0-9a-f-]{36})$/, { error: 'is totp or passkey:<id>' }),
    ...said,
  }),
] as const;
export type FactorRequest = z.infer<(typeof factorRequests)[number]>;

export const FACTOR_COMMANDS = [
  act({
    name: 'player factors',
    usage: `player factors <playerId> [--remove passkey:<id>|totp --reason <why> [--by <name>]]
      what an account has; a removal waits 24 hours, is told to the player, and can be stopped by them`,
    words: ['playerId'],
    options: { remove: { type: 'string' }, ...saidOptions },
    request: ({ values, words: [subject] }) => {
      if (values.remove !== undefined) {
        return { request: 'remove-factor', player: subject, factor: values.remove, ...saidIn(values) };
      }
      if ((values.reason ?? values.by) !== undefined) throw new UsageError('--reason and --by belong to --remove');
      return { request: 'list-factors', player: subject };
    },
  }),
];

const names: ReadonlySet<string> = new Set(factorRequests.map(({ shape }) => shape.request.value));

export const isFactorRequest = <Other extends { readonly request: string }>(
  request: Other | FactorRequest,
): request is FactorRequest => names.has(request.request);
