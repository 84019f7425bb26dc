// Generated from schema/texts/ by `npm run codegen`: edit those.

export default interface Texts {
  /** What is shown of the matter: a masked number, a key’s name, a device. It is {named} in the sentences, or nothing. */
  readonly named: (a: { readonly detail: string }) => string;
  readonly kinds: {
    readonly 'new-device': {
      readonly title: string;
      readonly body: (a: { readonly named: string }) => string;
    };
    readonly 'password-changed': {
      readonly title: string;
      readonly body: string;
    };
    readonly recovered: {
      readonly title: string;
      readonly body: string;
    };
    readonly 'recovery-stopped': {
      readonly title: string;
      readonly body: string;
    };
    readonly 'phone-change-asked': {
      readonly title: string;
      readonly body: (a: { readonly named: string }) => string;
    };
    readonly 'phone-changed': {
      readonly title: string;
      readonly body: (a: { readonly named: string }) => string;
    };
    readonly 'trade-link-bound': {
      readonly title: string;
      readonly body: string;
    };
    readonly 'trade-link-change-asked': {
      readonly title: string;
      readonly body: string;
    };
    readonly 'trade-link-changed': {
      readonly title: string;
      readonly body: string;
    };
    readonly 'steam-link-asked': {
      readonly title: string;
      readonly body: string;
    };
    readonly 'steam-linked': {
      readonly title: string;
      readonly body: string;
    };
    readonly 'steam-unlinked': {
      readonly title: string;
      readonly body: string;
    };
    readonly 'email-changed': {
      readonly title: string;
      readonly body: string;
    };
    readonly 'passkey-added': {
      readonly title: string;
      readonly body: (a: { readonly named: string }) => string;
    };
    readonly 'passkey-removal-asked': {
      readonly title: string;
      readonly body: (a: { readonly named: string }) => string;
    };
    readonly 'passkey-removed': {
      readonly title: string;
      readonly body: (a: { readonly named: string }) => string;
    };
    readonly 'totp-added': {
      readonly title: string;
      readonly body: string;
    };
    readonly 'totp-removal-asked': {
      readonly title: string;
      readonly body: string;
    };
    readonly 'totp-removed': {
      readonly title: string;
      readonly body: string;
    };
    readonly 'recovery-codes-made': {
      readonly title: string;
      readonly body: string;
    };
    readonly 'api-key-made': {
      readonly title: string;
      readonly body: (a: { readonly named: string }) => string;
    };
    readonly 'change-stopped': {
      readonly title: string;
      readonly body: string;
    };
    readonly 'change-failed': {
      readonly title: string;
      readonly body: string;
    };
    readonly held: {
      readonly title: string;
      readonly body: string;
    };
    readonly released: {
      readonly title: string;
      readonly body: string;
    };
    readonly frozen: {
      readonly title: string;
      readonly body: string;
    };
    readonly thawed: {
      readonly title: string;
      readonly body: string;
    };
  };
}
