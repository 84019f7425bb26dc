// Generated from schema/texts/ by `npm run codegen`: edit those.

export default interface Texts {
  readonly lost: string;
  readonly back: string;
}
