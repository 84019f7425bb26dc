import type { SqlClient } from '../../engine/database/sql.ts';
import type { Instant } from '../../engine/kernel/decision.ts';
import type { TileStore } from '../../engine/log/tile-store.ts';

/** The one who asks, as journals and acts name them. */
export interface OperatorAsker {
  /** A random id of 16 hex digits; `operator:local` for the terminal of the site's own user. */
  readonly id: string;
  readonly name: string;
}

export const LOCAL_OPERATOR: OperatorAsker = { id: 'operator:local', name: 'operator:local' };

/** The tools of an operator's operations. */
export interface OperatorContext {
  /** At request priority. */
  readonly sql: SqlClient;
  /** The same inside one transaction. Nothing but the database may be waited for in there. */
  readonly transaction: <Result>(work: (tx: SqlClient) => Promise<Result>) => Promise<Result>;
  readonly operator: OperatorAsker;
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
