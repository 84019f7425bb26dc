// Generated from schema/texts/ by `npm run codegen`: edit those.

export default interface Texts {
  readonly title: string;
  readonly back: string;
  readonly guestTitle: string;
  readonly guestText: string;
  readonly loading: string;
  readonly error: {
    readonly title: string;
    readonly text: string;
  };
  readonly change: string;
  readonly add: string;
  readonly none: string;
  readonly save: string;
  readonly saving: string;
  readonly saved: string;
  readonly sections: {
    readonly profile: string;
    readonly page: string;
    readonly contact: string;
    readonly security: string;
    readonly codes: string;
    readonly device: string;
    readonly developer: string;
    readonly data: string;
  };
  readonly avatar: {
    readonly label: string;
    readonly title: string;
    readonly drawn: string;
    readonly choice: (a: { readonly number: number }) => string;
    readonly upload: string;
    readonly uploadHint: string;
    readonly saving: string;
    readonly preview: string;
    readonly confirm: string;
    readonly required: string;
    readonly failed: string;
    readonly another: string;
    readonly unreadable: string;
  };
  readonly nickname: {
    readonly label: string;
    readonly hint: string;
    readonly invalid: string;
    readonly links: string;
    readonly linksText: string;
    readonly save: string;
    readonly hide: string;
    readonly hideHint: (a: { readonly name: string }) => string;
    readonly hidden: string;
    readonly shown: string;
  };
  readonly page: {
    readonly hint: string;
    readonly nameHidden: string;
    readonly open: string;
    readonly WINS: {
      readonly label: string;
      readonly hint: string;
    };
    readonly BATTLES: {
      readonly label: string;
      readonly hint: string;
    };
    readonly LUCK: {
      readonly label: string;
      readonly hint: string;
    };
    readonly shown: string;
    readonly hidden: string;
  };
  readonly phone: {
    readonly label: string;
    readonly title: string;
    readonly fresh: string;
  };
  readonly email: {
    readonly label: string;
    readonly hint: string;
    readonly invalid: string;
    readonly sent: (a: { readonly address: string }) => string;
    readonly confirmed: string;
    readonly unconfirmed: string;
    readonly resend: string;
    readonly dev: string;
    readonly devOpen: string;
  };
  readonly tradeLink: {
    readonly label: string;
    readonly hint: string;
    readonly set: string;
    readonly where: string;
    readonly steps: readonly (string)[];
    readonly open: string;
    readonly form: string;
    readonly invalid: string;
    readonly remove: string;
  };
  readonly security: {
    readonly label: string;
    readonly hint: string;
    readonly open: string;
  };
  readonly password: {
    readonly label: string;
    readonly set: string;
    readonly unset: string;
  };
  readonly steam: {
    readonly label: string;
    readonly link: string;
    readonly unlinked: string;
    readonly unlink: string;
    readonly unlinkTitle: string;
    readonly unlinkText: string;
    readonly unlinkDone: string;
  };
  readonly verification: {
    readonly label: string;
    readonly view: string;
  };
  readonly referrer: {
    readonly label: string;
    readonly hint: string;
    readonly action: string;
    readonly done: string;
    readonly bound: (a: { readonly nickname: string }) => string;
    readonly invalid: string;
    readonly required: string;
  };
  readonly device: {
    readonly language: string;
    readonly theme: string;
    readonly sale: {
      readonly title: string;
      readonly text: string;
      readonly always: string;
      readonly from: (a: { readonly amount: string }) => string;
    };
  };
  readonly sessions: {
    readonly unknown: string;
    readonly current: string;
    readonly seen: (a: { readonly at: string }) => string;
    readonly since: (a: { readonly at: string }) => string;
    readonly revoke: string;
    readonly revokeLabel: (a: { readonly device: string }) => string;
    readonly revoked: string;
    readonly others: string;
    readonly othersText: string;
    readonly othersDone: (a: { readonly count: number }) => string;
  };
  readonly keys: {
    readonly lead: string;
    readonly none: string;
    readonly docs: string;
    readonly create: string;
    readonly name: string;
    readonly nameHint: string;
    readonly nameInvalid: string;
    readonly scopes: string;
    readonly scopeNames: {
      readonly READ: string;
      readonly PLAY: string;
      readonly TRADE: string;
      readonly PERSONAL: string;
    };
    readonly scopeTexts: {
      readonly READ: string;
      readonly PLAY: string;
      readonly TRADE: string;
      readonly PERSONAL: string;
    };
    readonly scopeRequired: string;
    readonly expires: string;
    readonly days: (a: { readonly days: number }) => string;
    readonly never: string;
    readonly used: (a: { readonly at: string }) => string;
    readonly unused: string;
    readonly until: (a: { readonly at: string }) => string;
    readonly revoke: string;
    readonly revokeLabel: (a: { readonly name: string }) => string;
    readonly revokeTitle: string;
    readonly revokeText: (a: { readonly name: string }) => string;
    readonly revoked: string;
    readonly readyTitle: string;
    readonly ready: string;
    readonly key: string;
    readonly done: string;
  };
  readonly data: {
    readonly export: string;
    readonly exportText: string;
    readonly exportAction: string;
    readonly exporting: string;
    readonly gathering: string;
    readonly exported: string;
    readonly erase: string;
    readonly eraseText: string;
    readonly eraseAction: string;
    readonly eraseTitle: string;
    readonly erasePoints: readonly (string)[];
    readonly eraseSure: string;
    readonly eraseSureRequired: string;
    readonly eraseConfirm: string;
    readonly erasing: string;
    readonly erased: string;
    readonly eraseOpen: string;
  };
}
