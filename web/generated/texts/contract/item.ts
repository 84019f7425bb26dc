// Generated from schema/texts/ by `npm run codegen`: edit those.

/** Words around an item that every page needs. */
export default interface Texts {
  readonly rarity: (a: { readonly pips: number }) => string;
  readonly wear: string;
  readonly value: string;
  readonly chance: string;
  readonly tickets: string;
}
