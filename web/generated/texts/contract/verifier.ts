// Generated from schema/texts/ by `npm run codegen`: edit those.

export default interface Texts {
  readonly title: string;
  readonly lead: string;
  readonly language: string;
  readonly open: {
    readonly title: string;
    readonly drop: string;
    readonly file: string;
    readonly folder: string;
    readonly site: string;
    readonly siteHint: string;
    readonly siteInvalid: string;
    readonly read: string;
  };
  readonly pin: {
    readonly label: string;
    readonly hint: string;
    readonly invalid: string;
  };
  readonly game: {
    readonly title: string;
    readonly label: string;
    readonly hint: string;
    readonly invalid: string;
    readonly start: string;
  };
  readonly reading: (a: { readonly done: string; readonly total: string }) => string;
  readonly opening: string;
  readonly computing: string;
  readonly stopped: string;
  readonly failed: string;
  readonly faults: {
    readonly 'too large': string;
    readonly 'too many entries': string;
    readonly 'not a proof file': string;
    readonly damaged: string;
    readonly 'another version': string;
    readonly malformed: string;
    readonly 'another site': string;
    readonly 'a zip': string;
    readonly 'damaged archive': string;
    readonly 'unpacks too large': string;
    readonly 'several files': string;
  };
  readonly noGame: {
    readonly title: string;
    readonly text: string;
  };
  readonly signature: {
    readonly title: string;
    readonly signed: string;
    readonly refused: string;
    readonly origin: string;
    readonly key: string;
    readonly pinned: string;
    readonly ownWord: string;
    readonly changes: (a: { readonly count: number }) => string;
    readonly witnesses: string;
    readonly otherKey: string;
    readonly notPinned: string;
  };
  readonly promise: {
    readonly title: string;
    readonly place: (a: { readonly position: string }) => string;
    readonly results: {
      readonly kept: string;
      readonly open: string;
      readonly broken: string;
      readonly unbelieved: string;
    };
    readonly texts: {
      readonly kept: string;
      readonly open: string;
      readonly broken: string;
      readonly unbelieved: string;
    };
  };
  readonly log: {
    readonly title: string;
    readonly whole: string;
    readonly broken: string;
    readonly count: (a: { readonly count: number }) => string;
    readonly more: (a: { readonly count: number }) => string;
    readonly position: (a: { readonly position: string }) => string;
    readonly kinds: {
      readonly usage: string;
      readonly unreachable: string;
      readonly signature: string;
      readonly tree: string;
      readonly format: string;
      readonly rules: string;
      readonly other: string;
    };
  };
}
