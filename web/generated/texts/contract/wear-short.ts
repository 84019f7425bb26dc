// Generated from schema/texts/ by `npm run codegen`: edit those.

/** Beside a family name, where room is short. */
export default interface Texts {
  readonly FN: string;
  readonly MW: string;
  readonly FT: string;
  readonly WW: string;
  readonly BS: string;
}
