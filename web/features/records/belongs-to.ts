/**
 * The round, battle or order of a movement; null where the id has no meaning for the player, such as a command's id.
 */
export type Belonging =
  | { readonly kind: 'round'; readonly to: string }
  | { readonly kind: 'battle'; readonly to: string }
  | { readonly kind: 'order'; readonly id: string }
  | null;

const ROUND = /^[A-Za-z0-9_-]{22}\.[0-9]+$/;
const ID = /^[A-Za-z0-9_-]{22}$/;
/** The commands of a battle's timers name it: the events that it settles in players' streams have these ids. */
const TIMER = /^timer:battle-([A-Za-z0-9_-]{22}):/;

export const belongsTo = (orderId: string, action: string): Belonging => {
  if (action === 'DEPOSIT') return { kind: 'order', id: orderId };
  if (ROUND.test(orderId)) return { kind: 'round', to: `/provably-fair/verify/${orderId}` };
  const battle = TIMER.exec(orderId)?.[1] ?? (action.startsWith('BATTLE_') && ID.test(orderId) ? orderId : null);
  return battle === null ? null : { kind: 'battle', to: `/battle/${battle}` };
};
