// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/rest-errors.ts';

const texts: Texts = {
  withFact: (a) => `${a.sentence} (${a.fact})`,
  codes: {
    ACCOUNT_FROZEN: "The account is frozen. Sign in and confirm it’s you to thaw it.",
    CASE_CHANGED: "The odds of this case have just changed. Look at them again before you open it.",
    DOCUMENT_REQUIRED: "The request was malformed.",
    GRAPHQL_PARSE_FAILED: "The request was malformed.",
    GRAPHQL_VALIDATION_FAILED: "The request was malformed.",
    IDEMPOTENCY_CONFLICT: "This idempotency key was used for another request.",
    INPUT_INVALID: "A parameter is outside its limits. Please check it and try again.",
    INVALID_INPUT: "A parameter isn’t right. Please check it and try again.",
    ITEM_NOT_HELD: "Some of these items are no longer in your backpack.",
    METHOD_NOT_ALLOWED: "This address doesn’t take that method.",
    OUTCOME_UNKNOWN: "We can’t confirm the result yet. Repeat the request with the same idempotency key.",
    PERSISTED_QUERY_NOT_FOUND: "The request was malformed.",
    SECOND_FACTOR_INVALID: "The authenticator or recovery code is wrong, or was used before.",
    SECOND_FACTOR_REQUIRED: "Please enter the code of your authenticator app, or a recovery code.",
  },
};

export default texts;
