// Generated from schema/texts/ by `npm run codegen`: edit those.

export default interface Texts {
  readonly title: string;
  readonly lead: string;
  readonly topics: string;
  readonly tickets: string;
  readonly back: string;
  readonly form: {
    readonly title: string;
    readonly subject: string;
    readonly text: string;
    readonly textHint: string;
    readonly send: string;
    readonly sending: string;
    readonly sent: string;
    readonly needSubject: string;
    readonly needText: string;
    readonly left: (a: { readonly count: string }) => string;
  };
  readonly states: {
    readonly OPEN: string;
    readonly ANSWERED: string;
    readonly CLOSED: string;
  };
  readonly updated: (a: { readonly when: string }) => string;
  readonly none: {
    readonly title: string;
    readonly text: string;
  };
  readonly guest: {
    readonly title: string;
    readonly text: string;
  };
  readonly more: string;
  readonly loading: string;
  readonly error: {
    readonly title: string;
  };
  readonly ticket: string;
  readonly you: string;
  readonly staff: string;
  readonly reply: string;
  readonly sendReply: string;
  readonly replied: string;
  readonly close: string;
  readonly closeText: string;
  readonly closed: string;
  readonly closedNote: string;
  readonly dispute: string;
  readonly disputeLink: string;
}
