// Generated from schema/texts/ by `npm run codegen`: edit those.

export default interface Texts {
  readonly title: string;
  readonly back: string;
  readonly lead: string;
  readonly channel: string;
  readonly currency: string;
  readonly presets: string;
  readonly other: string;
  readonly otherHint: (a: { readonly min: string; readonly max: string }) => string;
  readonly invalid: {
    readonly required: string;
    readonly range: (a: { readonly min: string; readonly max: string }) => string;
    readonly format: string;
  };
  readonly coupon: string;
  readonly noCoupon: string;
  readonly couponName: (a: { readonly percent: number; readonly max: string; readonly min: string }) => string;
  readonly couponTooLow: (a: { readonly min: string }) => string;
  readonly couponLine: string;
  readonly first: {
    readonly title: (a: { readonly percent: number }) => string;
    readonly text: (a: { readonly max: string }) => string;
    readonly line: (a: { readonly percent: number }) => string;
  };
  readonly pays: string;
  readonly gets: string;
  readonly bonus: string;
  readonly lockedNote: (a: { readonly percent: number }) => string;
  readonly sandbox: string;
  readonly go: (a: { readonly price: string }) => string;
  readonly ordering: string;
  readonly leaving: string;
  readonly resume: (a: { readonly amount: string }) => string;
  readonly resumeAction: string;
  readonly off: {
    readonly title: string;
    readonly text: string;
  };
  readonly guestTitle: string;
  readonly guestText: string;
  readonly states: {
    readonly PROCESSING: string;
    readonly COMPLETED: string;
    readonly CANCELLED: string;
  };
  readonly order: {
    readonly PROCESSING: {
      readonly title: (a: { readonly amount: string }) => string;
      readonly text: string;
    };
    readonly COMPLETED: {
      readonly title: (a: { readonly amount: string }) => string;
      readonly text: string;
    };
    readonly CANCELLED: {
      readonly title: (a: { readonly amount: string }) => string;
      readonly text: string;
    };
  };
  readonly createdAt: string;
  readonly goOn: string;
  readonly cancel: string;
  readonly again: string;
  readonly toWhereShort: string;
  readonly toCases: string;
  readonly noOrder: {
    readonly title: string;
    readonly text: string;
  };
  readonly orders: string;
  readonly noOrders: string;
}
