// Generated from schema/texts/ by `npm run codegen`: edit those.

export default interface Texts {
  readonly opened: (a: { readonly player: string; readonly box: string }) => string;
  readonly upgraded: (a: { readonly player: string }) => string;
  readonly dreamt: (a: { readonly player: string }) => string;
  readonly contracted: (a: { readonly player: string }) => string;
  readonly wear: (a: { readonly wear: string }) => string;
  readonly lost: string;
  readonly verify: string;
  readonly replay: string;
  readonly position: (a: { readonly position: string }) => string;
  readonly loose: string;
  readonly step: (a: { readonly step: string }) => string;
  readonly looseSeats: (a: { readonly count: number }) => string;
  readonly lanes: string;
  readonly witnessed: string;
  readonly wins: (a: { readonly players: string }) => string;
  readonly winTogether: (a: { readonly players: string }) => string;
  readonly allShare: string;
  readonly and: string;
  readonly bot: (a: { readonly number: string }) => string;
  readonly comeback: string;
  readonly fought: (a: { readonly rounds: number }) => string;
  readonly facts: (a: { readonly seats: string; readonly rounds: number; readonly items: string }) => string;
}
