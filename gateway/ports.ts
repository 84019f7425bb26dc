import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Bus } from '../engine/bus/bus.ts';
import type { SqlClient } from '../engine/database/sql.ts';
import type { Engine } from '../engine/engine.ts';
import type { Instant } from '../engine/kernel/decision.ts';
import type { BeaconChoice } from '../engine/kernel/event-codec.ts';
import type { Money } from '../engine/kernel/money.ts';
import type { TileStore } from '../engine/log/tile-store.ts';
import type { BattleHub } from '../engine/projections/battle-hub.ts';
import type { BattleRow } from '../engine/projections/battles.ts';
import type { LiveRow } from '../engine/projections/live-event.ts';
import type { LiveHub } from '../engine/projections/live-hub.ts';
import type { MailProvider } from './accounts/mail/provider.ts';
import type { Jurisdictions } from './accounts/safer-play/jurisdictions.ts';
import type { SecurityLine } from './accounts/security-journal/security-journal.ts';
import type { SessionLife } from './accounts/sessions/sessions.ts';
import type { SmsProvider } from './accounts/sms/provider.ts';
import type { SmsRules } from './accounts/sms/rules.ts';
import type { SmsFigures } from './accounts/sms/sms-codes.ts';
import type { SteamProvider } from './accounts/steam/provider.ts';
import type { VerificationProvider } from './accounts/verification/provider.ts';
import type { Retrievals } from './money/fulfilment/retrievals.ts';
import type { Payments } from './money/payments/payments.ts';
import type { OwnWrites, ReadModelPorts } from './play/catching-up.ts';
import type { ReadStreams } from './play/player-states.ts';
import type { SignRefusal } from './play/refusals.ts';
import type { Program } from './site/configuration/program.ts';

/** Draws pictures; the ids come from the catalog. */
export interface ArtSource {
  /** Part of every picture's address, because pictures are served as immutable. */
  readonly version: number;
  /** `prefix` keeps the ids of drawings apart that stand in one document. */
  skin(art: SkinArt, cut: 'full' | 'small', prefix?: string): string;
  vitrine(art: VitrineArt): string;
  avatar(seed: string): string;
}

export interface SkinArt {
  readonly family: string;
  readonly pattern: string;
  readonly palette: string;
  readonly grade: number;
  readonly seed: string;
}

export interface VitrineArt {
  readonly shape: string;
  readonly hue: string;
  readonly hero: SkinArt;
}

/** Opens the live feed; `show` makes what subscribers get, once for all of them. */
export type OpenLiveFeed = <Shown>(
  show: (rows: readonly LiveRow[]) => Promise<readonly Shown[]>,
) => Promise<Pick<LiveHub<Shown>, 'listen' | 'begun' | 'since' | 'status' | 'stop'>>;

/** Tells of battles as they change. */
export type BattleFeed = Pick<BattleHub<BattleRow>, 'listen' | 'stop'>;

/** The present state of the transparency log. */
export interface SealedState {
  readonly origin: string;
  /** Null before the first checkpoint. */
  readonly verifierKey: string | null;
  readonly size: number;
  /** Hex; null before the first checkpoint. */
  readonly rootHash: string | null;
  readonly sealedAt: Instant | null;
  /** Whether a second place knows the newest checkpoint, so that the site notices when its data is set back. */
  readonly copied: boolean;
}

export type Health = { readonly ready: true } | { readonly ready: false; readonly reasons: readonly string[] };

export interface GatewayLimits {
  /** Multiplies every rate limit. */
  readonly rateFactor: number;
  readonly maxSockets: number;
  readonly maxSocketsPerAddress: number;
}

/** The observer that measures the gateway. */
export interface GatewayObserver {
  /** Called before any route is there, so that it sees every request. */
  readonly requests: (app: FastifyInstance) => void;
  /** Called once, with what can be counted from then on. */
  readonly figures: (read: () => GatewayFigures) => void;
}

export interface GatewayFigures {
  /** Open sockets, by what is spoken over them. */
  readonly sockets: Readonly<Record<SocketKind, number>>;
  readonly sms: SmsFigures;
  readonly live: {
    readonly listeners: number;
    /** Listeners that were cut off because they were too slow, since the start. */
    readonly cutOff: number;
  };
}

export type SocketKind = 'graphql' | 'stomp' | 'operator';

