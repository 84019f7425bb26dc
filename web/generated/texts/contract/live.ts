// Generated from schema/texts/ by `npm run codegen`: edit those.

export default interface Texts {
  readonly title: string;
  readonly all: string;
  readonly top: string;
  readonly filter: string;
  readonly pause: string;
  readonly resume: string;
  readonly empty: string;
  readonly failed: string;
  /** How an item was won, before its name. */
  readonly won: {
    readonly CASE: string;
    readonly UPGRADE: string;
    readonly DREAM: string;
    readonly CONTRACT: string;
    readonly BATTLE: string;
    readonly GIVEAWAY: string;
  };
}
