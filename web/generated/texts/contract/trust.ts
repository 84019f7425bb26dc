// Generated from schema/texts/ by `npm run codegen`: edit those.

export default interface Texts {
  readonly title: string;
  readonly heading: string;
  readonly lead: string;
  readonly command: string;
  readonly howTo: string;
  readonly lab: string;
  readonly device: {
    readonly whole: (a: { readonly size: string }) => string;
    readonly none: string;
    readonly check: string;
  };
  readonly figures: string;
  readonly source: (a: { readonly types: string; readonly position: string }) => string;
  readonly sourceOpen: string;
  readonly draws: {
    readonly label: string;
    readonly rest: (a: { readonly count: string }) => string;
  };
  readonly log: {
    readonly label: string;
    readonly sealed: (a: { readonly size: string; readonly age: string }) => string;
    readonly loading: string;
    readonly unread: string;
    readonly never: string;
    readonly false: string;
  };
  readonly age: {
    readonly seconds: (a: { readonly count: number }) => string;
    readonly minutes: (a: { readonly count: number }) => string;
    readonly hours: (a: { readonly count: number }) => string;
    readonly days: (a: { readonly count: number }) => string;
  };
  readonly signatures: {
    readonly label: string;
    readonly none: string;
    readonly names: (a: { readonly names: string }) => string;
    readonly behind: (a: { readonly size: string }) => string;
  };
  readonly owed: {
    readonly label: string;
    readonly atMost: (a: { readonly total: string }) => string;
    readonly text: string;
  };
  readonly lanes: {
    readonly title: string;
    readonly note: string;
    readonly laned: string;
    readonly lanedText: string;
    readonly loose: string;
    readonly looseText: string;
    readonly lanedSeats: string;
    readonly lanedSeatsText: string;
    readonly looseSeats: string;
    readonly looseSeatsText: string;
    readonly how: string;
  };
  readonly returns: {
    readonly title: string;
    readonly note: string;
    readonly game: string;
    readonly plays: string;
    readonly staked: string;
    readonly published: string;
    readonly measured: string;
    readonly deviation: string;
    readonly band: string;
    readonly total: string;
    readonly publishedAt: (a: { readonly percent: string }) => string;
    readonly few: string;
    readonly fewNote: string;
    readonly empty: string;
    readonly battle: string;
  };
  readonly cases: {
    readonly title: (a: { readonly count: number }) => string;
    readonly note: string;
    readonly axisX: string;
    readonly outside: string;
    readonly outsideText: (a: { readonly count: number; readonly expected: string }) => string;
    readonly within: string;
    readonly beyond: (a: { readonly count: number }) => string;
    readonly few: (a: { readonly count: number }) => string;
    readonly none: string;
    readonly list: string;
    readonly dot: (a: { readonly name: string; readonly percent: string; readonly sigma: string }) => string;
  };
  readonly checkpoints: {
    readonly title: string;
    readonly note: string;
    readonly size: string;
    readonly root: string;
    readonly witnesses: string;
    readonly time: string;
    readonly none: string;
    readonly seen: string;
    readonly now: string;
    readonly loading: string;
  };
  readonly auditors: {
    readonly title: string;
    readonly note: string;
    readonly who: string;
    readonly key: string;
    readonly size: string;
    readonly result: string;
    readonly time: string;
    readonly kinds: {
      readonly public: string;
      readonly full: string;
    };
    readonly false: string;
    readonly waiting: string;
    readonly unreachable: string;
    readonly none: string;
    readonly become: string;
    readonly how: string;
  };
  readonly deliveries: {
    readonly title: string;
    readonly note: (a: { readonly count: number }) => string;
    readonly median: string;
    readonly p95: string;
    readonly underway: (a: { readonly count: number; readonly time: string }) => string;
    readonly idle: string;
    readonly none: string;
    readonly chart: string;
    readonly more: string;
    readonly bar: (a: { readonly from: string; readonly to: string; readonly count: number }) => string;
    readonly last: (a: { readonly from: string; readonly count: number }) => string;
  };
  readonly stops: {
    readonly title: string;
    readonly note: string;
    readonly none: string;
    readonly game: string;
    readonly reason: string;
    readonly at: string;
    readonly length: string;
    readonly open: (a: { readonly time: string }) => string;
    readonly pending: string;
    readonly grace: (a: { readonly time: string }) => string;
    readonly atOnce: string;
  };
  readonly time: {
    readonly seconds: (a: { readonly count: number }) => string;
    readonly minutes: (a: { readonly count: number }) => string;
    readonly hours: (a: { readonly count: number }) => string;
    readonly hoursMinutes: (a: { readonly hours: number; readonly minutes: number }) => string;
    readonly days: (a: { readonly count: number }) => string;
    readonly daysHours: (a: { readonly days: number; readonly hours: number }) => string;
  };
  readonly liabilities: {
    readonly title: string;
    readonly note: string;
    readonly atMost: (a: { readonly total: string }) => string;
    readonly text: string;
    readonly stated: (a: { readonly time: string; readonly entry: string }) => string;
    readonly statedSum: (a: { readonly leaves: number; readonly coin: string; readonly points: string; readonly locked: string; readonly position: string }) => string;
    readonly statedRoot: string;
    readonly statedNone: string;
    readonly statedOwn: string;
  };
  readonly embed: {
    readonly title: string;
    readonly text: string;
    readonly size: string;
    readonly theme: string;
    readonly dark: string;
    readonly light: string;
    readonly preview: string;
    readonly code: string;
    readonly play: string;
    readonly alt: string;
  };
}
