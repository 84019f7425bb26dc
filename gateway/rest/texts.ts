import type { Locale } from '../../engine/catalog/document.ts';
import en from '../../web/generated/texts/en/errors.ts';
import zhCN from '../../web/generated/texts/zh-CN/errors.ts';
import zhTW from '../../web/generated/texts/zh-TW/errors.ts';
import type { ErrorCode } from '../errors.ts';

/** The page's own sentences, but for those that speak of a page, a form or a list, or say less than a program needs. */
export const TEXTS: Readonly<Record<Locale, Readonly<Record<ErrorCode, string>>>> = {
  'zh-CN': {
    ...zhCN.codes,
    ACCOUNT_FROZEN: '账号已冻结，请先通过再次验证解除冻结',
    CASE_CHANGED: '这个盲盒刚刚更新了概率，请重新查询后再开启',
    GRAPHQL_PARSE_FAILED: '这个请求格式不正确',
    GRAPHQL_VALIDATION_FAILED: '这个请求格式不正确',
    IDEMPOTENCY_CONFLICT: '这个幂等键已经用在另一次请求上',
    INPUT_INVALID: '参数超出允许的范围，请检查后再试',
    INVALID_INPUT: '参数有误，请检查后再试',
    ITEM_NOT_HELD: '有藏品已不在背包里',
    METHOD_NOT_ALLOWED: '这个地址不接受这种请求方式',
    OUTCOME_UNKNOWN: '暂时无法确认结果，请用同一个幂等键重试',
    SECOND_FACTOR_INVALID: '动态验证码或恢复码不正确，或已被使用',
    SECOND_FACTOR_REQUIRED: '请输入验证器 App 上的动态验证码，或一个恢复码',
  },
  'zh-TW': {
    ...zhTW.codes,
    ACCOUNT_FROZEN: '帳號已凍結，請先透過再次驗證解除凍結',
    CASE_CHANGED: '這個盲盒剛更新了機率，請重新查詢後再開啟',
    GRAPHQL_PARSE_FAILED: '這個請求格式不正確',
    GRAPHQL_VALIDATION_FAILED: '這個請求格式不正確',
    IDEMPOTENCY_CONFLICT: '這組冪等鍵已經用在另一次請求上',
    INPUT_INVALID: '參數超出允許的範圍，請檢查後再試',
    INVALID_INPUT: '參數有誤，請檢查後再試',
    ITEM_NOT_HELD: '有藏品已經不在背包裡',
    METHOD_NOT_ALLOWED: '這個網址不接受這種請求方式',
    OUTCOME_UNKNOWN: '暫時無法確認結果，請用同一組冪等鍵重試',
    SECOND_FACTOR_INVALID: '動態驗證碼或復原碼不正確，或已被使用',
    SECOND_FACTOR_REQUIRED: '請輸入驗證器 App 上的動態驗證碼，或一個復原碼',
  },
  en: {
    ...en.codes,
    ACCOUNT_FROZEN: 'The account is frozen. Sign in and confirm it’s you to thaw it.',
    CASE_CHANGED: 'The odds of this case have just changed. Look at them again before you open it.',
    GRAPHQL_PARSE_FAILED: 'The request was malformed.',
    GRAPHQL_VALIDATION_FAILED: 'The request was malformed.',
    IDEMPOTENCY_CONFLICT: 'This idempotency key was used for another request.',
    INPUT_INVALID: 'A parameter is outside its limits. Please check it and try again.',
    INVALID_INPUT: 'A parameter isn’t right. Please check it and try again.',
    ITEM_NOT_HELD: 'Some of these items are no longer in your backpack.',
    METHOD_NOT_ALLOWED: 'This address doesn’t take that method.',
    OUTCOME_UNKNOWN: 'We can’t confirm the result yet. Repeat the request with the same idempotency key.',
    SECOND_FACTOR_INVALID: 'The authenticator or recovery code is wrong, or was used before.',
    SECOND_FACTOR_REQUIRED: 'Please enter the code of your authenticator app, or a recovery code.',
  },
};

const inBrackets = {
  'zh-CN': (fact: string) => `（${fact}）`,
  'zh-TW': (fact: string) => `（${fact}）`,
  en: (fact: string) => ` (${fact})`,
} as const satisfies Record<Locale, (fact: string) => string>;

/** What a person has to be told beside the sentence: the field that is wrong, or where to look a failure up. */
const factOf = (details: object): string | null => {
  if ('field' in details && typeof details.field === 'string') return details.field;
  return 'requestId' in details && typeof details.requestId === 'string' ? details.requestId : null;
};

/** The sentence for an error, as `msg` has it. */
export const textOf = (locale: Locale, code: ErrorCode, details: object): string => {
  const fact = factOf(details);
  return `${TEXTS[locale][code]}${fact === null ? '' : inBrackets[locale](fact)}`;
};
