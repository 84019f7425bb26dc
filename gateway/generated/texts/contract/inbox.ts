// Generated from schema/texts/ by `npm run codegen`: edit those.

export default interface Texts {
  readonly win: {
    readonly case: {
      readonly title: (a: { readonly skin: string }) => string;
      readonly body: (a: { readonly value: string; readonly skin: string }) => string;
    };
    readonly upgrade: {
      readonly title: (a: { readonly skin: string }) => string;
      readonly body: (a: { readonly value: string; readonly skin: string }) => string;
    };
    readonly dream: {
      readonly title: (a: { readonly skin: string }) => string;
      readonly body: (a: { readonly skin: string; readonly value: string }) => string;
    };
    readonly contract: {
      readonly title: (a: { readonly skin: string }) => string;
      readonly body: (a: { readonly value: string; readonly skin: string }) => string;
    };
    readonly battle: {
      readonly title: string;
      readonly body: (a: { readonly count: number; readonly value: string }) => string;
    };
    readonly giveaway: {
      readonly title: (a: { readonly skin: string }) => string;
      readonly body: (a: { readonly value: string; readonly skin: string }) => string;
    };
  };
  readonly 'deposit-paid': {
    readonly title: string;
    readonly body: (a: { readonly coin: string }) => string;
    readonly bodyWithBonus: (a: { readonly coin: string; readonly locked: string }) => string;
  };
  readonly 'retrieval-sent': {
    readonly title: (a: { readonly skin: string }) => string;
    readonly body: string;
  };
  readonly 'retrieval-done': {
    readonly title: (a: { readonly skin: string }) => string;
    readonly body: string;
  };
  readonly 'retrieval-failed': {
    readonly title: (a: { readonly skin: string }) => string;
    readonly body: string;
  };
  readonly coupon: {
    readonly title: string;
    readonly body: string;
  };
  readonly 'contest-prize': {
    readonly title: (a: { readonly rank: number }) => string;
    readonly titleOfNamed: (a: { readonly contest: string; readonly rank: number }) => string;
    readonly body: (a: { readonly amount: string }) => string;
    readonly bodyOfBonus: (a: { readonly amount: string }) => string;
  };
  readonly 'contest-prize-lost': {
    readonly title: (a: { readonly contest: string; readonly rank: number }) => string;
    readonly body: (a: { readonly amount: string }) => string;
  };
  readonly 'support-answer': {
    readonly title: string;
    readonly body: (a: { readonly subject: string }) => string;
  };
}
