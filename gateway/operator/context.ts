import type { SqlClient } from '../../engine/database/sql.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Instant } from '../../engine/kernel/decision.ts';
import type { BeaconChoice } from '../../engine/kernel/event-codec.ts';
import { LOCAL_OPERATOR } from '../../engine/kernel/ids.ts';
import type { TileStore } from '../../engine/log/tile-store.ts';
import type { SecurityChanges } from '../accounts/sensitive/security-changes.ts';
import type { Channel } from '../money/payments/channels.ts';
import type { GiveawayPasswords } from '../play/giveaway-passwords.ts';
import type { ReadStreams } from '../play/player-states.ts';
import type { Program } from '../site/configuration/program.ts';
import type { Caps } from './caps.ts';
import type { OperatorRole } from './roles.ts';
import { OPERATOR_SCOPES, type OperatorScope } from './scopes.ts';

/** The one who asks, as journals and acts name them. */
export interface OperatorAsker {
  readonly kind: 'person' | 'access-key' | 'local';
  /** A random id of 16 hex digits; `operator:local` for the terminal of the site's own user. */
  readonly id: string;
  /** Of a person, or the label of a key. */
  readonly name: string;
  readonly roles: readonly OperatorRole[];
  readonly scopes: readonly OperatorScope[];
  /** Null for all but a person. */
  readonly signedInAt: Instant | null;
}

export const LOCAL_ASKER: OperatorAsker = {
  ...{ kind: 'local', id: LOCAL_OPERATOR, name: LOCAL_OPERATOR, roles: [], scopes: OPERATOR_SCOPES, signedInAt: null },
};

/** The tools of an operator's operations. */
export interface OperatorContext {
  /** At request priority. */
  readonly sql: SqlClient;
  /** The same inside one transaction. Nothing but the database may be waited for in there. */
  readonly transaction: <Result>(work: (tx: SqlClient) => Promise<Result>) => Promise<Result>;
  readonly operator: OperatorAsker;
  /** One account's changes one after the other, each in a transaction of its own, told to the player and to open sessions. */
  readonly securityChanges: Pick<SecurityChanges, 'at'>;
  /** Not inside a transaction: an engine waits for the database. */
  readonly engine: Engine;
  readonly readStreams: ReadStreams;
  /** The published log. */
  readonly tiles: Pick<TileStore, 'read' | 'publishedAt'>;
  readonly now: () => Instant;
  readonly randomBytes: (size: number) => Uint8Array;
  /** Where the site is reached. */
  readonly publicOrigin: () => string;
  /** IANA name of the zone in which a day of the site begins. */
  readonly zone: string;
  /** The program that answers. */
  readonly program: Program;
  /** The most that one act may put at risk. */
  readonly caps: Caps;
  /** The payment channels of the configuration, also those that are switched off. */
  readonly channels: readonly Channel[];
  /** The beacon that rooms of the house wait for. */
  readonly beacon: BeaconChoice;
  readonly giveawayPasswords: Pick<GiveawayPasswords, 'set'>;
  /** Hashes Golden Codes and the words of acts. */
  readonly accountKey: Uint8Array;
  /** Takes the price of an operation, in milliseconds of one core. @throws GatewayError RATE_LIMITED */
  readonly charge: (work: number) => void;
  /** Whether the asker may use what needs this scope. */
  readonly mayUse: (scope: OperatorScope) => boolean;
  /** Hears of an operation whose scope the asker lacks, before it is refused. */
  readonly refused: (operation: string) => Promise<void>;
}
