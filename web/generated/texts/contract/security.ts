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
  readonly duration: (a: { readonly hours: number; readonly minutes: number }) => string;
  readonly standing: {
    readonly strongTitle: string;
    readonly strongText: string;
    readonly weakTitle: string;
    readonly weakText: string;
    readonly frozenTitle: string;
    readonly frozenText: (a: { readonly at: string }) => string;
    readonly holdTitle: string;
    readonly holdUntil: (a: { readonly at: string; readonly left: string }) => string;
    readonly holdReasons: {
      readonly RECOVERED: string;
      readonly THAWED: string;
      readonly OPERATOR: string;
    };
  };
  readonly freeze: {
    readonly action: string;
    readonly title: string;
    readonly text: string;
    readonly confirm: string;
    readonly done: string;
  };
  readonly thaw: {
    readonly action: string;
    readonly title: string;
    readonly text: string;
    readonly confirm: string;
    readonly done: string;
  };
  readonly pending: {
    readonly title: string;
    readonly lead: string;
    readonly kinds: {
      readonly TRADE_LINK: string;
      readonly STEAM_LINK: string;
      readonly PHONE: string;
      readonly REMOVE_PASSKEY: string;
      readonly REMOVE_TOTP: string;
    };
    readonly at: (a: { readonly at: string; readonly left: string }) => string;
    readonly stop: string;
    readonly stopLabel: (a: { readonly change: string }) => string;
    readonly stopped: string;
  };
  readonly proofs: {
    readonly title: string;
    readonly lead: string;
  };
  readonly passkeys: {
    readonly label: string;
    readonly text: string;
    readonly add: string;
    readonly addText: string;
    readonly name: string;
    readonly nameHint: string;
    readonly nameInvalid: string;
    readonly create: string;
    readonly added: string;
    readonly rename: string;
    readonly renameLabel: (a: { readonly name: string }) => string;
    readonly renamed: string;
    readonly remove: string;
    readonly removeLabel: (a: { readonly name: string }) => string;
    readonly removeTitle: string;
    readonly removeText: (a: { readonly name: string }) => string;
    readonly created: (a: { readonly at: string }) => string;
    readonly used: (a: { readonly at: string }) => string;
    readonly unused: string;
    readonly backedUp: string;
    readonly unavailable: string;
    readonly unsupported: string;
  };
  readonly totp: {
    readonly label: string;
    readonly text: string;
    readonly on: (a: { readonly at: string }) => string;
    readonly setUp: string;
    readonly title: string;
    readonly scan: string;
    readonly qr: string;
    readonly type: string;
    readonly secret: string;
    readonly enter: string;
    readonly confirm: string;
    readonly remove: string;
    readonly removeTitle: string;
    readonly removeText: string;
  };
  readonly codes: {
    readonly label: string;
    readonly left: (a: { readonly left: number }) => string;
    readonly make: string;
    readonly makeTitle: string;
    readonly makeText: string;
    readonly title: string;
    readonly lead: string;
    readonly copy: string;
    readonly copied: string;
    readonly copyFailed: string;
    readonly download: string;
    readonly print: string;
    readonly saved: string;
    readonly sheet: (a: { readonly site: string }) => string;
  };
  readonly devices: {
    readonly title: string;
    readonly lead: string;
  };
  readonly keys: {
    readonly label: string;
    readonly count: (a: { readonly count: number }) => string;
    readonly manage: string;
  };
  readonly contact: {
    readonly title: string;
    readonly lead: string;
  };
  readonly journal: {
    readonly title: string;
    readonly lead: string;
    readonly none: {
      readonly title: string;
      readonly text: string;
    };
    readonly more: string;
    readonly failed: string;
    readonly unknown: string;
    readonly ways: {
      readonly password: string;
      readonly sms: string;
      readonly passkey: string;
      readonly steam: string;
      readonly 'second-factor': string;
      readonly totp: string;
      readonly 'recovery-code': string;
      readonly recovery: string;
    };
    readonly kinds: {
      readonly registered: string;
      readonly 'signed-in': string;
      readonly 'sign-in-failed': string;
      readonly 'signed-out': string;
      readonly 'new-device': string;
      readonly 'session-ended': string;
      readonly 'sessions-ended': string;
      readonly 'step-up': string;
      readonly 'step-up-failed': string;
      readonly 'password-changed': string;
      readonly recovered: string;
      readonly 'recovery-stopped': string;
      readonly 'phone-change-asked': string;
      readonly 'phone-changed': string;
      readonly 'trade-link-bound': string;
      readonly 'trade-link-change-asked': string;
      readonly 'trade-link-changed': string;
      readonly 'steam-link-asked': string;
      readonly 'steam-linked': string;
      readonly 'steam-unlinked': string;
      readonly 'email-changed': string;
      readonly 'email-confirmed': string;
      readonly 'passkey-added': string;
      readonly 'passkey-renamed': string;
      readonly 'passkey-removal-asked': string;
      readonly 'passkey-removed': string;
      readonly 'totp-added': string;
      readonly 'totp-removal-asked': string;
      readonly 'totp-removed': string;
      readonly 'asked-by-support': string;
      readonly 'recovery-codes-made': string;
      readonly 'recovery-code-used': string;
      readonly 'change-stopped': string;
      readonly 'change-failed': string;
      readonly 'api-key-made': string;
      readonly 'api-key-revoked': string;
      readonly 'device-key-added': string;
      readonly 'device-key-removed': string;
      readonly held: string;
      readonly released: string;
      readonly blocked: string;
      readonly unblocked: string;
      readonly frozen: string;
      readonly thawed: string;
      readonly 'erasure-asked': string;
    };
  };
  readonly link: {
    readonly checking: string;
    readonly working: string;
    readonly actions: {
      readonly STOP_CHANGE: {
        readonly title: string;
        readonly text: string;
        readonly button: string;
        readonly doneTitle: string;
        readonly doneText: string;
      };
      readonly STOP_RECOVERY: {
        readonly title: string;
        readonly text: string;
        readonly button: string;
        readonly doneTitle: string;
        readonly doneText: string;
      };
      readonly FREEZE: {
        readonly title: string;
        readonly text: string;
        readonly button: string;
        readonly doneTitle: string;
        readonly doneText: string;
      };
      readonly CONFIRM_EMAIL: {
        readonly title: string;
        readonly text: string;
        readonly button: string;
        readonly doneTitle: string;
        readonly doneText: string;
      };
    };
    readonly goneTitle: string;
    readonly goneText: string;
    readonly failedTitle: string;
    readonly toSecurity: string;
    readonly toHome: string;
  };
  readonly lanes: {
    readonly title: string;
    readonly lead: string;
    readonly here: string;
    readonly other: (a: { readonly key: string }) => string;
    readonly facts: (a: { readonly at: string; readonly count: number; readonly step: string }) => string;
    readonly close: string;
    readonly closed: string;
    readonly endOther: {
      readonly title: (a: { readonly key: string }) => string;
      readonly text: string;
    };
    readonly none: string;
    readonly strange: (a: { readonly key: string }) => string;
    readonly strangeText: (a: { readonly at: string }) => string;
    readonly mine: string;
    readonly evidence: string;
    readonly saveEvidence: string;
  };
}
