// Generated from schema/texts/ by `npm run codegen`: edit those.

export default interface Texts {
  readonly pageTitle: (a: { readonly page: string }) => string;
  readonly skipToContent: string;
  readonly loading: string;
  readonly nav: {
    readonly label: string;
    readonly bottom: string;
    readonly cases: string;
    readonly battles: string;
    readonly upgrade: string;
    readonly dream: string;
    readonly dreamTab: string;
    readonly contract: string;
    readonly giveaways: string;
    readonly shop: string;
    readonly news: string;
    readonly backpack: string;
    readonly fairness: string;
    readonly account: string;
  };
  /** One game, as a record or an item names it. */
  readonly games: {
    readonly CASE: string;
    readonly UPGRADE: string;
    readonly DREAM: string;
    readonly CONTRACT: string;
    readonly BATTLE: string;
    readonly GIVEAWAY: string;
  };
  readonly header: {
    readonly search: string;
    readonly freeCase: string;
    readonly home: string;
    readonly balance: string;
    readonly points: string;
    readonly deposit: string;
    readonly login: string;
    readonly register: string;
    readonly menu: string;
    readonly messagesUnread: (a: { readonly count: string }) => string;
    readonly account: (a: { readonly nickname: string }) => string;
    readonly failed: string;
  };
  readonly menu: {
    readonly profile: string;
    readonly bag: string;
    readonly records: string;
    readonly flow: string;
    readonly vip: string;
    readonly promotion: string;
    readonly transfer: string;
    readonly shop: string;
    readonly rewards: string;
    readonly security: string;
    readonly settings: string;
    readonly safer: string;
    readonly messages: string;
    readonly skins: string;
    readonly unread: (a: { readonly count: string }) => string;
    readonly help: string;
    readonly support: string;
    readonly seeds: string;
    readonly language: string;
    readonly theme: string;
    readonly logout: string;
    readonly loggedOut: string;
  };
  readonly actions: {
    readonly retry: string;
    readonly close: string;
    readonly cancel: string;
    readonly back: string;
    readonly copy: string;
    readonly copied: string;
  };
  readonly errors: {
    readonly title: string;
    readonly text: string;
    readonly offlineTitle: string;
    readonly offlineText: string;
    readonly payPaused: string;
  };
  readonly chunk: {
    readonly title: string;
    readonly text: string;
    readonly sent: {
      readonly title: string;
      readonly text: string;
    };
  };
  readonly notFound: {
    readonly title: string;
    readonly text: string;
    readonly action: string;
  };
  readonly catchingUp: (a: { readonly percent: string }) => string;
  readonly demo: {
    readonly world: string;
    readonly note: string;
  };
  readonly loginExpired: string;
  readonly recovered: {
    readonly title: string;
    readonly text: string;
    readonly stop: string;
  };
  readonly footer: {
    readonly help: string;
    readonly support: string;
    readonly about: string;
    readonly terms: string;
    readonly termsOfPlay: string;
    readonly privacy: string;
    readonly disclaimer: string;
    readonly saferPlay: string;
    readonly linksLabel: string;
    readonly adults: string;
    readonly safer: string;
    readonly fairness: string;
    readonly proof: string;
    readonly verify: string;
    readonly log: string;
    readonly sandbox: string;
  };
  readonly hiddenPlayer: string;
}