/** The randomness from outside. */
export interface BeaconPort {
  /** The beacon that battles and giveaways made here wait for. */
  readonly choice: BeaconChoice;
  /** Addresses of relays that any client may ask for a round. */
  readonly relays: readonly string[];
  /** Whether this is the signature of a round on the pinned chain that a room named; takes some milliseconds. */
  readonly verify: (choice: BeaconChoice, round: number, signature: string) => boolean;
}

/** Everything that the gateway needs from outside and doesn't make itself. */
export interface GatewayPorts extends ReadModelPorts {
  readonly engine: Engine;
  /** At request priority. */
  readonly sql: SqlClient;
  /** The same inside one transaction. Nothing but the database may be waited for in there. */
  readonly transaction: <Result>(work: (tx: SqlClient) => Promise<Result>) => Promise<Result>;
  /** The present states of streams, evolved from the log. */
  readonly readStreams: ReadStreams;
  /** The rules of law by the place of a player. */
  readonly jurisdictions: Jurisdictions;
  readonly bus: Pick<Bus, 'publish' | 'subscribe'>;
  readonly ownWrites: OwnWrites;
  /** Calls back whenever the catalog's read model moved. */
  readonly onCatalogFolded: (listener: () => void) => void;
  readonly openLiveFeed: OpenLiveFeed;
  readonly battles: BattleFeed;
  readonly beacon: BeaconPort;
  /** Whether a player who takes a seat or enters must bring randomness; zeros are refused then. */
  readonly roomsNeedEntropy: boolean;
  /** Whether plays are taken that are on no lane: the house could have chosen their randomness. */
  readonly loosePlays: boolean;
  /** IANA name of the zone in which a day of the site begins. */
  readonly zone: string;
  /** The program, as operators see it. */
  readonly program: Program;
  /** The most that one act of an operator may put at risk. */
  readonly operatorCaps: { readonly adjustment: Money; readonly given: Money };
  /** A demo world, which every page says. */
  readonly demo: boolean;
  readonly tiles: Pick<TileStore, 'read' | 'publishedAt'>;
  readonly sealed: () => SealedState;
  /** Signs with the log's key. */
  readonly signRefusal: SignRefusal;
  readonly art: ArtSource;
  readonly sms: SmsProvider;
  readonly smsRules: SmsRules;
  readonly mail: MailProvider;
  /** Null where sign-in with Steam is switched off. */
  readonly steam: SteamProvider | null;
  /** Null where identity verification is switched off. */
  readonly verification: VerificationProvider | null;
  /** Sums of a day, in minor units, above which players have to be verified; null for never. */
  readonly verifyAbove: Readonly<Record<'retrieval' | 'deposit', bigint | null>>;
  /** Where players reach the site, such as `https://example.org`. */
  readonly publicOrigin: () => string;
  /** The address for reports of weaknesses, with its scheme; null where the operator names none. */
  readonly securityContact: string | null;
  /** Whether points may be sent to other players. */
  readonly transfersToPlayers: boolean;
  /** The invite code that the registration form starts with. */
  readonly defaultInviteCode: string | null;
  readonly payments: Payments;
  readonly retrievals: Retrievals;
  /** 32 bytes: hashes SMS codes, sliders, phones of erased accounts and throttle keys, and seals the SMS outbox. */
  readonly accountKey: Uint8Array;
  readonly sessionLife: SessionLife;
  /** Sends events of the security journal to the operator's collector. */
  readonly securityLine: SecurityLine;
  readonly health: () => Promise<Health>;
  readonly observer: GatewayObserver;
  /** Whether the process was told to stop: a connected client should come back on another connection. */
  readonly isLeaving: () => boolean;
  readonly now: () => Instant;
  readonly randomBytes: (size: number) => Uint8Array;
  readonly randomUuid: () => string;
  readonly limits: GatewayLimits;
  /** The prefix of the pictures that REST and STOMP name; empty for none. */
  readonly imageHost: string;
  /** Origins besides the own one whose pages may call the API and open sockets. */
  readonly allowedOrigins: readonly string[];
  /** Whether `/graphql` takes no documents but those of the own client. */
  readonly trustedDocumentsOnly: boolean;
  /** Whether sockets take documents of their own of clients without a session or an API key. */
  readonly visitorsSubscribeFreely: boolean;
  readonly trustedProxies: number;
  readonly logger: FastifyBaseLogger;
  /** Folder of the built web client; null serves the API alone. */
  readonly webRoot: string | null;
}
