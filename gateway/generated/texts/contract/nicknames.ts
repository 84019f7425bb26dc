// Generated from schema/texts/ by `npm run codegen`: edit those.

export default interface Texts {
  readonly drawn: (a: { readonly adjective: string; readonly animal: string; readonly number: string }) => string;
  readonly adjectives: readonly (string)[];
  readonly animals: readonly (string)[];
}
