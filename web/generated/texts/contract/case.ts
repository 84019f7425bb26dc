// Generated from schema/texts/ by `npm run codegen`: edit those.

export default interface Texts {
  readonly back: string;
  readonly items: (a: { readonly count: number }) => string;
  readonly facts: {
    readonly price: string;
    readonly rtp: string;
    readonly tickets: string;
    readonly oddsHash: string;
  };
  readonly hash: {
    readonly text: string;
    readonly copyHash: string;
    readonly copyTable: string;
    readonly copied: string;
    readonly failed: string;
    readonly fraction: string;
    readonly version: (a: { readonly version: number }) => string;
  };
  readonly inside: {
    readonly title: string;
    readonly note: (a: { readonly sum: string }) => string;
    readonly count: (a: { readonly count: number }) => string;
    readonly sort: string;
    readonly sorts: {
      readonly rarity: string;
      readonly value: string;
      readonly chance: string;
    };
  };
  readonly bar: {
    readonly label: string;
    readonly each: (a: { readonly price: string }) => string;
    readonly quantity: string;
    readonly speed: string;
    readonly normal: string;
    readonly fast: string;
    readonly soundOn: string;
    readonly soundOff: string;
    readonly total: string;
    readonly open: (a: { readonly count: number }) => string;
    readonly openFree: string;
    readonly freeNote: string;
    readonly login: string;
    readonly stopped: string;
    readonly demo: string;
    readonly turning: (a: { readonly seconds: string }) => string;
    readonly turningNow: string;
  };
  readonly reel: {
    readonly label: string;
    readonly logged: (a: { readonly position: string }) => string;
    readonly loggedShort: (a: { readonly position: string }) => string;
    readonly promise: string;
    readonly skip: string;
    readonly demo: string;
    readonly demoNote: string;
  };
  readonly result: {
    readonly worth: (a: { readonly count: number }) => string;
    readonly announce: (a: { readonly items: string }) => string;
    readonly announceDemo: (a: { readonly items: string }) => string;
    readonly verify: (a: { readonly round: string }) => string;
    readonly verifyMany: (a: { readonly count: number }) => string;
    readonly listTitle: string;
    readonly sellOnly: string;
    readonly verifyItem: (a: { readonly item: string }) => string;
    readonly keep: (a: { readonly count: number }) => string;
    readonly kept: string;
    readonly demoWorth: (a: { readonly count: number }) => string;
    readonly demoAgain: string;
    readonly demoEnd: string;
  };
  readonly reveal: {
    readonly label: string;
    readonly crumb: (a: { readonly case: string; readonly round: string }) => string;
    readonly inLog: (a: { readonly position: string; readonly time: string }) => string;
    readonly drew: string;
    readonly chance: (a: { readonly percent: string }) => string;
    readonly serialLabel: string;
    readonly serial: (a: { readonly number: string }) => string;
    readonly first: string;
    readonly before: (a: { readonly ago: string }) => string;
    readonly wear: string;
    readonly ticket: string;
    readonly times: (a: { readonly factor: string }) => string;
    readonly over: (a: { readonly amount: string }) => string;
    readonly under: (a: { readonly amount: string }) => string;
    readonly even: string;
    readonly free: string;
    readonly sum: (a: { readonly paid: string; readonly got: string }) => string;
    readonly upgrade: string;
    readonly sold: string;
    readonly share: string;
    readonly debited: (a: { readonly amount: string }) => string;
    readonly freeUsed: string;
    readonly payInstead: string;
  };
  readonly notice: {
    readonly changed: string;
    readonly stopped: string;
    readonly unknown: string;
    readonly parked: string;
    readonly confirm: string;
    readonly discard: string;
    readonly notKept: string;
    readonly demoFailed: string;
    readonly resumed: string;
  };
  readonly notFound: {
    readonly title: string;
    readonly text: string;
    readonly action: string;
  };
}
