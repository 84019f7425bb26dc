// Generated from schema/texts/ by `npm run codegen`: edit those.

export default interface Texts {
  readonly login: {
    readonly title: string;
    readonly submit: string;
    readonly submitting: string;
    readonly noAccount: string;
    readonly toRegister: string;
    readonly mode: string;
    readonly byPassword: string;
    readonly bySms: string;
    readonly forgot: string;
    readonly withPasskey: string;
    readonly withSteam: string;
    readonly welcome: (a: { readonly nickname: string }) => string;
  };
  readonly register: {
    readonly title: string;
    readonly submit: string;
    readonly submitting: string;
    readonly hasAccount: string;
    readonly toLogin: string;
    readonly welcome: string;
    readonly adult: string;
    readonly terms: string;
    readonly termsTitle: string;
    readonly termsPoints: readonly (string)[];
    readonly invite: string;
    readonly inviteHint: string;
    readonly termsLink: string;
    readonly privacyLink: string;
    readonly benefit: string;
    readonly steamTicket: string;
  };
  readonly fields: {
    readonly phone: string;
    readonly prefix: string;
    readonly password: string;
    readonly passwordHint: string;
    readonly showPassword: string;
    readonly hidePassword: string;
    readonly code: string;
    readonly sendCode: string;
    readonly sendingCode: string;
    readonly resendIn: (a: { readonly seconds: number }) => string;
    readonly codeSent: (a: { readonly phone: string }) => string;
    readonly devCode: string;
    readonly fillCode: string;
    readonly newPassword: string;
    readonly currentPassword: string;
    readonly ownPhone: string;
    readonly confirmCode: string;
  };
  readonly invalid: {
    readonly phone: string;
    readonly phoneRequired: string;
    readonly passwordRequired: string;
    readonly passwordLength: string;
    readonly codeRequired: string;
    readonly codeFormat: string;
    readonly adult: string;
    readonly terms: string;
    readonly invite: string;
    readonly currentRequired: string;
    readonly weak: {
      readonly common: string;
      readonly phone: string;
      readonly repeated: string;
      readonly sequence: string;
    };
  };
  readonly guest: {
    readonly login: string;
    readonly register: string;
  };
  readonly tip: {
    readonly title: string;
    readonly text: string;
    readonly loginTitle: string;
    readonly loginText: string;
    readonly registerTitle: string;
    readonly registerText: string;
    readonly browse: string;
  };
  readonly slider: {
    readonly title: string;
    readonly label: string;
    readonly value: (a: { readonly at: number; readonly most: number }) => string;
    readonly hint: string;
    readonly reload: string;
    readonly confirm: string;
    readonly checking: string;
    readonly loading: string;
    readonly wrong: string;
    readonly expired: string;
    readonly failed: string;
    readonly work: string;
    readonly workHint: string;
    readonly working: string;
    readonly withoutSight: string;
    readonly backToPicture: string;
    readonly dev: string;
  };
  readonly secondFactor: {
    readonly title: string;
    readonly lead: string;
    readonly totp: {
      readonly label: string;
      readonly hint: string;
    };
    readonly recovery: {
      readonly label: string;
      readonly hint: string;
    };
    readonly useRecovery: string;
    readonly useTotp: string;
    readonly submit: string;
    readonly required: string;
    readonly format: string;
  };
  readonly passkey: {
    readonly use: string;
    readonly waiting: string;
    readonly device: string;
    readonly problems: {
      readonly cancelled: string;
      readonly exists: string;
      readonly failed: string;
    };
  };
  readonly stepUp: {
    readonly title: string;
    readonly lead: string;
    readonly instead: {
      readonly PASSKEY: string;
      readonly TOTP: string;
      readonly SMS: string;
    };
    readonly stuckTitle: string;
    readonly stuckText: string;
  };
  readonly later: {
    readonly note: string;
    readonly done: string;
  };
  readonly recover: {
    readonly title: string;
    readonly lead: string;
    readonly submit: string;
    readonly submitting: string;
    readonly done: string;
    readonly back: string;
  };
  readonly steam: {
    readonly title: string;
    readonly lead: string;
    readonly points: readonly (string)[];
    readonly action: string;
    readonly opening: string;
    readonly off: string;
    readonly working: string;
    readonly failedTitle: string;
    readonly again: string;
    readonly back: string;
  };
  readonly verification: {
    readonly title: string;
    readonly lead: string;
    readonly states: {
      readonly NONE: string;
      readonly PENDING: string;
      readonly VERIFIED: string;
      readonly FAILED: string;
    };
    readonly texts: {
      readonly NONE: string;
      readonly PENDING: string;
      readonly VERIFIED: string;
      readonly FAILED: string;
    };
    readonly start: string;
    readonly resume: string;
    readonly again: string;
    readonly opening: string;
    readonly refresh: string;
  };
  readonly password: {
    readonly title: string;
    readonly setTitle: string;
    readonly lead: string;
    readonly forgot: string;
    readonly remember: string;
    readonly submit: string;
    readonly submitting: string;
    readonly done: string;
    readonly wrongCurrent: string;
  };
  readonly benefit: {
    readonly title: string;
    readonly first: (a: { readonly percent: number }) => string;
    readonly firstText: (a: { readonly max: string }) => string;
    readonly free: string;
    readonly freeText: string;
    readonly vip: string;
    readonly vipText: string;
    readonly fair: string;
    readonly fairText: string;
    readonly note: string;
    readonly action: string;
  };
}
