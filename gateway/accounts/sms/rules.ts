/** The costs of text messages that the operator allows, for players and for the site. */
export interface SmsRules {
  readonly proof: {
    /** Tries that a proof of work takes at most, beside the slider. */
    readonly tries: number;
    /** The same where it stands in for the slider. */
    readonly accessibleTries: number;
    /** Messages an hour, of the whole site, to clients that bring no proof. */
    readonly withoutPerHour: number;
  };
  /** Countries whose numbers get messages: ISO 3166-1 codes. */
  readonly countries: ReadonlySet<string>;
  /** Messages of the whole site. */
  readonly perHour: number;
  readonly perDay: number;
}
