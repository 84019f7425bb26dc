import { randomUUID } from 'node:crypto';
import type { Command } from '../../../engine/commands.ts';
import type { CommandId } from '../../../engine/kernel/ids.ts';
import type { ActKind } from '../../../engine/terms/act-rules.ts';
import { GatewayError } from '../../errors.ts';
import { type Accepted, outcomeOrThrow } from '../../play/outcome.ts';
import { isKindOf } from '../acts/proposals.ts';
import type { OperatorContext } from '../context.ts';
import { commandIdOf } from '../once.ts';

type Desk = Pick<OperatorContext, 'engine' | 'operator'>;

/** The id of a command whose repetition the rules refuse. */
export const ownCommand = (desk: Desk): CommandId => commandIdOf(desk, randomUUID());

/** @throws GatewayError with the codes of the rules */
export const submitAs = async ({ engine }: Desk, commandId: CommandId, command: Command): Promise<Accepted> =>
  outcomeOrThrow(await engine.submit({ actor: 'operator', commandId, command }), commandId);

/** Holds a plain command of a kind of act to the asker's roles: an operator who may not approve the kind proposes it. @throws GatewayError ACT_NEEDED */
export const requireAlone = (
  { operator, mayUse }: Pick<OperatorContext, 'operator' | 'mayUse'>,
  kind: ActKind,
): void => {
  if (!mayUse('operator:approve') || !isKindOf(operator, kind)) throw new GatewayError('ACT_NEEDED', { kind });
};
