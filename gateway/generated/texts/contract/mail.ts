// Generated from schema/texts/ by `npm run codegen`: edit those.

export default interface Texts {
  readonly hello: (a: { readonly nickname: string }) => string;
  readonly stopChange: string;
  readonly stopRecovery: string;
  readonly freeze: string;
  readonly nothingToDo: string;
  readonly confirm: {
    readonly subject: string;
    readonly text: string;
    readonly ignore: string;
  };
}
