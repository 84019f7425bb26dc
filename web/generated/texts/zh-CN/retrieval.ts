// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/retrieval.ts';

const texts: Texts = {
  title: "取回到 Steam",
  about: (a) => `${a.count} 件藏品将发往你的 Steam 账号。`,
  items: "要取回的藏品",
  to: "交易链接",
  upTo12Hours: "部分藏品从亚洲发货，最长可能需要 12 小时。",
  failureReturns: "如果没有送达，藏品会回到背包。",
  send: (a) => `取回 ${a.count} 件`,
  sending: "正在提交…",
  working: (a) => `正在提交 ${a.count} 件藏品的取回…`,
  sent: (a) => `${a.count} 件藏品已开始取回`,
  unanswered: "上一次取回还没有得到答复，确认时会沿用同一编号，不会重复提交。",
  confirm: "继续确认",
  noLink: {
    title: "先填写交易链接",
    text: "取回的藏品会通过 Steam 报价发给你，需要你的交易链接。在账号设置里填好后再回来。",
    action: "去填写",
  },
  states: {
    RETRIEVING: "取回中",
    AWAITING_SHIPMENT: "待发货",
    AWAITING_RECEIPT: "待收货",
    SUCCESS: "已送达",
    FAILED: "取回失败",
  },
  step: (a) => `第 ${a.step} 步，共 ${a.all} 步：${a.name}`,
  failed: "藏品已回到背包。",
  message: "服务商留言",
  updated: "更新于",
  created: "提交于",
  dispute: {
    action: "有问题",
    title: "对这次取回提出异议",
    text: "写下发生了什么，我们会在工单里答复。",
    label: "问题描述",
    hint: "10–2,000 个字符",
    invalid: "请写 10–2,000 个字符",
    send: "提交工单",
    sending: "正在提交…",
    done: "工单已提交",
    see: "查看工单",
  },
};

export default texts;
