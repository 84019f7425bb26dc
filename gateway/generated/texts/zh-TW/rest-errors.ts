// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/rest-errors.ts';

const texts: Texts = {
  withFact: (a) => `${a.sentence}（${a.fact}）`,
  codes: {
    ACCOUNT_FROZEN: "帳號已凍結，請先透過再次驗證解除凍結",
    CASE_CHANGED: "這個盲盒剛更新了機率，請重新查詢後再開啟",
    DOCUMENT_REQUIRED: "這個請求格式不正確",
    GRAPHQL_PARSE_FAILED: "這個請求格式不正確",
    GRAPHQL_VALIDATION_FAILED: "這個請求格式不正確",
    IDEMPOTENCY_CONFLICT: "這組冪等鍵已經用在另一次請求上",
    INPUT_INVALID: "參數超出允許的範圍，請檢查後再試",
    INVALID_INPUT: "參數有誤，請檢查後再試",
    ITEM_NOT_HELD: "有藏品已經不在背包裡",
    METHOD_NOT_ALLOWED: "這個網址不接受這種請求方式",
    OUTCOME_UNKNOWN: "暫時無法確認結果，請用同一組冪等鍵重試",
    PERSISTED_QUERY_NOT_FOUND: "這個請求格式不正確",
    SECOND_FACTOR_INVALID: "動態驗證碼或復原碼不正確，或已被使用",
    SECOND_FACTOR_REQUIRED: "請輸入驗證器 App 上的動態驗證碼，或一個復原碼",
  },
};

export default texts;
