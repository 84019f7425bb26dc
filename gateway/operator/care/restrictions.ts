import { randomUUID } from 'node:crypto';
import type { Instant } from '../../../engine/kernel/decision.ts';
import { type Restrained, restrictionsIn } from '../../accounts/restrictions/restrictions.ts';
import { FOREVER } from '../../accounts/safer-play/safer-play.ts';
import { GatewayError, invalidInput } from '../../errors.ts';
import type { OperatorContext } from '../context.ts';
import { onceIn } from '../once.ts';
import { actOn } from './player-acts.ts';

type Desk = Pick<OperatorContext, 'sql' | 'operator' | 'securityChanges' | 'now' | 'accountKey'>;

interface Restricting {
  readonly playerId: string;
  readonly reason: string;
  /** Null: for good. */
  readonly until: Instant | null;
  readonly commandId: string;
}

const ACTS = {
  block: { begun: ['player-blocked', 'blocked'], ended: ['player-unblocked', 'unblocked'] },
  hold: { begun: ['player-held', 'held'], ended: ['player-released', 'released'] },
} as const;

/** Blocks or holds a player, once by its command id. @throws GatewayError INVALID_INPUT, NOT_FOUND, IDEMPOTENCY_CONFLICT */
export const restrict = async (
  context: Desk,
  what: Restrained,
  { playerId, reason, until, commandId }: Restricting,
): Promise<void> => {
  const { now } = context;
  if (until !== null && (until <= now() || until > FOREVER)) throw invalidInput('until', 'is a moment to come');
  const [entry, event] = ACTS[what.kind].begun;
  const given = { playerId, reason, until, scope: what.scope };
  await actOn(context, { playerId, reason }, ({ tx, report }, act) =>
    onceIn(tx, context, { commandId, operation: `${what.kind}Player`, given }, async () => {
      const restrictions = restrictionsIn({ sql: tx, now, randomUuid: randomUUID });
      const { player, by } = act;
      await restrictions.impose(player, what, until ?? FOREVER, { origin: 'operator', by, reason: act.reason });
      const end = until === null ? null : new Date(until).toISOString();
      await act.note(tx, entry, [what.scope, end].filter((part) => part !== null).join(' until ') || undefined);
      await report(event, { detail: act.reason });
    }),
  );
};

/** Ends every block or every hold of a player, also one that the site began. @throws GatewayError INVALID_INPUT, NOT_FOUND */
export const lift = (
  context: Desk,
  kind: Restrained['kind'],
  asked: { readonly playerId: string; readonly reason: string },
): Promise<void> =>
  actOn(context, asked, async ({ tx, report }, act) => {
    const restrictions = restrictionsIn({ sql: tx, now: context.now, randomUuid: randomUUID });
    const { player, by, reason } = act;
    const lifted = await restrictions.lift(player, { kind }, { by, reason });
    if (lifted === 0) throw new GatewayError('NOT_FOUND', {}, `There is no ${kind} in force`);
    const [entry, event] = ACTS[kind].ended;
    await act.note(tx, entry);
    await report(event, { detail: reason });
  });
