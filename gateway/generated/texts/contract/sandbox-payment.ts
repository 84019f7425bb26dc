// Generated from schema/texts/ by `npm run codegen`: edit those.

export default interface Texts {
  readonly title: string;
  readonly notice: string;
  readonly order: string;
  readonly amount: string;
  readonly pay: string;
  readonly cancel: string;
  readonly paid: string;
  readonly closed: string;
  readonly back: string;
}
