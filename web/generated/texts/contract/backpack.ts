// Generated from schema/texts/ by `npm run codegen`: edit those.

export default interface Texts {
  readonly title: string;
  readonly tabs: {
    readonly HELD: string;
    readonly RETRIEVING: string;
    readonly RETRIEVED: string;
    readonly SOLD: string;
    readonly EXCHANGED: string;
    readonly USED: string;
    readonly ESCROWED: string;
  };
  readonly totalValue: string;
  readonly goneValue: string;
  readonly sort: string;
  readonly sorts: {
    readonly NEWEST: string;
    readonly VALUE_DESC: string;
    readonly VALUE_ASC: string;
  };
  readonly lockedHours: (a: { readonly hours: number }) => string;
  readonly lockedMinutes: (a: { readonly minutes: number }) => string;
  readonly select: (a: { readonly name: string }) => string;
  readonly selected: (a: { readonly count: number }) => string;
  readonly selectAll: string;
  readonly clear: string;
  readonly total: string;
  readonly sell: (a: { readonly amount: string }) => string;
  readonly selling: string;
  readonly sold: (a: { readonly count: number; readonly amount: string }) => string;
  readonly soldPartly: (a: { readonly done: number; readonly all: number }) => string;
  readonly priceChanged: string;
  readonly notHeld: string;
  readonly sellOnly: string;
  readonly sellOnlyNote: (a: { readonly count: number }) => string;
  readonly retrieve: string;
  readonly retrieveMost: string;
  readonly toRetrievals: string;
  readonly exchange: string;
  readonly exchanging: string;
  readonly sellingItems: (a: { readonly count: number }) => string;
  readonly exchangingItems: (a: { readonly count: number }) => string;
  readonly exchangeFor: (a: { readonly points: string }) => string;
  readonly exchangeTitle: string;
  readonly exchangeText: (a: { readonly count: number; readonly points: string }) => string;
  readonly exchanged: (a: { readonly count: number; readonly points: string }) => string;
  readonly exchangedPartly: (a: { readonly done: number; readonly all: number }) => string;
  readonly verify: string;
  readonly verifyItem: (a: { readonly name: string }) => string;
  readonly empty: {
    readonly HELD: {
      readonly title: string;
      readonly text: string;
    };
    readonly ESCROWED: {
      readonly title: string;
      readonly text: string;
    };
    readonly RETRIEVING: {
      readonly title: string;
      readonly text: string;
    };
    readonly RETRIEVED: {
      readonly title: string;
      readonly text: string;
    };
    readonly EXCHANGED: {
      readonly title: string;
      readonly text: string;
    };
    readonly USED: {
      readonly title: string;
      readonly text: string;
    };
    readonly SOLD: {
      readonly title: string;
      readonly text: string;
    };
  };
  readonly browse: string;
  readonly guest: {
    readonly title: string;
    readonly text: string;
  };
  readonly loading: string;
  readonly more: string;
  readonly loadingMore: string;
  readonly error: {
    readonly title: string;
    readonly text: string;
    readonly retry: string;
  };
  readonly back: string;
  readonly origin: string;
  readonly marks: {
    readonly title: string;
    readonly FAVOURITE: string;
    readonly LOCKED: string;
    readonly lock: string;
    readonly unlock: string;
    readonly favour: string;
    readonly unfavour: string;
    readonly done: (a: { readonly count: number }) => string;
  };
  readonly stack: (a: { readonly count: number }) => string;
  readonly found: (a: { readonly count: number }) => string;
  readonly stacks: string;
  readonly single: string;
  readonly sellUnder: {
    readonly open: string;
    readonly title: string;
    readonly text: string;
    readonly under: string;
    readonly count: (a: { readonly count: number }) => string;
  };
  readonly freeNote: (a: { readonly count: number }) => string;
  readonly choiceMost: (a: { readonly count: number }) => string;
  readonly allLocked: string;
  readonly lockedNote: (a: { readonly count: number }) => string;
  readonly sellTitle: string;
  readonly sellText: (a: { readonly count: number; readonly amount: string }) => string;
  readonly nothing: {
    readonly title: string;
    readonly text: string;
  };
}
