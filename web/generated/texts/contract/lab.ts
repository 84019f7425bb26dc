// Generated from schema/texts/ by `npm run codegen`: edit those.

export default interface Texts {
  readonly title: string;
  readonly lead: string;
  readonly columns: {
    readonly trick: string;
    readonly ordinary: string;
    readonly ours: string;
  };
  readonly recorded: {
    readonly name: string;
    readonly text: (a: { readonly entries: string; readonly draws: string }) => string;
  };
  readonly groups: {
    readonly sites: string;
    readonly own: string;
  };
  readonly passes: string;
  readonly fails: string;
  readonly checking: string;
  readonly draws: (a: { readonly count: number }) => string;
  readonly clean: string;
  readonly where: (a: { readonly position: string }) => string;
  readonly whole: string;
  readonly kinds: {
    readonly rules: string;
    readonly seeds: string;
    readonly promise: string;
    readonly fork: string;
    readonly device: string;
    readonly other: string;
  };
  readonly how: string;
  readonly tricks: {
    readonly payTable: {
      readonly name: string;
      readonly text: string;
      readonly why: string;
    };
    readonly clientSeed: {
      readonly name: string;
      readonly text: string;
      readonly why: string;
    };
    readonly seedEachBet: {
      readonly name: string;
      readonly text: string;
      readonly why: string;
    };
    readonly commitment: {
      readonly name: string;
      readonly text: string;
      readonly why: string;
    };
    readonly otherCode: {
      readonly name: string;
      readonly text: string;
      readonly why: string;
    };
    readonly skippedRound: {
      readonly name: string;
      readonly text: string;
      readonly why: string;
    };
    readonly republish: {
      readonly name: string;
      readonly text: string;
      readonly why: string;
    };
    readonly terms: {
      readonly name: string;
      readonly text: string;
      readonly why: string;
    };
    readonly rotateOnEntropy: {
      readonly name: string;
      readonly text: string;
      readonly why: string;
    };
    readonly seatOrder: {
      readonly name: string;
      readonly text: string;
      readonly why: string;
    };
    readonly lateLock: {
      readonly name: string;
      readonly text: string;
      readonly why: string;
    };
    readonly withheldBeacon: {
      readonly name: string;
      readonly text: string;
      readonly why: string;
    };
    readonly droppedWin: {
      readonly name: string;
      readonly text: string;
      readonly why: string;
    };
    readonly restoredFolder: {
      readonly name: string;
      readonly text: string;
      readonly why: string;
    };
    readonly twoHistories: {
      readonly name: string;
      readonly text: string;
      readonly why: string;
    };
  };
  readonly changes: {
    readonly title: string;
    readonly changed: (a: { readonly position: string }) => string;
    readonly added: (a: { readonly position: string }) => string;
    readonly removed: (a: { readonly position: string }) => string;
    readonly more: (a: { readonly count: number }) => string;
    readonly note: string;
  };
  readonly audit: {
    readonly title: string;
    readonly ok: string;
    readonly findings: (a: { readonly count: number }) => string;
  };
  readonly device: {
    readonly checkpoint: string;
    readonly rotation: (a: { readonly position: string }) => string;
  };
  readonly save: string;
  readonly saveNote: string;
  readonly allOff: string;
  readonly limits: string;
  readonly limitsLink: string;
  readonly back: string;
  readonly failed: string;
  readonly said: (a: { readonly trick: string; readonly kind: string }) => string;
  readonly saveCommand: string;
}
