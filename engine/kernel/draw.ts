/** The fields that name one draw. Each is public before or with the play; only the server seed is revealed later. */
export interface DrawRequest {
  readonly game: string;
  readonly label: string;
  /** The pair's id, or the game's where many play. */
  readonly id: string;
  /** `<userSeed>.<play entropy, hex>`; where many play `<lockHash>.<beacon randomness, hex, or none>`. */
  readonly entropy: string;
  readonly round: number;
  readonly index: number;
  /** 64 hex digits; all zeros where there is none. */
  readonly tableHash: string;
  /** Number of equally likely tickets, 1 … 2^64. */
  readonly n: bigint;
}

/** As much of a draw as decides an outcome. */
export interface DrawnTicket {
  /** 0 … n − 1. */
  readonly ticket: number | bigint;
}

export interface Draw {
  /** 0 … n − 1. */
  readonly ticket: bigint;
  /** Which block and which of its four words gave the ticket, and how many words were passed over before. */
  readonly counter: number;
  readonly word: number;
  readonly rejected: number;
  /** That block, 64 hex digits, and the message it authenticates. */
  readonly block: string;
  readonly message: string;
}
