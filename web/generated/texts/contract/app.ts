// Generated from schema/texts/ by `npm run codegen`: edit those.

export default interface Texts {
  /** What the site is called where it is installed. */
  readonly name: string;
  readonly description: string;
}
