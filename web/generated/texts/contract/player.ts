// Generated from schema/texts/ by `npm run codegen`: edit those.

export default interface Texts {
  readonly title: string;
  readonly mine: string;
  readonly chosen: string;
  readonly choose: string;
  readonly nothing: string;
  readonly nothingOwn: string;
  readonly nothingText: string;
  readonly nobody: string;
  readonly wins: {
    readonly title: string;
    readonly note: string;
    readonly none: string;
    readonly proof: string;
  };
  readonly battles: {
    readonly title: string;
    readonly note: string;
    readonly played: string;
    readonly won: string;
    readonly wonOne: string;
    readonly lostOne: string;
    readonly seat: string;
  };
  readonly luck: {
    readonly title: string;
    readonly note: string;
    readonly none: string;
    readonly ratio: string;
    readonly chance: string;
    readonly range: (a: { readonly from: string; readonly to: string }) => string;
    readonly plays: string;
    readonly meaning: string;
    readonly few: string;
  };
}
