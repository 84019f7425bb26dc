/**
 * Prices of work, in milliseconds of one core, rounded up. A price is known before the work is done, so it is charged first.
 * Prices of one thing are the same on every transport.
 */
export const PRICES = {
  /** A request for a file, a page or a picture that is kept. */
  request: 1,
  /** A GraphQL operation, or a REST call, without its text and its answer. */
  operation: 3,
  /** A WebSocket, from its handshake to its end. */
  socket: 5,
  /** A message on a socket that starts nothing. */
  message: 0.2,
  /** An event, shown to all clients of one audience, without its answer. */
  shownEvent: 2,
  /** A receipt: reads some tiles and hashes a path. */
  receipt: 10,
  /** A page of the state for auditors. */
  statePage: 20,
  /** A cosigned replay: verifies signatures and reads some tiles. */
  replay: 100,
  /** A share card as SVG. */
  card: 10,
  /** A share card in pixels. */
  cardRaster: 250,
  /** A drawn avatar: there are more of them than can be kept. Pictures of the catalog are drawn once for all players. */
  avatar: 3,
  /** A slider, or an uploaded picture that is drawn again. */
  redrawing: 50,
  /** One derivation of argon2id. */
  passwordHash: 60,
} as const;

const CHARACTERS_A_MILLISECOND = 250;
const BYTES_A_MILLISECOND = 10 * 1024;

/** To read, check and plan a GraphQL text, valid or not. */
export const priceOfText = (text: string): number => 1 + text.length / CHARACTERS_A_MILLISECOND;

/** To find and write an answer of so many bytes of JSON. */
export const priceOfAnswer = (bytes: number): number => bytes / BYTES_A_MILLISECOND;
