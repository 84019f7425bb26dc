// Generated from schema/texts/ by `npm run codegen`: edit those.

export default interface Texts {
  readonly title: string;
  readonly lead: string;
  readonly back: string;
  readonly create: string;
  readonly tabs: {
    readonly running: string;
    readonly finished: string;
    readonly mine: string;
  };
  readonly loading: string;
  readonly more: string;
  readonly error: {
    readonly title: string;
  };
  readonly emptyRunning: {
    readonly title: string;
    readonly text: string;
  };
  readonly emptyFinished: {
    readonly title: string;
    readonly text: string;
  };
  readonly emptyMine: {
    readonly title: string;
    readonly text: string;
  };
  readonly guestMine: {
    readonly title: string;
    readonly text: string;
  };
  /** Days of a countdown, before its clock. */
  readonly days: (a: { readonly days: number }) => string;
  readonly official: string;
  readonly titleOfMany: (a: { readonly name: string; readonly count: number }) => string;
  readonly signs: {
    readonly locked: string;
    readonly deposit: (a: { readonly days: number }) => string;
    readonly vip: (a: { readonly grade: number }) => string;
    readonly guard: {
      readonly PLAYERS: string;
      readonly BEACON: string;
      readonly WITNESS: string;
    };
  };
  readonly card: {
    readonly prizes: (a: { readonly count: number }) => string;
    readonly entrants: string;
    readonly drawIn: string;
    readonly opensIn: string;
    readonly drawnAt: string;
    readonly drawing: string;
    readonly winners: string;
    readonly moreWinners: (a: { readonly winners: number }) => string;
    readonly cancelled: string;
    readonly myCode: string;
    readonly mine: string;
    readonly won: string;
  };
  readonly room: {
    readonly aside: string;
    readonly back: string;
    readonly loading: string;
    readonly notFound: {
      readonly title: string;
      readonly text: string;
      readonly action: string;
    };
    readonly facts: {
      readonly value: string;
      readonly entrants: string;
      readonly codes: string;
      readonly hash: string;
    };
    readonly noCodes: string;
    readonly prizes: string;
    readonly place: (a: { readonly place: number }) => string;
    readonly drawIn: string;
    readonly opensIn: string;
    readonly drawAt: (a: { readonly moment: string }) => string;
    readonly closesAt: (a: { readonly moment: string }) => string;
    readonly closedNote: (a: { readonly moment: string }) => string;
    readonly opensAt: (a: { readonly moment: string }) => string;
    readonly finishedAt: (a: { readonly moment: string }) => string;
    readonly drawing: string;
    readonly drawingNote: string;
    readonly beaconNote: (a: { readonly round: string }) => string;
    readonly finished: string;
    readonly cancelled: string;
    readonly cancelledNote: string;
    readonly givenUpNote: string;
    readonly enter: string;
    readonly entering: string;
    readonly free: string;
    readonly unanswered: string;
    readonly confirm: string;
    readonly password: string;
    readonly passwordHint: string;
    readonly passwordMissing: string;
    readonly closed: string;
    readonly myCode: string;
    readonly entered: (a: { readonly code: string }) => string;
    readonly enteredNote: string;
    readonly hostTitle: string;
    readonly hostNote: string;
    readonly share: string;
    readonly shared: string;
    readonly shareFailed: string;
    readonly won: (a: { readonly item: string }) => string;
    readonly wonNote: string;
    readonly toBackpack: string;
    readonly lost: string;
    readonly guest: string;
    readonly conditions: string;
    readonly anyone: string;
    readonly met: string;
    readonly unmet: (a: { readonly grade: number }) => string;
    readonly needGrade: (a: { readonly grade: number }) => string;
    readonly needDeposit: (a: { readonly days: number }) => string;
    readonly deposit: string;
    readonly winnerCode: string;
    readonly you: string;
    readonly entries: string;
    readonly noEntropy: string;
    readonly entriesNote: string;
    readonly noEntries: string;
    readonly nobodyEntered: string;
    readonly code: string;
    readonly player: string;
    readonly entropy: string;
    readonly time: string;
    readonly more: string;
    readonly entriesFailed: string;
    readonly proof: string;
    readonly proofText: string;
    readonly entriesHash: string;
    readonly beacon: string;
    readonly beaconNone: string;
    readonly beaconRound: (a: { readonly round: string }) => string;
    readonly verify: string;
    readonly hosted: (a: { readonly nickname: string }) => string;
    readonly announceWon: (a: { readonly item: string }) => string;
    readonly announceDrawn: (a: { readonly codes: string }) => string;
  };
  readonly form: {
    readonly title: string;
    readonly lead: string;
    readonly back: string;
    readonly guest: {
      readonly title: string;
      readonly text: string;
    };
    readonly items: string;
    readonly itemsNote: (a: { readonly max: number }) => string;
    readonly chosen: (a: { readonly count: number; readonly max: number }) => string;
    readonly choose: (a: { readonly name: string }) => string;
    readonly remove: (a: { readonly name: string }) => string;
    readonly slot: (a: { readonly place: number }) => string;
    readonly noItems: {
      readonly title: string;
      readonly text: string;
      readonly action: string;
    };
    readonly rules: string;
    readonly start: string;
    readonly startNow: string;
    readonly startLater: string;
    readonly startAt: string;
    readonly draw: string;
    readonly drawCustom: string;
    readonly drawAt: string;
    readonly span: (a: { readonly days: number; readonly hours: number; readonly minutes: number }) => string;
    readonly openFor: (a: { readonly span: string }) => string;
    readonly locked: string;
    readonly password: string;
    readonly passwordHint: string;
    readonly deposit: string;
    readonly depositNone: string;
    readonly depositDays: (a: { readonly days: number }) => string;
    readonly vip: string;
    readonly vipNone: string;
    readonly vipGrade: (a: { readonly grade: number }) => string;
    readonly total: string;
    readonly seed: string;
    readonly seedNote: string;
    readonly escrow: string;
    readonly submit: string;
    readonly submitting: string;
    readonly unanswered: string;
    readonly confirm: string;
    readonly done: string;
    readonly tooManyRooms: string;
    readonly problems: {
      readonly items: {
        readonly none: string;
        readonly tooMany: (a: { readonly max: number }) => string;
      };
      readonly startsAt: {
        readonly missing: string;
        readonly past: string;
        readonly tooLate: (a: { readonly span: string }) => string;
      };
      readonly drawAt: {
        readonly missing: string;
        readonly tooSoon: (a: { readonly span: string }) => string;
        readonly tooLate: (a: { readonly span: string }) => string;
      };
      readonly password: {
        readonly length: string;
      };
    };
  };
}
