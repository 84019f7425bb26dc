// Generated from schema/texts/ by `npm run codegen`: edit those.

export default interface Texts {
  readonly title: string;
  readonly lead: string;
  readonly guest: {
    readonly title: string;
    readonly text: string;
  };
  readonly formTitle: string;
  readonly way: string;
  readonly ways: {
    readonly coin: string;
    readonly player: string;
  };
  readonly nickname: string;
  readonly nicknameRequired: string;
  readonly points: string;
  readonly held: (a: { readonly points: string }) => string;
  readonly all: string;
  readonly invalid: {
    readonly required: string;
    readonly format: string;
    readonly short: string;
  };
  readonly pointsOut: string;
  readonly gets: string;
  readonly theyGet: string;
  readonly pointsOf: (a: { readonly amount: string }) => string;
  readonly rate: (a: { readonly percent: number }) => string;
  readonly irrevocable: string;
  readonly submit: {
    readonly coin: string;
    readonly player: string;
  };
  readonly submitPoints: {
    readonly coin: (a: { readonly points: string }) => string;
    readonly player: (a: { readonly points: string }) => string;
  };
  readonly sending: string;
  readonly confirm: string;
  readonly unanswered: (a: { readonly points: string }) => string;
  readonly arrived: (a: { readonly points: string; readonly coin: string }) => string;
  readonly sentTo: (a: { readonly nickname: string; readonly points: string }) => string;
  readonly balances: string;
  readonly about: string;
  readonly toShop: string;
  readonly toRecords: string;
  readonly locked: {
    readonly label: string;
    readonly title: string;
    readonly open: (a: { readonly amount: string }) => string;
    readonly text: (a: { readonly percent: number }) => string;
    readonly example: (a: { readonly percent: number }) => string;
    readonly records: string;
  };
}
