// Generated from schema/texts/ by `npm run codegen`: edit those.

export default interface Texts {
  readonly title: string;
  readonly reverseTitle: string;
  readonly back: string;
  readonly modes: {
    readonly CLASSIC: string;
    readonly UNDERDOG: string;
    readonly TERMINAL: string;
    readonly SHARED: string;
  };
  /** Who wins, as short as it can be said. */
  readonly wins: {
    readonly CLASSIC: string;
    readonly UNDERDOG: string;
    readonly TERMINAL: string;
    readonly SHARED: string;
  };
  readonly takesAll: {
    readonly CLASSIC: string;
    readonly UNDERDOG: string;
    readonly TERMINAL: string;
    readonly SHARED: string;
  };
  readonly teamTakesAll: {
    readonly CLASSIC: string;
    readonly UNDERDOG: string;
    readonly TERMINAL: string;
    readonly SHARED: string;
  };
  readonly seats: (a: { readonly count: number }) => string;
  readonly teams: (a: { readonly size: number }) => string;
  readonly fast: string;
  readonly rounds: (a: { readonly count: number }) => string;
  readonly seat: (a: { readonly seat: number }) => string;
  /** What the house's bots are called. */
  readonly botName: (a: { readonly number: string }) => string;
  readonly tags: {
    readonly official: string;
    readonly private: string;
    readonly mine: string;
    readonly you: string;
    readonly bot: string;
  };
  readonly preview: {
    readonly text: string;
    readonly all: string;
  };
  readonly arena: {
    readonly tabs: {
      readonly label: string;
      readonly current: string;
      readonly official: string;
      readonly mine: string;
      readonly history: string;
      readonly create: string;
      readonly leaderboard: string;
      readonly rules: string;
    };
    readonly state: string;
    readonly states: {
      readonly any: string;
      readonly waiting: string;
      readonly running: string;
      readonly finished: string;
    };
    readonly mode: string;
    readonly modes: {
      readonly any: string;
      readonly classic: string;
      readonly underdog: string;
      readonly terminal: string;
      readonly shared: string;
    };
    readonly affordable: string;
    readonly perSeat: string;
    readonly join: string;
    readonly enter: string;
    readonly open: {
      readonly title: string;
      readonly enter: string;
      readonly error: {
        readonly title: string;
        readonly text: string;
      };
    };
    readonly watch: string;
    readonly result: string;
    readonly taken: (a: { readonly of: number; readonly taken: number }) => string;
    readonly free: string;
    readonly times: (a: { readonly count: number }) => string;
    readonly more: (a: { readonly count: number }) => string;
    readonly waiting: string;
    readonly starting: string;
    readonly running: (a: { readonly round: number; readonly of: number }) => string;
    readonly won: (a: { readonly value: string }) => string;
    readonly shared: (a: { readonly value: string }) => string;
    readonly finished: string;
    readonly dissolved: string;
    readonly loadMore: string;
    readonly loading: string;
    readonly empty: {
      readonly current: {
        readonly title: string;
        readonly text: string;
      };
      readonly official: {
        readonly title: string;
        readonly text: string;
      };
      readonly mine: {
        readonly title: string;
        readonly text: string;
      };
      readonly history: {
        readonly title: string;
        readonly text: string;
      };
    };
    readonly emptyFiltered: {
      readonly title: string;
      readonly text: string;
    };
    readonly clear: string;
    readonly guest: {
      readonly title: string;
      readonly text: string;
    };
    readonly error: {
      readonly title: string;
      readonly text: string;
    };
  };
  readonly rank: {
    readonly period: string;
    readonly periods: {
      readonly day: string;
      readonly week: string;
      readonly month: string;
    };
    readonly note: string;
    readonly rank: string;
    readonly player: string;
    readonly won: string;
    readonly wins: string;
    readonly winsOf: (a: { readonly wins: number; readonly battles: number }) => string;
    readonly empty: {
      readonly title: string;
      readonly text: string;
    };
  };
  readonly create: {
    readonly title: string;
    readonly reverseTitle: string;
    readonly mode: string;
    readonly seats: string;
    readonly seating: {
      readonly '2': string;
      readonly '3': string;
      readonly '4': string;
      readonly '2v2': string;
      readonly '3v3': string;
    };
    readonly pace: string;
    readonly paces: {
      readonly NORMAL: string;
      readonly FAST: string;
    };
    readonly visibility: string;
    readonly public: string;
    readonly private: string;
    readonly publicNote: string;
    readonly privateNote: string;
    readonly boxes: string;
    readonly count: (a: { readonly count: number; readonly most: number }) => string;
    readonly chosen: string;
    readonly none: {
      readonly title: string;
      readonly text: string;
    };
    readonly clear: string;
    readonly pick: string;
    readonly search: string;
    readonly allThemes: string;
    readonly noneFound: {
      readonly title: string;
      readonly text: string;
    };
    readonly addRound: string;
    readonly remove: (a: { readonly name: string }) => string;
    readonly earlier: (a: { readonly name: string }) => string;
    readonly later: (a: { readonly name: string }) => string;
    readonly oneMore: (a: { readonly name: string }) => string;
    readonly oneLess: (a: { readonly name: string }) => string;
    readonly inRoom: (a: { readonly count: number }) => string;
    readonly full: string;
    readonly cost: string;
    readonly expected: string;
    readonly expectedNote: (a: { readonly rtp: string }) => string;
    readonly after: string;
    readonly submit: (a: { readonly cost: string }) => string;
    readonly submitEmpty: string;
    readonly sending: string;
    readonly confirming: string;
    readonly login: string;
    readonly deposit: (a: { readonly missing: string }) => string;
    readonly refundNote: string;
    readonly created: string;
    readonly goThere: string;
    readonly gone: string;
    readonly presetFailed: string;
    readonly changed: string;
    readonly error: {
      readonly title: string;
      readonly text: string;
    };
  };
  readonly command: {
    readonly parked: string;
    readonly confirm: string;
    readonly discard: string;
    readonly notKept: string;
    readonly unanswered: string;
    readonly joined: string;
    readonly botAdded: string;
    readonly dissolvedRefunded: string;
    readonly filled: string;
  };
  readonly room: {
    readonly title: {
      readonly CLASSIC: string;
      readonly UNDERDOG: string;
      readonly TERMINAL: string;
      readonly SHARED: string;
    };
    readonly id: (a: { readonly short: string }) => string;
    readonly paid: string;
    readonly cost: string;
    readonly pot: string;
    readonly commitment: string;
    readonly share: string;
    readonly copied: string;
    readonly copyFailed: string;
    readonly loading: string;
    readonly round: string;
    readonly lastRound: string;
    readonly of: (a: { readonly count: number }) => string;
    readonly boxesTitle: string;
    readonly settlesIn: string;
    readonly settlesShort: (a: { readonly seconds: string }) => string;
    readonly startsIn: string;
    readonly startsShort: (a: { readonly seconds: string }) => string;
    readonly nextIn: string;
    readonly nextShort: (a: { readonly seconds: string }) => string;
    readonly seconds: string;
    readonly late: string;
    readonly expiresIn: string;
    readonly expiresShort: (a: { readonly time: string }) => string;
    readonly beacon: string;
    readonly beaconShort: (a: { readonly seconds: string }) => string;
    readonly beaconLate: string;
    readonly beaconNote: string;
    readonly waitingTitle: string;
    readonly waitingCount: (a: { readonly taken: number; readonly of: number }) => string;
    readonly leads: string;
    readonly ties: string;
    readonly behind: (a: { readonly amount: string }) => string;
    readonly over: (a: { readonly amount: string }) => string;
    readonly chance: string;
    readonly needs: (a: { readonly amount: string }) => string;
    readonly needsAtMost: (a: { readonly amount: string }) => string;
    readonly higherWins: string;
    readonly lowerWins: string;
    readonly onlyTies: string;
    readonly beyond: string;
    readonly holds: string;
    readonly winner: string;
    readonly gets: (a: { readonly amount: string }) => string;
    readonly side: {
      readonly '1': string;
      readonly '2': string;
    };
    readonly freeSeat: string;
    readonly choose: string;
    readonly chosen: string;
    readonly addBot: string;
    readonly addingBot: string;
    readonly history: (a: { readonly name: string }) => string;
    readonly allRounds: (a: { readonly count: number }) => string;
    readonly fewRounds: string;
    readonly bar: string;
    readonly join: (a: { readonly cost: string }) => string;
    readonly joinSeat: (a: { readonly seat: number }) => string;
    readonly joining: string;
    readonly confirming: string;
    readonly login: string;
    readonly deposit: (a: { readonly missing: string }) => string;
    readonly seated: string;
    readonly hosting: string;
    readonly starts: string;
    readonly keyElsewhere: string;
    readonly needKey: string;
    readonly official: string;
    readonly invite: string;
    readonly inviteNote: string;
    readonly dissolve: string;
    readonly dissolving: string;
    readonly dissolveTitle: string;
    readonly dissolveText: string;
    readonly dissolvedTitle: string;
    readonly dissolvedBy: {
      readonly creator: string;
      readonly expired: string;
    };
    readonly refunded: string;
    readonly wonAll: (a: { readonly items: number }) => string;
    readonly wonTogether: (a: { readonly items: number }) => string;
    readonly shared: (a: { readonly amount: string }) => string;
    readonly wonByHouse: string;
    readonly wins: (a: { readonly names: string }) => string;
    readonly allShare: (a: { readonly count: number }) => string;
    readonly cameBack: (a: { readonly chance: string }) => string;
    readonly toHouse: (a: { readonly items: number }) => string;
    readonly yourBest: string;
    readonly standings: string;
    readonly wall: string;
    readonly race: string;
    readonly raceNote: string;
    readonly raceRounds: string;
    readonly raceShared: string;
    readonly and: string;
    readonly tied: (a: { readonly total: string }) => string;
    readonly tieTicket: (a: { readonly ticket: number; readonly of: number }) => string;
    readonly tieTitle: string;
    readonly dealTied: string;
    readonly youWon: string;
    readonly yourShare: string;
    readonly again: string;
    readonly verify: string;
    readonly replay: string;
    readonly announce: (a: { readonly names: string; readonly value: string }) => string;
    readonly announceStart: string;
    readonly proof: {
      readonly title: string;
      readonly text: string;
      readonly publicHash: string;
      readonly lockHash: string;
      readonly lockLater: string;
      readonly beacon: string;
      readonly none: string;
      readonly noneText: string;
      readonly drand: (a: { readonly round: string }) => string;
      readonly drandText: string;
      readonly witnessed: string;
      readonly randomness: string;
      readonly serverSeed: string;
      readonly salt: string;
      readonly revealLater: string;
      readonly position: string;
    };
    readonly notFound: {
      readonly title: string;
      readonly text: string;
      readonly action: string;
    };
    readonly error: {
      readonly title: string;
      readonly text: string;
    };
    readonly shareOut: string;
    readonly fill: string;
    readonly filling: string;
  };
  readonly rules: {
    readonly title: string;
    readonly sections: readonly ({
      readonly title: string;
      readonly text: readonly (string)[];
    })[];
    readonly verify: string;
  };
  readonly theatre: {
    readonly title: string;
    readonly share: string;
    readonly unwatched: string;
    readonly position: string;
    readonly at: (a: { readonly round: number; readonly of: number; readonly time: string }) => string;
    readonly and: string;
    readonly play: string;
    readonly pause: string;
    readonly back: string;
    readonly previousRound: string;
    readonly nextRound: string;
    readonly speed: string;
    readonly previousChange: string;
    readonly nextChange: string;
    readonly lastRound: string;
    readonly hand: string;
    readonly leave: string;
  };
}
