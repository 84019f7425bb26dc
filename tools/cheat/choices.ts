/** Something that an outcome follows from, with the tricks of a house that would like to choose it. */
export interface Choice {
  readonly what: string;
  readonly by: string;
  readonly when: string;
  readonly tricks: readonly string[];
  /** Checks that a cheating house meets besides the verdicts on the tricks; Markdown. */
  readonly besides: string;
}

/** The choices in a round, with the role that makes each, and the time. */
export const CHOICES: readonly Choice[] = [
  {
    what: 'server seed and salt',
    by: 'house',
    when: 'committed before the pair is in use',
    tricks: ['other-seed', 'lab-seed-each-bet', 'lab-commitment', 'lab-skipped-round'],
    besides: '',
  },
  {
    what: 'user seed, entropy of a play',
    by: 'player’s side',
    when: 'before it is sent, by the anchor of a [lane](lanes.md); of a loose play, with the play; the API takes none without (`SHOWN_REQUIRED`)',
    tricks: ['own-entropy', 'loose-instead', 'own-entropy-on-wins', 'lab-client-seed'],
    besides: '',
  },
  {
    what: 'command id, time',
    by: 'player’s side; house',
    when: 'with the play',
    tricks: ['command-id', 'moved-time'],
    besides: 'neither enters a draw',
  },
  {
    what: 'pair and round',
    by: 'named by the play',
    when: 'as shown to the player',
    tricks: ['other-pair', 'rotate-on-play', 'order-of-parallel-plays', 'lab-rotate-on-entropy'],
    besides: 'a signed `SEED_CHANGED`',
  },
  {
    what: 'odds, consolations, pool, terms',
    by: 'house',
    when: '60 s before they count, honoured 60 s after',
    tricks: ['other-odds', 'publish-on-play', 'lab-republish', 'lab-terms', 'lab-pay-table'],
    besides: '',
  },
  {
    what: 'table that a play names, and no entry publishes',
    by: 'follows from what the player stakes and names',
    when: 'with the play',
    tricks: [],
    besides: 'is refused by its hash (`PRICE_CHANGED`)',
  },
  {
    what: 'value of an item that is sold',
    by: 'house',
    when: 'at any time, once its lock is over',
    tricks: ['falling-value'],
    besides: '',
  },
  {
    what: 'whether a play is carried out',
    by: 'house',
    when: 'on seeing it',
    tricks: ['unsigned-refusal', 'signed-refusal', 'stop-on-win', 'silence', 'silence-again-and-again'],
    besides: '',
  },
  {
    what: 'code that verifies',
    by: 'the reader who checks',
    when: 'at any time',
    tricks: ['lab-other-code'],
    besides: '',
  },
  {
    what: 'room’s seed',
    by: 'house',
    when: 'committed to its creator before (a room of the house: before any player’s entropy)',
    tricks: ['other-seed-of-a-room'],
    besides: '',
  },
  {
    what: 'entropy of a seat, an entry, a room’s creator',
    by: 'player’s side',
    when: 'before it is sent, by the anchor of a [lane](lanes.md#seats-and-entries); of a loose seat, with the seat',
    tricks: ['own-entropy-of-seats'],
    besides: 'another link is found by the audit (`seeds`), and so is other entropy than the link’s (`rules`)',
  },
  {
    what: 'room’s beacon',
    by: 'creator, as shown (`expectedBeacon`)',
    when: 'at its creation',
    tricks: [],
    besides: 'is refused (`BEACON_CHANGED`)',
  },
  {
    what: 'players in a battle, entrants of a giveaway',
    by: 'the players who come',
    when: 'until the lock',
    tricks: ['order-of-seats', 'lab-seat-order', 'last-seat', 'last-entry', 'refused-seat'],
    besides: 'refusals are signed',
  },
  {
    what: 'bots, their entropy',
    by: 'the room’s creator, by declared names',
    when: 'before the lock',
    tricks: ['order-of-bots', 'own-entropy-of-bots'],
    besides: '',
  },
  {
    what: 'beacon’s round',
    by: 'the lock that the room’s witness saw (by rules 2: the lock of a battle, the creation of a giveaway)',
    when: 'five seconds before the round exists (by rules 2: before, by the house’s clock)',
    tricks: ['late-lock', 'hidden-witness', 'lab-late-lock', 'lab-withheld-beacon'],
    besides: 'overdue after an hour (`seeds`; `timing` without the witness’s word): any client may bring either',
  },
  {
    what: 'whether an accepted play stays',
    by: 'no party: it is promised until it is sealed',
    when: 'with the answer',
    tricks: ['without-promise', 'lab-dropped-win'],
    besides: '',
  },
  {
    what: 'the past entries, and their order',
    by: 'no party: the log is signed, and witnesses, auditors and every browser that comes back keep its checkpoints',
    when: 'each second',
    tricks: ['lab-two-histories'],
    besides: '',
  },
  {
    what: 'the sum that the house says it owes',
    by: 'house',
    when: 'once a week, in the log',
    tricks: ['less-owed'],
    besides: 'every reader finds the number of players, each player their own leaf',
  },
  {
    what: 'data that is set back',
    by: 'no party: a second place knows the newest checkpoint',
    when: 'each start',
    tricks: ['lab-restored-folder'],
    besides: 'doesn’t start; seeds shown since can’t be used again',
  },
  {
    what: 'entries that are lost for good',
    by: 'the house: which it keeps',
    when: 'then',
    tricks: [],
    besides:
      'it says so with the old key’s signature, under a new origin; every seed committed before is revealed before a play is taken, open rooms are given up, drawing from one of them is a finding, and a browser that comes back says how much is lost ([audit-format.md](audit-format.md#a-log-that-goes-on-after-a-loss))',
  },
];
