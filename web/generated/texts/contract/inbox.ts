// Generated from schema/texts/ by `npm run codegen`: edit those.

export default interface Texts {
  readonly title: string;
  readonly tabs: {
    readonly messages: string;
    readonly notices: string;
  };
  readonly kinds: {
    readonly WIN: string;
    readonly DEPOSIT: string;
    readonly RETRIEVAL: string;
    readonly GIVEAWAY: string;
    readonly SUPPORT: string;
    readonly REWARD: string;
    readonly SECURITY: string;
    readonly NOTICE: string;
  };
  readonly unread: string;
  readonly readAll: string;
  readonly allRead: string;
  readonly go: string;
  readonly security: {
    readonly 'stop-change': string;
    readonly 'stop-recovery': string;
    readonly freeze: string;
    readonly 'confirm-email': string;
  };
  readonly backToList: string;
  readonly none: {
    readonly title: string;
    readonly text: string;
  };
  readonly noNotices: {
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
  readonly noticesError: {
    readonly title: string;
  };
  readonly notice: {
    readonly title: string;
    readonly known: string;
    readonly all: string;
  };
}
