import type { SqlClient } from '../../engine/database/sql.ts';
import type { Instant } from '../../engine/kernel/decision.ts';
import type { TileStore } from '../../engine/log/tile-store.ts';

/** The tools of an operator's reads. */
export interface OperatorContext {
  /** At request priority. */
  readonly sql: SqlClient;
  /** The published log. */
  readonly tiles: Pick<TileStore, 'read' | 'publishedAt'>;
  readonly now: () => Instant;
  /** IANA name of the zone in which a day of the site begins. */
  readonly zone: string;
  /** Takes the price of an operation, in milliseconds of one core. @throws GatewayError RATE_LIMITED */
  readonly charge: (work: number) => void;
  /** Whether the asker may use what needs this scope. */
  readonly mayUse: (scope: string) => boolean;
}
