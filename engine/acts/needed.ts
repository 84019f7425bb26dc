import type { AnyCommand } from '../kernel/definitions.ts';
import { type Rejection, reject } from '../kernel/result.ts';
import { ACT_KINDS, type ActKind, type ActRules, takesTwo } from '../terms/act-rules.ts';

const KINDS: ReadonlyMap<string, ActKind> = new Map<string, ActKind>([
  ...ACT_KINDS.map((kind) => [kind, kind] as const),
  ['PublishCase', 'PublishCatalog'],
  ['PublishConsolation', 'PublishCatalog'],
  ['PublishSkin', 'PublishCatalog'],
  ['RetireCase', 'PublishCatalog'],
]);

/** The kind of act that a plain command would be; null for a command that never needs one, as an emergency stop. */
export const actKindOf = (command: AnyCommand): ActKind | null =>
  command.type === 'StopGame' && 'stop' in command && command.stop === true ? null : (KINDS.get(command.type) ?? null);

/** `ACT_NEEDED` for a command that the rules leave to acts of two people. */
export const refuseWithoutAct = (rules: ActRules, kind: ActKind): Rejection | null =>
  takesTwo(rules, kind) ? reject('ACT_NEEDED', { kind }) : null;
