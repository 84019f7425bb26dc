// Generated from schema/texts/ by `npm run codegen`: edit those.

export default interface Texts {
  readonly title: string;
  readonly first: string;
  readonly ready: string;
  readonly taken: string;
  readonly none: string;
  readonly noneText: string;
  readonly top: (a: { readonly item: string; readonly value: string }) => string;
  readonly until: string;
  readonly next: string;
  readonly promise: string;
  readonly sellOnly: string;
  readonly open: string;
  readonly register: string;
  readonly login: string;
  readonly look: string;
  readonly failed: string;
  readonly after: {
    readonly title: string;
    readonly text: string;
    readonly verify: string;
    readonly failed: string;
  };
  readonly nextCase: {
    readonly title: string;
    readonly affords: (a: { readonly name: string }) => string;
    readonly short: (a: { readonly missing: string; readonly name: string }) => string;
    readonly look: string;
    readonly text: (a: { readonly price: string }) => string;
  };
}
