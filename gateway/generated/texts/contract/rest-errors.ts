// Generated from schema/texts/ by `npm run codegen`: edit those.

/** Where REST says another sentence than the page: one that speaks of no page, form or list, or says more to a program. */
export default interface Texts {
  /** The field that is wrong, or the id to look a failure up by. */
  readonly withFact: (a: { readonly sentence: string; readonly fact: string }) => string;
  readonly codes: {
    readonly ACCOUNT_FROZEN: string;
    readonly CASE_CHANGED: string;
    readonly DOCUMENT_REQUIRED: string;
    readonly GRAPHQL_PARSE_FAILED: string;
    readonly GRAPHQL_VALIDATION_FAILED: string;
    readonly IDEMPOTENCY_CONFLICT: string;
    readonly INPUT_INVALID: string;
    readonly INVALID_INPUT: string;
    readonly ITEM_NOT_HELD: string;
    readonly METHOD_NOT_ALLOWED: string;
    readonly OUTCOME_UNKNOWN: string;
    readonly PERSISTED_QUERY_NOT_FOUND: string;
    readonly SECOND_FACTOR_INVALID: string;
    readonly SECOND_FACTOR_REQUIRED: string;
  };
}
