// Generated from schema/texts/ by `npm run codegen`: edit those.

export default interface Texts {
  readonly title: string;
  readonly menu: string;
  readonly colours: string;
  readonly names: {
    readonly night: string;
    readonly jade: string;
    readonly claret: string;
    readonly graphite: string;
    readonly daylight: string;
    readonly device: string;
  };
  readonly notes: {
    readonly night: string;
    readonly jade: string;
    readonly claret: string;
    readonly graphite: string;
    readonly daylight: string;
    readonly device: string;
  };
  readonly device: string;
  readonly deviceNote: string;
  readonly sound: string;
  readonly volume: string;
  readonly musicPlays: string;
  readonly mute: string;
  readonly switches: {
    readonly fast: {
      readonly title: string;
      readonly text: string;
    };
    readonly voice: {
      readonly title: string;
      readonly text: string;
    };
    readonly music: {
      readonly title: string;
      readonly text: string;
    };
    readonly agreePing: {
      readonly title: string;
      readonly text: string;
    };
  };
}
