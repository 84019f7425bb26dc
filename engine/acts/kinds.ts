import type { ActKind } from '../terms/act-rules.ts';

/** Kinds whose acts are on one player: the log seals them, as it seals their effects. */
const ON_PLAYERS: ReadonlySet<ActKind> = new Set<ActKind>(['AdjustBalance', 'GrantCoupon', 'ReverseDeposit']);

export const isOnPlayer = (kind: ActKind): boolean => ON_PLAYERS.has(kind);
