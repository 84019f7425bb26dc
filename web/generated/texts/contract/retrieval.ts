// Generated from schema/texts/ by `npm run codegen`: edit those.

export default interface Texts {
  readonly title: string;
  readonly about: (a: { readonly count: number }) => string;
  readonly items: string;
  readonly to: string;
  readonly upTo12Hours: string;
  readonly failureReturns: string;
  readonly send: (a: { readonly count: number }) => string;
  readonly sending: string;
  readonly working: (a: { readonly count: number }) => string;
  readonly sent: (a: { readonly count: number }) => string;
  readonly unanswered: string;
  readonly confirm: string;
  readonly noLink: {
    readonly title: string;
    readonly text: string;
    readonly action: string;
  };
  readonly states: {
    readonly RETRIEVING: string;
    readonly AWAITING_SHIPMENT: string;
    readonly AWAITING_RECEIPT: string;
    readonly SUCCESS: string;
    readonly FAILED: string;
  };
  readonly step: (a: { readonly step: number; readonly all: number; readonly name: string }) => string;
  readonly failed: string;
  readonly message: string;
  readonly updated: string;
  readonly created: string;
  readonly dispute: {
    readonly action: string;
    readonly title: string;
    readonly text: string;
    readonly label: string;
    readonly hint: string;
    readonly invalid: string;
    readonly send: string;
    readonly sending: string;
    readonly done: string;
    readonly see: string;
  };
}
