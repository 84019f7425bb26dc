/** Something that writes durably, measured beside others on the same server. */
export interface Competitor {
  readonly name: string;
  /** One write. Resolves when it is acknowledged as durable. */
  readonly write: () => Promise<void>;
  /** @throws Error when something that was acknowledged isn't there, or isn't there once. */
  readonly verify: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export class AcknowledgedButLost extends Error {
  override readonly name = 'AcknowledgedButLost';
}

/** @throws AcknowledgedButLost */
export const expectCount = (name: string, what: string, acknowledged: number, found: number): void => {
  if (acknowledged !== found) {
    throw new AcknowledgedButLost(`${name}: ${acknowledged} ${what} acknowledged, ${found} found`);
  }
};

/** Streams over which writes are spread, so that they seldom meet. */
export const STREAMS = 1_000;

export const anyStream = (): number => Math.floor(Math.random() * STREAMS);

/** The event that the others store: the event that Glasscase stores of one opened case, of the same size. */
export const openedCase = (player: number): Readonly<Record<string, string | number>> => ({
  commandId: crypto.randomUUID(),
  playerId: `player${String(player).padStart(16, '0')}`,
  case: 'ember-vault',
  caseVersion: 1,
  oddsHash: '5f2c'.repeat(16),
  price: '1000',
  quantity: 1,
  play: 1,
  pairId: 'AbCdEfGhIjKlMnOpQrStUv',
  roundNo: 17,
  userSeed: 'lucky',
  entropy: crypto.randomUUID().replaceAll('-', ''),
  ticket: 5_123_456,
  entry: 7,
  skin: 'kestrel-tidal',
  wear: 'FT',
  float: 234_567,
  value: '750',
});
