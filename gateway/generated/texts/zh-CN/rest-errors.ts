// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/rest-errors.ts';

const texts: Texts = {
  withFact: (a) => `${a.sentence}（${a.fact}）`,
  codes: {
    ACCOUNT_FROZEN: "账号已冻结，请先通过再次验证解除冻结",
    CASE_CHANGED: "这个盲盒刚刚更新了概率，请重新查询后再开启",
    DOCUMENT_REQUIRED: "这个请求格式不正确",
    GRAPHQL_PARSE_FAILED: "这个请求格式不正确",
    GRAPHQL_VALIDATION_FAILED: "这个请求格式不正确",
    IDEMPOTENCY_CONFLICT: "这个幂等键已经用在另一次请求上",
    INPUT_INVALID: "参数超出允许的范围，请检查后再试",
    INVALID_INPUT: "参数有误，请检查后再试",
    ITEM_NOT_HELD: "有藏品已不在背包里",
    METHOD_NOT_ALLOWED: "这个地址不接受这种请求方式",
    OUTCOME_UNKNOWN: "暂时无法确认结果，请用同一个幂等键重试",
    PERSISTED_QUERY_NOT_FOUND: "这个请求格式不正确",
    SECOND_FACTOR_INVALID: "动态验证码或恢复码不正确，或已被使用",
    SECOND_FACTOR_REQUIRED: "请输入验证器 App 上的动态验证码，或一个恢复码",
  },
};

export default texts;
