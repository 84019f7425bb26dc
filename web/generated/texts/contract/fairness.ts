// Generated from schema/texts/ by `npm run codegen`: edit those.

export default interface Texts {
  readonly title: string;
  readonly lead: string;
  readonly how: {
    readonly title: string;
    readonly steps: readonly ({
      readonly title: string;
      readonly text: string;
    })[];
  };
  readonly current: {
    readonly title: string;
    readonly publicHash: string;
    readonly publicHashNote: string;
    readonly userSeed: string;
    readonly rounds: string;
    readonly roundsValue: (a: { readonly count: string }) => string;
    readonly retires: string;
    readonly nextHash: string;
    readonly nextHashNote: string;
    readonly randomSeed: string;
  };
  readonly rotate: {
    readonly title: string;
    readonly newSeed: string;
    readonly hint: string;
    readonly random: string;
    readonly invalid: string;
    readonly submit: string;
    readonly submitting: string;
    readonly confirmTitle: string;
    readonly confirmText: (a: { readonly rounds: string }) => string;
    readonly confirm: string;
    readonly done: string;
    readonly nothing: string;
  };
  readonly history: {
    readonly title: string;
    readonly empty: string;
    readonly serverSeed: string;
    readonly salt: string;
    readonly publicHash: string;
    readonly userSeed: string;
    readonly revealedAt: (a: { readonly moment: string }) => string;
    readonly rounds: (a: { readonly count: number }) => string;
    readonly inLog: (a: { readonly position: string }) => string;
    readonly unsealed: string;
    readonly check: string;
    readonly checked: string;
    readonly wrong: string;
    readonly computed: string;
  };
  readonly openings: {
    readonly title: string;
    readonly text: string;
    readonly empty: string;
    readonly inLog: (a: { readonly position: string }) => string;
    readonly entry: string;
    readonly salt: string;
    readonly commitment: string;
    readonly computed: string;
    readonly check: string;
    readonly checked: string;
    readonly wrong: string;
    readonly waiting: string;
    readonly failed: string;
    readonly more: string;
  };
  readonly owed: {
    readonly title: string;
    readonly text: string;
    readonly none: string;
    readonly inLog: (a: { readonly position: string; readonly time: string }) => string;
    readonly asOf: (a: { readonly position: string }) => string;
    readonly history: string;
    readonly coin: string;
    readonly points: string;
    readonly locked: string;
    readonly leaf: string;
    readonly place: (a: { readonly number: string; readonly leaves: string }) => string;
    readonly salt: string;
    readonly computed: string;
    readonly root: string;
    readonly check: string;
    readonly checked: string;
    readonly wrong: string;
    readonly waiting: string;
    readonly failed: string;
    readonly keep: string;
  };
  readonly rounds: {
    readonly title: string;
    readonly empty: string;
    readonly browse: string;
    readonly round: (a: { readonly roundNo: string }) => string;
    readonly spent: (a: { readonly amount: string }) => string;
    readonly lost: string;
    readonly verify: string;
    readonly more: string;
    readonly revealed: string;
    readonly hidden: string;
  };
  readonly log: {
    readonly title: string;
    readonly text: string;
    readonly origin: string;
    readonly key: string;
    readonly sealed: string;
    readonly sealedValue: (a: { readonly size: string }) => string;
    readonly sealedAt: string;
    readonly neverSealed: string;
    readonly waiting: (a: { readonly count: string }) => string;
    readonly copy: string;
    readonly copied: string;
    readonly notCopied: string;
    readonly root: string;
    readonly browse: string;
    readonly checkpoint: string;
    readonly verifier: string;
    readonly audit: string;
    readonly auditText: string;
  };
  readonly guest: {
    readonly title: string;
    readonly text: string;
  };
  readonly copy: (a: { readonly label: string }) => string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly loading: string;
  readonly error: {
    readonly title: string;
    readonly text: string;
  };
  readonly toVerify: string;
  readonly toLab: string;
  /** Texts of the page that computes a game again. */
  readonly verify: {
    readonly title: string;
    readonly lead: string;
    readonly enter: string;
    readonly enterHint: string;
    readonly enterInvalid: string;
    readonly submit: string;
    readonly recompute: string;
    readonly another: string;
    readonly keep: {
      readonly title: string;
      readonly save: string;
      readonly text: string;
      readonly verifier: string;
      readonly qr: string;
      readonly failed: string;
    };
    readonly loading: string;
    readonly computing: (a: { readonly entries: string }) => string;
    readonly notFound: {
      readonly title: string;
      readonly text: string;
    };
    readonly error: {
      readonly title: string;
      readonly text: string;
    };
    readonly broken: {
      readonly title: string;
      readonly text: string;
    };
    readonly overall: {
      readonly match: string;
      readonly loose: string;
      readonly alsoLoose: (a: { readonly text: string }) => string;
      readonly looseRoom: string;
      readonly alsoLooseRoom: (a: { readonly text: string }) => string;
      readonly mismatch: (a: { readonly steps: string }) => string;
      readonly unsealed: string;
      readonly unproven: string;
      readonly 'seed-hidden': string;
      readonly 'under-way': string;
      readonly checking: string;
    };
    /** The steps, as the verdict names those that failed. */
    readonly names: {
      readonly record: string;
      readonly commitment: string;
      readonly lane: string;
      readonly lanes: string;
      readonly room: string;
      readonly terms: string;
      readonly ticket: string;
      readonly entry: string;
      readonly outcome: string;
      readonly consolation: string;
      readonly float: string;
      readonly seats: string;
      readonly entries: string;
      readonly lock: string;
      readonly beacon: string;
      readonly tables: string;
      readonly boxes: string;
      readonly rounds: string;
      readonly winners: string;
      readonly result: string;
      readonly log: string;
      readonly receipt: string;
    };
    readonly comma: string;
    readonly same: string;
    readonly differs: string;
    readonly waiting: string;
    readonly later: string;
    readonly computed: string;
    readonly published: string;
    readonly hashed: string;
    readonly aside: {
      readonly round: string;
      readonly roundText: (a: { readonly game: string; readonly roundNo: string }) => string;
      readonly games: {
        readonly case: string;
        readonly upgrade: string;
        readonly dream: string;
        readonly contract: string;
      };
      readonly battle: string;
      readonly giveaway: string;
      readonly roomId: string;
      readonly serverSeed: string;
      readonly revealed: string;
      readonly hidden: string;
      readonly salt: string;
      readonly userSeed: string;
      readonly userSeedNote: string;
      readonly entropy: string;
      readonly entropyLoose: string;
      readonly entropyLink: (a: { readonly step: string }) => string;
      readonly oddsHash: string;
      readonly tableHash: string;
      readonly version: (a: { readonly version: number }) => string;
      readonly stake: string;
      readonly fee: string;
      readonly chance: (a: { readonly percent: string }) => string;
      readonly lockHash: string;
      readonly randomness: string;
      readonly drand: (a: { readonly round: string }) => string;
      readonly pot: string;
      readonly house: string;
      readonly entrants: (a: { readonly count: number }) => string;
      readonly morePrizes: (a: { readonly count: number }) => string;
    };
    readonly hidden: {
      readonly title: string;
      readonly text: string;
      readonly own: string;
      readonly rotate: string;
    };
    readonly underWay: {
      readonly battle: {
        readonly title: string;
        readonly text: string;
        readonly watch: string;
      };
      readonly giveaway: {
        readonly title: string;
        readonly text: string;
        readonly watch: string;
      };
    };
    readonly ended: {
      readonly battle: {
        readonly title: string;
        readonly text: string;
      };
      readonly giveaway: {
        readonly title: string;
        readonly text: string;
      };
    };
    readonly commitment: {
      readonly title: string;
      readonly formula: string;
      readonly promised: string;
      readonly revealed: string;
      readonly thisRound: string;
      readonly created: string;
      readonly firstSeat: string;
      readonly firstEntry: string;
      readonly notPromised: string;
    };
    readonly lane: {
      readonly title: string;
      readonly linked: string;
      readonly looseTitle: string;
      readonly loose: string;
      readonly text: string;
      readonly looseText: string;
      readonly link: (a: { readonly step: string }) => string;
      readonly computed: string;
      readonly before: string;
      readonly anchor: string;
      readonly key: string;
      readonly at: (a: { readonly position: string }) => string;
      readonly hashed: string;
      readonly signed: string;
      readonly whose: string;
      readonly faults: {
        readonly opening: string;
        readonly signature: string;
        readonly before: string;
        readonly link: string;
        readonly entropy: string;
      };
    };
    readonly lanes: {
      readonly title: string;
      readonly looseTitle: string;
      readonly witnessTitle: string;
      readonly linked: string;
      readonly loose: (a: { readonly count: number }) => string;
      readonly witnessed: string;
      readonly text: string;
      readonly players: (a: { readonly count: number }) => string;
      readonly beacon: (a: { readonly count: number }) => string;
      readonly witness: (a: { readonly count: number }) => string;
      readonly part: string;
      readonly partLoose: string;
      readonly step: (a: { readonly step: string }) => string;
      readonly seat: (a: { readonly seat: string }) => string;
      readonly code: (a: { readonly code: string }) => string;
      readonly host: string;
      readonly most: (a: { readonly count: string }) => string;
      readonly more: (a: { readonly count: string }) => string;
    };
    readonly message: {
      readonly title: string;
      readonly text: string;
      readonly parts: {
        readonly scheme: string;
        readonly game: string;
        readonly label: string;
        readonly id: string;
        readonly entropy: string;
        readonly round: string;
        readonly index: string;
        readonly tableHash: string;
        readonly counter: string;
      };
    };
    readonly block: {
      readonly title: string;
      readonly formula: string;
      readonly block: string;
      readonly used: (a: { readonly word: number }) => string;
      readonly rejected: (a: { readonly count: number }) => string;
      readonly shell: string;
      readonly command: string;
    };
    readonly ticket: {
      readonly title: string;
      readonly word: string;
      readonly limit: string;
      readonly limitText: string;
      readonly ticket: string;
      readonly shown: string;
    };
    readonly odds: {
      readonly title: string;
      readonly same: string;
      readonly differs: string;
      readonly tickets: string;
      readonly chance: string;
      readonly value: string;
      readonly hit: string;
      readonly ruler: (a: { readonly ticket: string; readonly from: string; readonly to: string }) => string;
      readonly all: (a: { readonly count: number }) => string;
      readonly fewer: string;
      readonly missing: string;
      readonly noEntry: string;
      readonly wrongEntry: string;
    };
    readonly terms: {
      readonly case: string;
      readonly upgrade: string;
      readonly dream: string;
      readonly contract: string;
      readonly stake: string;
      readonly chance: string;
      readonly fee: string;
      readonly consolation: string;
      readonly noConsolation: string;
    };
    readonly chance: {
      readonly title: string;
      readonly won: string;
      readonly lost: string;
      readonly wrong: string;
      readonly stakeLost: string;
      readonly consoled: string;
      readonly missed: string;
    };
    readonly consolation: {
      readonly title: string;
      readonly text: string;
    };
    readonly float: {
      readonly title: string;
      readonly text: (a: { readonly from: string; readonly to: string }) => string;
      readonly float: string;
    };
    readonly room: {
      readonly title: string;
      readonly formula: string;
      readonly text: string;
    };
    readonly noEntropy: string;
    readonly seats: {
      readonly title: string;
      readonly text: string;
      readonly free: (a: { readonly count: number }) => string;
    };
    readonly boxes: {
      readonly title: string;
      readonly text: string;
      readonly rounds: (a: { readonly rounds: string; readonly count: number }) => string;
      readonly inLog: (a: { readonly position: string }) => string;
      readonly missing: string;
    };
    readonly lock: {
      readonly at: string;
      readonly battle: {
        readonly title: string;
        readonly text: string;
        readonly later: string;
      };
      readonly giveaway: {
        readonly title: string;
        readonly text: string;
        readonly later: string;
      };
    };
    readonly beacon: {
      readonly none: string;
      readonly drand: string;
      readonly without: string;
      readonly verified: string;
      readonly awaited: string;
      readonly round: string;
      readonly due: (a: { readonly moment: string }) => string;
      readonly signature: string;
      readonly signed: string;
      readonly unsigned: string;
      readonly randomness: string;
      readonly otherRandomness: string;
      readonly otherRound: string;
      readonly notNone: string;
      readonly chain: string;
      readonly inTime: string;
      readonly inTimeText: (a: { readonly name: string; readonly moment: string }) => string;
      readonly late: string;
      readonly lateText: (a: { readonly name: string; readonly moment: string }) => string;
      readonly unwitnessed: string;
      readonly unwitnessedText: string;
      readonly unknownText: string;
      readonly noneText: string;
      readonly drandText: string;
      readonly seen: string;
      readonly seenAt: (a: { readonly name: string; readonly moment: string }) => string;
      readonly notSeen: (a: { readonly name: string }) => string;
      readonly unseen: (a: { readonly name: string }) => string;
      readonly relocked: (a: { readonly count: number }) => string;
      readonly witnessedText: (a: { readonly name: string }) => string;
    };
    readonly rounds: {
      readonly title: string;
      readonly formula: string;
      readonly text: string;
      readonly none: string;
      readonly all: (a: { readonly draws: number }) => string;
      readonly round: (a: { readonly round: number }) => string;
      readonly column: string;
      readonly total: string;
    };
    readonly result: {
      readonly title: string;
      readonly none: string;
      readonly won: string;
      readonly tie: string;
      readonly tieText: string;
      readonly deal: string;
      readonly dealText: string;
      readonly dealRule: string;
      readonly award: (a: { readonly name: string; readonly items: number; readonly value: string }) => string;
      readonly share: (a: { readonly name: string; readonly value: string }) => string;
      readonly differing: (a: { readonly parts: string }) => string;
      readonly parts: {
        readonly totals: string;
        readonly winners: string;
        readonly tie: string;
        readonly order: string;
        readonly awards: string;
      };
    };
    readonly entries: {
      readonly title: string;
      readonly formula: string;
      readonly text: string;
      readonly none: string;
      readonly entrants: (a: { readonly count: number }) => string;
      readonly hash: string;
      readonly broken: (a: { readonly code: string }) => string;
      readonly more: (a: { readonly count: string }) => string;
    };
    readonly winners: {
      readonly title: string;
      readonly formula: string;
      readonly text: string;
      readonly none: string;
      readonly code: string;
      readonly place: string;
      readonly stood: string;
      readonly movedIn: (a: { readonly code: string; readonly place: string; readonly left: string }) => string;
      readonly wasLast: (a: { readonly left: string }) => string;
      readonly left: (a: { readonly count: number }) => string;
    };
    readonly receipt: {
      readonly title: string;
      readonly valid: string;
      readonly text: string;
      readonly entry: string;
      readonly proof: string;
      readonly proofValue: (a: { readonly count: number }) => string;
      readonly witnesses: string;
      readonly witnessed: (a: { readonly moment: string }) => string;
      readonly witnessedText: string;
      readonly unwitnessed: string;
      readonly noWitness: string;
      readonly notYet: string;
      readonly download: string;
      readonly unavailable: string;
      readonly faults: {
        readonly key: string;
        readonly form: string;
        readonly signature: string;
        readonly witness: string;
        readonly proof: string;
      };
    };
    readonly log: {
      readonly title: string;
      readonly checking: string;
      readonly looking: string;
      readonly included: string;
      readonly notSealed: string;
      readonly notSealedText: string;
      readonly unavailable: string;
      readonly retry: string;
      readonly size: string;
      readonly sizeValue: (a: { readonly size: string }) => string;
      readonly root: string;
      readonly key: string;
      readonly entry: string;
      readonly leaf: string;
      readonly pathText: (a: { readonly count: number }) => string;
      readonly all: (a: { readonly count: number }) => string;
      readonly fewer: string;
      readonly chained: (a: { readonly count: number }) => string;
      readonly faults: {
        readonly key: string;
        readonly signature: string;
        readonly proof: string;
      };
      readonly record: {
        readonly unreadable: string;
        readonly id: string;
        readonly stream: string;
        readonly gap: string;
        readonly order: string;
      };
      readonly events: {
        readonly PlayerRegistered: string;
        readonly SeedRotated: string;
        readonly LaneOpened: string;
        readonly LinkSpent: string;
        readonly LaneClosed: string;
        readonly HostSeedsCommitted: string;
        readonly HostSeedsReplaced: string;
        readonly CaseOpened: string;
        readonly UpgradePlayed: string;
        readonly DreamChased: string;
        readonly ContractPlayed: string;
        readonly ContractPoolPublished: string;
        readonly CasePublished: string;
        readonly ConsolationPublished: string;
        readonly TermsPublished: string;
        readonly BattleEntered: string;
        readonly BattleCreated: string;
        readonly SeatTaken: string;
        readonly BattleLocked: string;
        readonly BattleBeaconArrived: string;
        readonly BattleRoundPlayed: string;
        readonly BattleSettled: string;
        readonly BattleDissolved: string;
        readonly ItemsEscrowed: string;
        readonly GiveawayCreated: string;
        readonly GiveawayEntered: string;
        readonly GiveawayLocked: string;
        readonly GiveawayDrawn: string;
        readonly GiveawayCancelled: string;
        readonly GiveawayAwarded: string;
      };
    };
    readonly copyLine: string;
    readonly share: string;
  };
}
